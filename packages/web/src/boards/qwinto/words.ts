import type { Colours, Row } from '@crescendo/rules/qwinto';
import { languageLoader } from '@crescendo/words';
import type { SpokenWords } from './speech/spoken-words.ts';

/** What the board itself says: labels, buttons, prompts, guide, result, reasons of hints. */
export interface QwintoWords {
  readonly dice: string;
  readonly die: (row: Row, face: number) => string;
  readonly rows: { readonly [R in Row]: string };
  readonly sheetOf: (name: string) => string;
  readonly yourSheet: string;
  /** "Orange row, column 4, bonus". Columns are counted from 1, as they are typed. */
  readonly field: (row: Row, column: number, bonus: boolean) => string;
  /** A label and what it says: "Orange row: 12". */
  readonly says: (label: string, what: string | number) => string;
  /** One written number of a row, for screen readers. */
  readonly inColumnOf: (number: number, column: number) => string;
  /** A row without numbers. */
  readonly empty: string;
  readonly free: string;
  readonly fits: (number: number) => string;
  readonly chosenHere: (number: number) => string;
  readonly misthrows: string;
  readonly misthrowsOf: (count: number, limit: number) => string;
  readonly bonusOf: (column: number) => string;
  readonly total: string;
  /** The others' sheets, and the own one. */
  readonly sheets: string;
  readonly pickDice: string;
  readonly roll: (count: number) => string;
  readonly sums: (from: number, to: number) => string;
  readonly sum: (number: number) => string;
  /** What to do with the sum. */
  readonly choose: string;
  readonly again: string;
  readonly skip: string;
  readonly misthrow: string;
  readonly lastMisthrow: string;
  /** Not the misthrow after all. */
  readonly notYet: string;
  /** In place of the word for misthrows, when only one box is left. */
  readonly oneMore: string;
  /** Why a field does not take the number: it would stand twice in the column. */
  readonly inColumn: (number: number) => string;
  /** A column of three was filled. */
  readonly bonus: (points: number) => string;
  /** What a row just completed is worth. */
  readonly rowScore: (points: number) => string;
  /** Why the game is over: so many rows or misthrows of this player, or, without a name, of the reader. */
  readonly ending: {
    readonly rows: (count: number, whose: string | undefined) => string;
    readonly misthrows: (count: number, whose: string | undefined) => string;
  };
  readonly inHand: (number: number, fields: number) => string;
  readonly doing: { readonly rolls: string; readonly thinks: string; readonly chosen: string };
  readonly waiting: {
    readonly first: string;
    readonly dice: (name: string) => string;
    readonly keep: (name: string) => string;
    readonly write: (names: string) => string;
    readonly over: string;
  };
  readonly prompt: {
    readonly dice: string;
    readonly keep: (number: number, count: number) => string;
    readonly write: (number: number) => string;
    /** The next misthrow ends the game. */
    readonly careful: string;
    readonly nowhere: (number: number) => string;
    readonly misthrow: (number: number, limit: number) => string;
    readonly chosen: string;
    readonly watch: string;
    readonly over: string;
  };
  /** What the guide explains, and what it says when the player has done it. */
  readonly guide: {
    readonly goal: string;
    readonly dice: string;
    readonly sum: string;
    readonly others: string;
    readonly room: string;
    readonly bonus: string;
    readonly column: string;
    readonly end: string;
    readonly done: {
      readonly dice: string;
      readonly sum: string;
      readonly others: string;
      readonly room: string;
    };
  };
  readonly result: {
    readonly row: (row: Row, numbers: number) => string;
    readonly fullRow: (row: Row) => string;
    readonly bonus: (row: Row, column: number) => string;
    readonly noBonus: string;
    readonly misthrows: (count: number) => string;
    readonly total: string;
  };
  readonly describe: {
    readonly dice: (colours: Colours) => string;
    readonly keep: (number: number) => string;
    readonly reroll: string;
    readonly write: (number: number, row: Row, column: number) => string;
    readonly skip: (active: boolean) => string;
  };
  readonly because: {
    readonly expected: (points: number) => string;
    readonly now: (points: number) => string;
    readonly row: (row: Row, points: number) => string;
    readonly column: (points: number) => string;
    readonly ends: (score: number) => string;
    readonly room: (fields: number, numbers: number) => string;
    readonly blocks: (fields: number) => string;
    readonly risk: (chance: string) => string;
    readonly misthrow: string;
    readonly waits: string;
    readonly fits: (row: Row, column: number) => string;
    readonly second: (chance: string) => string;
    /** So many rolls of all fit the sheet, each on average in so many fields. */
    readonly rolls: (fitting: number, all: number, fields: number) => string;
    readonly nowhere: (number: number) => string;
    /** Wherever the number goes, it leaves a field beside it empty for ever. */
    readonly blocksAll: (number: number) => string;
  };
  /** For people who do not see the board. */
  readonly spoken: SpokenWords;
}

export const loadWords = languageLoader<QwintoWords>({
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  it: async () => (await import('./words/it.ts')).it,
  nl: async () => (await import('./words/nl.ts')).nl,
  es: async () => (await import('./words/es.ts')).es,
  en: async () => (await import('./words/en.ts')).en,
});
