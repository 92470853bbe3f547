// What the board itself says, in one language.
import { languageLoader } from '@crescendo/words';
import type { SpokenWords } from './speech/spoken-words.ts';

export interface FinitoWords {
  /** Names of places and pieces, for screen readers. */
  readonly ownBoard: string;
  readonly boardOf: (name: string) => string;
  readonly otherBoards: string;
  readonly square: (row: number, column: number, number: number, counter: number) => string;
  /** Added to a square's name when a counter may go there. */
  readonly allowed: string;
  readonly openCounters: string;
  readonly counter: (counter: number) => string;
  readonly faceDown: (count: number) => string;
  readonly die: (number: number) => string;
  readonly dieRests: string;
  /** The counters in reading order, and the longest rising block. */
  readonly orderOf: (counters: readonly number[], block: readonly number[]) => string;
  readonly noCounters: string;
  readonly hasChosen: (name: string) => string;
  readonly isThinking: (name: string) => string;
  /** Announced when a counter is picked up; the numbers of the squares where it may go. */
  readonly inHand: (counter: number, numbers: readonly number[]) => string;
  /** Short lines on the board's lower edge. */
  readonly longest: (length: number, wanted: number) => string;
  readonly roll: (rolls: number, limit: number) => string;
  /** Names with the lengths of their longest sequences. */
  readonly ladder: (lengths: readonly string[]) => string;
  /** Over the ladder: what its steps count. */
  readonly ladderTitle: string;
  /** What the die and the ladder mean, when they are touched. */
  readonly explain: {
    readonly die: (rolled: number) => string;
    readonly taken: (rolled: number, numbers: readonly number[]) => string;
    readonly ladder: (wanted: number) => string;
  };
  readonly pass: string;

  readonly prompt: {
    /** `isLast`: there is no counter left to choose from. */
    readonly place: (rolled: number, numbers: readonly number[], isLast: boolean) => string;
    readonly move: (rolled: number, numbers: readonly number[]) => string;
    readonly moveOrPass: (rolled: number, numbers: readonly number[]) => string;
    readonly waiting: string;
    readonly watching: string;
    readonly over: string;
  };

  /** What the guide explains, and what it says when the player has done it. */
  readonly guide: {
    readonly goal: string;
    readonly choose: string;
    readonly order: string;
    readonly taken: string;
    readonly line: string;
    readonly sequence: string;
    readonly moving: string;
    readonly near: string;
    readonly done: {
      readonly choose: string;
      readonly taken: string;
      readonly moving: string;
    };
  };

  readonly describe: {
    readonly place: (counter: number, number: number, row: number, column: number) => string;
    readonly move: (counter: number, number: number, row: number, column: number) => string;
    readonly pass: string;
  };

  readonly because: {
    readonly inOrder: string;
    /** No counter lies in its place yet. */
    readonly later: string;
    readonly keeps: (kept: number) => string;
    readonly chance: (percent: string) => string;
    readonly frees: (counter: number) => string;
  };

  readonly result: {
    readonly order: (counters: readonly number[]) => string;
    readonly finito: (counters: number) => string;
    readonly block: (counters: readonly number[]) => string;
    readonly left: (count: number) => string;
    readonly goal: (length: number) => string;
    readonly limit: (rolls: number) => string;
    readonly points: string;
  };
  /** For people who do not see the board. */
  readonly spoken: SpokenWords;
}

export const loadWords = languageLoader<FinitoWords>({
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  it: async () => (await import('./words/it.ts')).it,
  nl: async () => (await import('./words/nl.ts')).nl,
  es: async () => (await import('./words/es.ts')).es,
  en: async () => (await import('./words/en.ts')).en,
});
