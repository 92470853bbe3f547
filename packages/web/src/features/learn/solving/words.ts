// What is said around the puzzles. What is said of a game's themes, lessons and answers is in `game-words.ts`.
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';
import type { FirstAnswer } from '../progress/progress.ts';

export interface PuzzleWords {
  readonly title: string;
  readonly about: string;
  /** Somewhere among the puzzles there is no such thing. */
  readonly unknown: string;
  readonly toAll: string;

  readonly today: string;
  readonly todayOf: (game: string) => string;
  readonly aboutToday: string;
  readonly left: (hours: number, minutes: number) => string;
  readonly toToday: string;

  readonly ten: string;
  readonly tenGoOn: (answered: number) => string;

  readonly rating: string;
  /** The second number: the true rating is within this of the first, 19 times in 20. */
  readonly ratingRange: (rating: number, within: number) => string;
  readonly ratingLater: (counted: number, needed: number) => string;

  readonly position: (number: number, of: number) => string;
  readonly answers: { readonly [F in FirstAnswer]: string };
  readonly now: string;
  readonly open: string;

  readonly hint: string;
  readonly nextHint: string;
  /** Below the word for a hint, where the answer counts for the rating. */
  readonly hintCounts: string;
  readonly right: string;
  readonly rightAfterHint: string;
  readonly rightLater: string;
  readonly wrong: string;
  /** How many games out of 100 a wrong answer gives away, and how many the right one wins. */
  readonly costs: (games: number) => string;
  readonly wins: (games: number) => string;
  readonly tryAgain: string;
  readonly showSolution: string;
  readonly solution: string;
  readonly next: string;
  readonly toResult: string;

  readonly tenDone: string;
  readonly solvedOf: (solved: number, of: number) => string;
  readonly anotherTen: string;
  readonly lookAgain: (number: number) => string;
  readonly lessonDone: string;
  readonly lessonNext: (title: string) => string;

  readonly share: string;
  readonly copied: string;
  readonly notCopied: string;
  /** In the middle of a line: which puzzle, and how it went. */
  readonly sharedPuzzle: (game: string) => string;
  readonly sharedSolved: (tries: number) => string;
  readonly sharedNot: string;
  readonly sharedHints: (hints: number) => string;
}

export const puzzleWords = catalogue(
  languageLoader<PuzzleWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);
