// Top: its own page, and every game of it under an address of its own.
import { lazy } from '../../shell/lazy.tsx';
import { today } from '../../ui/days.ts';
import { PageFrame } from '../../ui/page/page-frame.tsx';
import './top.css';
import type { GameProps } from './game.tsx';
import { dayAt, numberOfDay } from './numbers.ts';
import { Overview, savedClock } from './overview.tsx';
import { topWords } from './words.ts';

/** With the board, which the list of games can do without. */
const Game = lazy<GameProps>(async () => (await import('./game.tsx')).Game);

const FREE = /^free-[0-9a-f]{12}$/;

export const TopPage = ({ at }: { readonly at: string }) => {
  const words = topWords.value;
  if (!words) return null;
  if (at === '')
    return (
      <PageFrame
        title={words.title}
        heading={
          <>
            <span class="number">{words.title}</span> <small>{words.subtitle}</small>
          </>
        }
        class="top"
      >
        <Overview words={words} />
      </PageFrame>
    );
  const day = dayAt(at);
  if (day === undefined && !FREE.test(at))
    return (
      <PageFrame title={words.unknown}>
        <a class="button main" href="/top">
          {words.toAll}
        </a>
      </PageFrame>
    );
  const number = day === undefined ? words.anyTime : words.number(numberOfDay(day));
  const name = day === today() ? words.today : number;
  return (
    <PageFrame
      title={`${words.title} · ${name}`}
      heading={
        <>
          <span class="number">{words.title}</span> <small>{number}</small>
        </>
      }
      class="top"
    >
      <Game
        key={day ?? at}
        id={day ?? at}
        title={`${words.title} ${number}`}
        isShared={day !== undefined}
        clock={savedClock()}
      />
    </PageFrame>
  );
};
