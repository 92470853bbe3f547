// The page about Crescendo: its version, what is new in it, and whose work it contains.
import { PageFrame } from '../../ui/page/page-frame.tsx';
import { aboutWords } from './words.ts';

/** Filled in by the build, see vite/about.ts. */
declare const __ABOUT__:
  | { readonly version: string; readonly parts: readonly (readonly [name: string, licence: string])[] }
  | undefined;

const { version, parts } = typeof __ABOUT__ === 'undefined' ? { version: '', parts: [] } : __ABOUT__;

export const AboutPage = () => {
  const words = aboutWords.value;
  if (!words) return null;
  return (
    <PageFrame title={words.title} class="short-page about">
      <p class="quiet">{words.version(version)}</p>
      <section class="leaf full-width grid gap-14" aria-labelledby="new">
        <h2 id="new">{words.newTitle}</h2>
        <ul class="grid gap-10">
          {words.news.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section class="leaf full-width grid gap-14" aria-labelledby="licences">
        <h2 id="licences">{words.licencesTitle}</h2>
        <p>{words.own}</p>
        <dl>
          {parts.map(([name, licence]) => (
            <div key={name} class="cluster gap-10">
              <dt>{name}</dt>
              <dd class="soft">{licence}</dd>
            </div>
          ))}
        </dl>
        <p>{words.fonts}</p>
      </section>
    </PageFrame>
  );
};
