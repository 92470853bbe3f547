// In a static site: what it can do, what needs a server, and how to get one.
import './needs-server.css';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { needsServerWords } from './words.ts';

const Part = ({ title, list }: { readonly title: string; readonly list: readonly string[] }) => (
  <section class="leaf full-width">
    <h2>{title}</h2>
    <ul class="grid gap-6">
      {list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
);

export const NeedsServerPage = () => {
  const words = needsServerWords.value;
  if (!words) return null;
  return (
    <PageFrame title={words.title} class="short-page needs-server">
      <p>{words.about}</p>
      <Part title={words.elsewhere} list={words.needServer} />
      <Part title={words.here} list={words.worksHere} />
      <p>{words.how}</p>
      <a class="button main" href="/">
        {words.play}
      </a>
    </PageFrame>
  );
};
