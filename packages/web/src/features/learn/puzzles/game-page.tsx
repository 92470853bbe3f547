// The puzzles of one game: ten of them, one of a day, or a single one.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { isDay, today } from '../../../ui/days.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { saveLastGame } from '../progress/last-game.ts';
import { type PuzzleGame, usePuzzleGame } from '../solving/use-puzzle-game.ts';
import { puzzleWords } from '../solving/words.ts';
import { Single } from './single.tsx';
import { Ten } from './ten.tsx';
import { ToLesson } from './to-lesson.tsx';
import { Day } from './today.tsx';

interface Shown {
  /** Below the name of the game. */
  readonly title: string;
  readonly body: ComponentChildren;
}

/** Reads the rest of the address; `undefined`: there is nothing there. */
const shownAt = (game: PuzzleGame, [what = '', id = '']: readonly string[]): Shown | undefined => {
  const { words, puzzles } = game;
  if (what === '') return { title: words.ten, body: <Ten game={game} /> };
  const day = what === 'today' ? today() : what;
  // Tomorrow's is still a secret.
  if (isDay(day) && day <= today())
    return { title: words.today, body: <Day key={day} game={game} day={day} /> };
  if (what === 'lessons') return { title: words.title, body: <ToLesson game={game.id} lesson={id} /> };
  const puzzle = puzzles.find((one) => one.id === what);
  return puzzle && { title: words.title, body: <Single key={what} game={game} puzzle={puzzle} /> };
};

export const GamePage = ({ id, rest }: { readonly id: string; readonly rest: readonly string[] }) => {
  const game = usePuzzleGame(id);
  const words = puzzleWords.value;
  useEffect(() => {
    if (game) saveLastGame(game.id);
  }, [game?.id]);
  if (game === undefined || !words) return null;
  const shown = game && shownAt(game, rest);
  if (!shown)
    return (
      <PageFrame title={words.unknown}>
        <a class="button main" href="/puzzles">
          {words.toAll}
        </a>
      </PageFrame>
    );
  return (
    <PageFrame
      title={`${shown.title} · ${game.title}`}
      heading={
        <>
          <span class="number">{game.title}</span> <small>{shown.title}</small>
        </>
      }
      class="puzzles"
    >
      {shown.body}
    </PageFrame>
  );
};
