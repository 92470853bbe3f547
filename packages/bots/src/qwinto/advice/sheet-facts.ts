// Facts of a sheet that can be counted on it: what still fits where, and with how many rolls.
import { itemAt } from '@crescendo/rules';
import {
  BONUSES,
  COLUMN_MATES,
  type Colours,
  clash,
  FIELDS,
  type Field,
  isOnSheet,
  legalFields,
  type Options,
  ROWS_FOR,
  type Sheet,
  WIDTH,
} from '@crescendo/rules/qwinto';
import type { Side } from './codes.ts';

const highest = ({ dice, faces }: Options): number => dice * faces;

const rowNumbers = ({ numbers }: Sheet, row: number, { width }: Options): readonly number[] =>
  numbers.slice(row * WIDTH, row * WIDTH + width);

/**
 * The most fields of a row that rising numbers can fill, with what is written there: `most[n]` is the most so far of which the
 * last number is n at most.
 */
const fillable = (sheet: Sheet, row: number, options: Options): number => {
  const top = highest(options);
  let most = new Array<number>(top + 1).fill(0);
  for (const [at, there] of rowNumbers(sheet, row, options).entries()) {
    const mates = itemAt(COLUMN_MATES, row * WIDTH + at);
    const next = there > 0 ? new Array<number>(top + 1).fill(-Infinity) : [...most];
    for (let number = 1; number <= top; number++) {
      const fits = there > 0 ? number === there : mates.every((mate) => sheet.numbers[mate] !== number);
      const own = fits ? itemAt(most, number - 1) + 1 : -Infinity;
      next[number] = Math.max(itemAt(next, number), itemAt(next, number - 1), own);
    }
    most = next;
  }
  return Math.max(...most);
};

/** Free fields that can never be filled. */
export const deadFields = (sheet: Sheet, options: Options): number => {
  let dead = 0;
  for (let row = 0; row < options.dice; row++) dead += options.width - fillable(sheet, row, options);
  return dead;
};

const fits = (sheet: Sheet, field: Field, options: Options): number => {
  let count = 0;
  for (let number = 1; number <= highest(options); number++)
    if (clash(sheet, field, number) === undefined) count++;
  return count;
};

/** Possibilities: the numbers that fit each free field, added up. */
export const roomOn = (sheet: Sheet, options: Options): number =>
  FIELDS.reduce(
    (sum, field) =>
      isOnSheet(options, field) && sheet.numbers[field] === 0 ? sum + fits(sheet, field, options) : sum,
    0,
  );

export type Bonus = (typeof BONUSES)[number];

/** Tells whether a bonus column is complete, or every free field of it still takes some number. */
export const isBonusOpen = (sheet: Sheet, { fields }: Bonus, options: Options): boolean =>
  fields.every(
    (field) =>
      isOnSheet(options, field) && (itemAt(sheet.numbers, field) > 0 || fits(sheet, field, options) > 0),
  );

export const openBonuses = (sheet: Sheet, options: Options): number =>
  BONUSES.filter((bonus) => isBonusOpen(sheet, bonus, options)).length;

/** Tells whether a row can still be completed, or is. */
export const isRowOpen = (sheet: Sheet, row: number, options: Options): boolean =>
  fillable(sheet, row, options) === options.width;

export const freeInRow = (sheet: Sheet, row: number, options: Options): number =>
  rowNumbers(sheet, row, options).filter((number) => number === 0).length;

export interface Gap {
  readonly numbers: number;
  readonly fields: number;
}

/** The free fields on either side of a written one, and the numbers between the ends of each gap. */
export const sidesOf = (sheet: Sheet, field: Field, options: Options): readonly Side[] => {
  const row = Math.floor(field / WIDTH);
  const line = [0, ...rowNumbers(sheet, row, options), highest(options) + 1];
  const at = (field % WIDTH) + 1;
  const before = line.findLastIndex((number, i) => i < at && (number > 0 || i === 0));
  const after = line.findIndex((number, i) => i > at && number > 0);
  return [
    [before, at],
    [at, after],
  ].map(([from = 0, to = 0]) => ({
    fields: to - from - 1,
    low: itemAt(line, from) + 1,
    high: itemAt(line, to) - 1,
  }));
};

/** Of the two gaps beside a field the one with the fewer numbers between its ends for each of its fields. */
export const tightestBeside = (sheet: Sheet, field: Field, options: Options): Gap | undefined => {
  return sidesOf(sheet, field, options)
    .map(({ fields, low, high }): Gap => ({ numbers: high - low + 1, fields }))
    .filter(({ fields }) => fields > 0)
    .toSorted((a, b) => a.numbers / a.fields - b.numbers / b.fields)[0];
};

const known = new Map<string, readonly number[]>();

/** For each sum of so many dice, in how many rolls it comes up. */
export const rollsOf = (dice: number, faces: number): readonly number[] => {
  const key = `${dice} ${faces}`;
  const made = known.get(key);
  if (made) return made;
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const more = new Array<number>(ways.length + faces).fill(0);
    for (const [sum, count] of ways.entries())
      for (let face = 1; face <= faces; face++) more[sum + face] = itemAt(more, sum + face) + count;
    ways = more;
  }
  known.set(key, ways);
  return ways;
};

/** Counts the rolls of these dice whose sum is as wanted, and all. */
export const countRolls = (
  colours: Colours,
  options: Options,
  isWanted: (sum: number) => boolean,
): { readonly count: number; readonly rolls: number } => {
  const ways = rollsOf(ROWS_FOR[colours].length, options.faces);
  const count = ways.reduce((total, times, sum) => (times > 0 && isWanted(sum) ? total + times : total), 0);
  return { count, rolls: ways.reduce((total, times) => total + times, 0) };
};

/** The dice of all rows in use. */
export const allDice = ({ dice }: Options): Colours => itemAt(['o', 'oy', 'oyp'] as const, dice - 1);

export const withNumber = (sheet: Sheet, field: Field, number: number): Sheet => ({
  ...sheet,
  numbers: sheet.numbers.with(field, number),
});

/** Tells whether this sum can be written without leaving more fields that can never be filled than there are: `dead`. */
export const fitsCleanly = (
  sheet: Sheet,
  colours: Colours,
  number: number,
  options: Options,
  dead: number,
): boolean =>
  legalFields(sheet, colours, number, options).some(
    (field) => deadFields(withNumber(sheet, field, number), options) <= dead,
  );
