import { required } from '../assert.ts';
import { itemAt } from '../lists.ts';
// The score sheet: three rows of nine fields, shifted against each other on a common grid of twelve columns.
// A field is a number from 0 to 26, row by row from the left; a smaller sheet is the left part of the first
// rows, so a field has one name whatever the size. The coloured gaps are no fields: nothing can name them.

export const ROWS = ['orange', 'yellow', 'purple'] as const;
export type Row = (typeof ROWS)[number];

/** The dice to roll: the first letters of their colours, in the order of the rows. */
export const COLOURS = ['o', 'y', 'p', 'oy', 'op', 'yp', 'oyp'] as const;
export type Colours = (typeof COLOURS)[number];

export type Field = number;

/** The numbers on the orange, yellow and purple die; 0: this die was not rolled. */
export type Faces = readonly [orange: number, yellow: number, purple: number];

export interface Sheet {
  /** One for each field; 0: nothing is written there. */
  readonly numbers: readonly number[];
  readonly misthrows: number;
  /** points from the start; without it there are none. */
  readonly headStart?: number;
}

/** The part of the sheet that is in use: the first `dice` rows, and the first `width` fields of each. */
export interface Extent {
  readonly dice: number;
  readonly width: number;
}

export const WIDTH = 9;
export const COLUMNS = 12;
export const WHOLE: Extent = { dice: 3, width: WIDTH };

/** Every field, in reading order. */
export const FIELDS: readonly Field[] = Array.from({ length: ROWS.length * WIDTH }, (_, field) => field);

export const ROW_OF: readonly Row[] = FIELDS.map((field) => itemAt(ROWS, Math.floor(field / WIDTH)));

export const COLUMN_OF: readonly number[] = [
  [2, 3, 4, 6, 7, 8, 9, 10, 11],
  [1, 2, 3, 4, 5, 7, 8, 9, 10],
  [0, 1, 2, 3, 5, 6, 7, 8, 9],
].flat();

/** A field's column as people count: from 1. */
export const columnNumber = (field: Field): number => itemAt(COLUMN_OF, field) + 1;

/** The column of each row's gap. */
export const GAPS: readonly number[] = [5, 6, 4];

export const fieldAt = (row: Row, column: number): Field | undefined =>
  FIELDS.find((field) => ROW_OF[field] === row && COLUMN_OF[field] === column);

/** The other fields of a field's column. */
export const COLUMN_MATES: readonly (readonly Field[])[] = FIELDS.map((field) =>
  FIELDS.filter((other) => other !== field && COLUMN_OF[other] === COLUMN_OF[field]),
);

/** The columns of three fields, from the left, each with the pentagon that holds its bonus. */
export const BONUSES: readonly { readonly fields: readonly Field[]; readonly pentagon: Field }[] = (
  [
    ['purple', 2],
    ['orange', 3],
    ['orange', 7],
    ['yellow', 8],
    ['purple', 9],
  ] as const
).map(([row, column]) => ({
  fields: FIELDS.filter((field) => COLUMN_OF[field] === column),
  pentagon: required(fieldAt(row, column)),
}));

export const PENTAGONS: readonly Field[] = BONUSES.map(({ pentagon }) => pentagon);

/** The rows in which a sum of these dice may be written, counted from 0. */
// `Object.fromEntries` forgets its keys: they are all the colours.
export const ROWS_FOR = Object.fromEntries(
  COLOURS.map((colours) => [colours, [...colours].map((letter) => 'oyp'.indexOf(letter))]),
) as unknown as { readonly [C in Colours]: readonly number[] };

export const isOnSheet = ({ dice, width }: Extent, field: Field): boolean =>
  Number.isInteger(field) && field >= 0 && field < dice * WIDTH && field % WIDTH < width;

export const isComplete = ({ numbers }: Sheet, row: number, width = WIDTH): boolean => {
  for (let i = 0; i < width; i++) if (numbers[row * WIDTH + i] === 0) return false;
  return true;
};

/** tells whether one more misthrow on this sheet would end the game. */
export const isLastMisthrow = ({ misthrows }: Sheet, misthrowLimit: number): boolean =>
  misthrows + 1 >= misthrowLimit;

export const sum = ([orange, yellow, purple]: Faces): number => orange + yellow + purple;
