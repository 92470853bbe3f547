// What the Rummikub board says by itself. Reasons and news are in the game's own words (packages/words).
import type { Tile, TileSet, TimeUpEffect } from '@crescendo/rules/rummikub';
import { languageLoader } from '@crescendo/words';
import type { Order } from './model/rack.ts';
import type { SpokenWords } from './speech/spoken-words.ts';

export interface RummikubWords {
  /** "red 5", "joker". */
  readonly tile: (tile: Tile) => string;
  /** "the red 5, the blue 7 and a joker". */
  readonly tiles: (tiles: readonly Tile[]) => string;
  /** "Run: red 3 to 6"; "Group: red 7, blue 7, black 7". */
  readonly set: (set: TileSet) => string;
  /** A joker and what it is here: "joker, stands for red 6". */
  readonly stands: (tiles: readonly Tile[]) => string;
  /** Below a set that is not yet one. A few characters. */
  readonly note: {
    readonly more: (count: number) => string;
    readonly missing: (numbers: readonly number[]) => string;
    readonly onlyJokers: string;
    readonly wrong: string;
  };
  readonly unfinished: (why: string) => string;
  readonly felt: string;
  readonly rack: (count: number) => string;
  readonly rackOf: (name: string, count: number, opened: boolean) => string;
  readonly newSet: string;
  readonly firstSet: string;
  readonly wholeSet: (set: string) => string;
  /** Takes the whole set into the hand. */
  readonly holdSet: string;
  readonly turnJoker: string;
  readonly backToRack: string;
  readonly held: (tiles: readonly Tile[]) => string;
  /** A tile of the rack and one of the table are held. */
  readonly together: string;
  readonly order: { readonly [order in Order]: string };
  /** The group of the orders below. */
  readonly sort: string;
  readonly sorted: (order: string) => string;
  readonly undo: string;
  readonly redo: string;
  readonly reset: string;
  /** Below the drawings on buttons, where there is room: a word. */
  readonly label: { readonly reset: string; readonly larger: string; readonly smaller: string };
  readonly draw: string;
  readonly pool: (count: number) => string;
  readonly pass: string;
  readonly done: string;
  /** On "Done", during an opening: "18 of 30". Very short. */
  readonly points: (points: number, needed: number) => string;
  /** The same, once it is enough. */
  readonly worth: (points: number) => string;
  readonly keep: string;
  readonly redeal: string;
  readonly pairsTitle: (has: boolean) => string;
  readonly pairsText: (has: boolean) => string;
  readonly waiting: string;
  readonly begins: (name: string) => string;
  readonly youBegin: string;
  /** Before it, where the first draw was a tie. */
  readonly drawnAgain: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly planning: string;
  readonly planLost: string;
  readonly seconds: (seconds: number) => string;
  readonly timeUp: (seconds: number, what: TimeUpEffect) => string;
  readonly showHint: string;
  readonly standing: (tiles: number) => string;
  /** So many tiles were laid that they are not named. `name` is `undefined` where it was the reader. */
  readonly laid: (name: string | undefined, tiles: number, opened: boolean) => string;
  readonly prompt: {
    /** After the deal, for a seat that has nothing to choose. */
    readonly look: string;
    readonly pairs: string;
    readonly chosen: string;
    readonly open: (needed: number) => string;
    /** What was begun: an opening that lacks points, sets that lack tiles, no own tile, a joker that can be taken. */
    readonly points: (points: number, needed: number) => string;
    readonly incomplete: string;
    readonly ownTile: string;
    readonly joker: string;
    readonly complete: string;
    readonly out: string;
    readonly turn: string;
    readonly pass: string;
    readonly last: string;
    readonly wait: string;
    readonly over: string;
  };
  /** What the guide explains, and what it says when the player has done it. */
  readonly guide: {
    readonly goal: string;
    readonly sets: string;
    readonly openNow: (points: number) => string;
    readonly openLater: (points: number) => string;
    readonly add: string;
    readonly rebuild: string;
    readonly joker: string;
    readonly few: string;
    readonly done: {
      readonly openNow: string;
      readonly openLater: string;
      readonly add: string;
      readonly rebuild: string;
    };
  };
  /** What is left on a rack at the end of a single game. */
  readonly outcome: (tiles: number, points: number) => string;
  readonly result: {
    readonly rack: (tiles: readonly Tile[]) => string;
    readonly jokers: (count: number, each: number) => string;
    readonly neverOpened: string;
    readonly couldHaveOpened: string;
    readonly out: string;
    readonly lowest: string;
    readonly lowestRack: (points: number) => string;
    /** What a winner gets: all that the others hold, or hold more. */
    readonly others: (isOut: boolean) => string;
    readonly shared: (winners: number) => string;
    readonly score: string;
  };
  readonly hint: {
    readonly draw: string;
    readonly pass: string;
    readonly keep: string;
    readonly redeal: string;
    readonly lay: (tiles: readonly Tile[]) => string;
    /** Too many to be named. */
    readonly many: (tiles: number) => string;
  };
  readonly because: {
    readonly lays: (count: number) => string;
    readonly out: string;
    readonly opens: (points: number) => string;
    readonly keepsJoker: string;
    readonly keepsRest: string;
    readonly nothing: string;
    readonly waits: string;
    readonly collects: string;
    readonly add: (tiles: readonly Tile[], to: string) => string;
    readonly make: (makes: string, fromTable: readonly Tile[]) => string;
  };
  /** For people who do not see the board. */
  readonly spoken: SpokenWords;
}

export const loadWords = languageLoader<RummikubWords>({
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  it: async () => (await import('./words/it.ts')).it,
  nl: async () => (await import('./words/nl.ts')).nl,
  es: async () => (await import('./words/es.ts')).es,
  en: async () => (await import('./words/en.ts')).en,
});
