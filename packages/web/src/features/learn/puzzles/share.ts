// Makes a line about the puzzle of a day to share: it reveals nothing of the puzzle.
import type { DayResult } from '../progress/progress.ts';
import type { PuzzleWords } from '../solving/words.ts';

/** An empty box for every wrong answer, a full one for the right one. */
const pictureOf = ({ misses, isSolved }: DayResult): string => '▯'.repeat(misses) + (isSolved ? '▮' : '');

export const shareText = (
  words: PuzzleWords,
  result: DayResult,
  about: { readonly game: string; readonly day: string; readonly link: string },
): string => {
  const facts = [
    result.isSolved ? words.sharedSolved(result.misses + 1) : words.sharedNot,
    ...(result.hints > 0 ? [words.sharedHints(result.hints)] : []),
  ];
  const line = `Crescendo · ${about.day} · ${words.sharedPuzzle(about.game)}: ${facts.join(', ')}`;
  return `${`${line} ${pictureOf(result)}`.trim()}\n${about.link}`;
};
