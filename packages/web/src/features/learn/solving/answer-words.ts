// What is said of questions and answers: what is asked, where to look, why an answer is not it.
import type { Hint, PuzzleGoal, Why } from '@crescendo/bots/puzzles';
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

/** Codes that say everything by themselves. */
type Plain<Code extends string, WithFacts extends string> = {
  readonly [C in Exclude<Code, WithFacts>]: string;
};

interface GoalFacts {
  readonly 'lay-most': (tiles: number) => string;
  readonly 'fewest-changes': (tiles: number, sets: number) => string;
}
interface WhyFacts {
  readonly 'lays-fewer': (tiles: number, wanted: number) => string;
  readonly 'keeps-tiles': (left: number) => string;
  readonly 'changes-more': (sets: number, wanted: number) => string;
}
interface HintFacts {
  readonly 'look-tile': (tile: number) => string;
  readonly 'look-counter': (counter: number) => string;
  readonly 'look-dice-count': (dice: number) => string;
  readonly 'look-row': (row: 'orange' | 'yellow' | 'purple') => string;
  readonly 'look-field': (place: number) => string;
  readonly 'look-tiles-count': (tiles: number) => string;
  /** With the names the board has for them. */
  readonly 'look-rack': (tiles: string) => string;
  readonly 'look-sets': (sets: string) => string;
}

export interface AnswerWords {
  readonly goals: Plain<PuzzleGoal['kind'], keyof GoalFacts> & GoalFacts;
  readonly why: Plain<Why['code'], keyof WhyFacts> & WhyFacts;
  readonly hints: Plain<Hint['code'], keyof HintFacts | 'look-square' | 'answer'> & HintFacts;
  /** A hint: where to look on the seat's own board. */
  readonly square: (row: number, column: number, game: string) => string;
}

export const answerWords = catalogue(
  languageLoader<AnswerWords>({
    de: async () => (await import('./answers/de.ts')).de,
    fr: async () => (await import('./answers/fr.ts')).fr,
    it: async () => (await import('./answers/it.ts')).it,
    nl: async () => (await import('./answers/nl.ts')).nl,
    es: async () => (await import('./answers/es.ts')).es,
    en: async () => (await import('./answers/en.ts')).en,
  }),
);
