// Everything this board says itself; reasons and news are in the words of the game.
import { languageLoader } from '@crescendo/words';
import type { SpokenWords } from './speech/spoken-words.ts';

export interface VorZwoelfWords {
  // On the table.
  readonly supply: string;
  readonly turnUp: string;
  readonly or: string;
  readonly orTake: string;
  readonly open: string;
  readonly leave: string;
  readonly yourTile: string;
  readonly startTip: string;
  /** Start: where no number would fit between two tiles of the diagonal, and what lies so. */
  readonly breakTip: string;
  readonly outOfOrder: (before: number, after: number) => string;
  readonly othersChoose: string;
  readonly done: string;
  // For screen readers.
  readonly square: (row: number, column: number, what: string) => string;
  readonly rowOf: (row: number, what: string) => string;
  readonly free: string;
  readonly fits: string;
  /** It may lie here, but no number fits between it and another. */
  readonly breaks: string;
  readonly canSwap: string;
  readonly yourBoard: string;
  readonly boardOf: (name: string) => string;
  readonly supplyOf: (count: number) => string;
  readonly openTile: (tile: number, count: number) => string;
  readonly inHand: (tile: number) => string;
  /** `places`: how many squares fit; unknown while the start is arranged. */
  readonly holding: (tile: number, places: number | undefined) => string;
  readonly playAgain: string;
  // What to do now.
  readonly prompt: {
    readonly start: (tile: number) => string;
    readonly arrange: string;
    readonly choose: string;
    readonly draw: string;
    readonly place: (tile: number) => string;
    readonly leave: (tile: number) => string;
    readonly last: (tile: number) => string;
  };
  /** What to do with a face-up tile that was picked up; `others`: is there one that fits? */
  readonly taking: {
    readonly free: (tile: number) => string;
    readonly both: (tile: number) => string;
    readonly swap: (tile: number) => string;
    readonly nowhere: (tile: number, others: boolean) => string;
    readonly several: (tile: number, count: number) => string;
  };
  /** Why a face-up tile fits nowhere. */
  readonly why: { readonly nowhere: (tile: number) => string; readonly twin: (tile: number) => string };
  /** What the guide explains, and what it says when the player has done it. */
  readonly guide: {
    readonly goal: string;
    readonly start: string;
    readonly turn: string;
    readonly place: string;
    readonly leave: string;
    readonly exchange: string;
    readonly take: string;
    readonly last: string;
    readonly done: {
      readonly place: string;
      readonly leave: string;
      readonly exchange: string;
      readonly take: string;
    };
  };
  readonly standing: (free: number) => string;
  /** How a single game ended. */
  readonly outcome: { readonly full: string; readonly free: (free: number) => string };
  readonly result: {
    readonly full: string;
    readonly fewest: (free: number) => string;
    readonly free: (free: number) => string;
    readonly score: string;
  };
  readonly describe: {
    readonly draw: string;
    readonly leave: (tile: number) => string;
    readonly place: (tile: number, row: number, column: number, freed: number) => string;
    readonly take: (tile: number, row: number, column: number, freed: number) => string;
    readonly arrange: (tiles: readonly number[]) => string;
  };
  readonly because: {
    readonly wins: string;
    readonly fills: (left: number) => string;
    /** Start: how many numbers are lower and higher than the tile. */
    readonly start: (lower: number, higher: number) => string;
    readonly lastDotted: string;
    /** So many numbers fit the free square that fewest fit. */
    readonly tightest: (numbers: number) => string;
    /** How many numbers fit the free squares, counted for each of them. */
    readonly more: (before: number, after: number) => string;
    /** An exchange for a lower or a higher number. */
    readonly lower: string;
    readonly higher: string;
    readonly forNext: (tile: number) => string;
    readonly drawBetter: string;
    readonly noneOpen: string;
    /** Why a tile is left. */
    readonly nowhere: string;
    readonly noGain: string;
    readonly noRoom: string;
  };
  /** For people who do not see the board. */
  readonly spoken: SpokenWords;
}

export const loadWords = languageLoader<VorZwoelfWords>({
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  it: async () => (await import('./words/it.ts')).it,
  nl: async () => (await import('./words/nl.ts')).nl,
  es: async () => (await import('./words/es.ts')).es,
  en: async () => (await import('./words/en.ts')).en,
});
