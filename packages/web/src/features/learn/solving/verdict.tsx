// Tells the result of an answer: the verdict, the wins of the moves, and the reasons.
import type { Puzzle } from '@crescendo/bots/puzzles';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/icons.tsx';
import type { Attempt } from './attempt.ts';
import { whyText } from './text.ts';
import type { PuzzleGame } from './use-puzzle-game.ts';

/** Games out of 100, as a whole number that is never none. */
const inHundred = (share: number): number => Math.max(1, Math.round(100 * share));

interface Answered {
  readonly puzzle: Puzzle;
  readonly game: PuzzleGame;
  readonly attempt: Attempt;
  /** The loss of a wrong move that the puzzle does not know, as the expert judges it. */
  readonly judged: number | undefined;
}

/** Compares the wins of the wrong move and of the best one; an estimate of the difference, where that was not played out. */
const figures = ({ puzzle, game: { words }, attempt: { wrong }, judged }: Answered): readonly string[] => {
  const best = puzzle.solutions[0];
  if (!wrong || !best) return [];
  if (wrong.loss !== null) {
    const wins = inHundred(best.chance);
    return [words.compared(Math.max(0, wins - inHundred(wrong.loss)), wins)];
  }
  return judged !== undefined && judged >= 0.005 ? [words.costs(inHundred(judged))] : [];
};

/** Compares an accepted move with the best one, which follows. */
const nearTexts = ({ game: { words }, attempt: { loss } }: Answered, best: number): readonly string[] => {
  const wins = inHundred(best);
  return [words.compared(Math.max(0, wins - inHundred(loss)), wins), words.bestIs];
};

/** The verdict first, then what follows from it; `describe` has the words for a move. */
export const verdictTexts = (answered: Answered, describe: (move: string) => string): readonly string[] => {
  const { puzzle, game, attempt } = answered;
  const { words, answers } = game;
  const { phase, wrong, first, misses, loss } = attempt;
  const best = puzzle.solutions[0];
  // A wrong answer was compared with it already.
  const wins = best && (wrong?.loss ?? null) === null ? [words.wins(inHundred(best.chance))] : [];
  switch (phase) {
    case 'asking':
      return [];
    case 'wrong':
      return wrong ? [words.wrong, whyText(answers, wrong.why), ...figures(answered)] : [words.wrong];
    case 'shown':
      return [words.solution, describe(puzzle.answer), ...wins];
    case 'solved':
      if (best && loss > 0)
        return [words.nearly, ...nearTexts(answered, best.chance), describe(puzzle.answer)];
      return [
        misses > 0 ? words.rightLater : first === 'hinted' ? words.rightAfterHint : words.right,
        ...wins,
      ];
  }
};

const ICONS = { wrong: 'close', solved: 'check', shown: 'eye' } as const;

interface VerdictProps {
  readonly phase: keyof typeof ICONS;
  readonly texts: readonly string[];
  /** A way to learn more. */
  readonly children?: ComponentChildren;
}

export const Verdict = ({ phase, texts: [verdict, ...texts], children }: VerdictProps) => (
  <div class={`puzzle-result ${phase}`}>
    <Icon name={ICONS[phase]} size={20} />
    <p>
      <b>{verdict}</b> {texts.join(' ')} {children}
    </p>
  </div>
);
