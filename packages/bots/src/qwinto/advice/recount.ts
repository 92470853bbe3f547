// Counts what stands on a sheet and what it still takes, from RULES.md alone; for tests.
import type { Move, View } from '@crescendo/rules/qwinto';

export type Numbers = readonly number[];

/** each row begins one column further left than the one above, and leaves out the column of its gap. */
export const columnOf = (field: number): number => {
  const row = Math.floor(field / 9);
  const column = (field % 9) + 2 - row;
  const gap = [5, 6, 4][row]!;
  return column >= gap ? column + 1 : column;
};
/** columns of three, each with the row of its pentagon. */
export const PENTAGON_ROW = new Map([
  [2, 2],
  [3, 0],
  [7, 0],
  [8, 1],
  [9, 2],
]);
export const ROWS = ['orange', 'yellow', 'purple'];
const fieldsIn = ({ options }: View): readonly number[] =>
  Array.from({ length: 27 }, (_, field) => field).filter(
    (field) => field < 9 * options.dice && field % 9 < options.width,
  );
export const columnFields = (column: number): readonly number[] =>
  Array.from({ length: 27 }, (_, field) => field).filter((field) => columnOf(field) === column);
export const top = ({ options }: View): number => options.dice * options.faces;

/** */
const takes = (view: View, numbers: Numbers, field: number, number: number): boolean => {
  if (numbers[field] !== 0) return false;
  return fieldsIn(view).every((other) => {
    const there = numbers[other]!;
    if (there === 0) return true;
    if (columnOf(other) === columnOf(field) && there === number) return false;
    if (Math.floor(other / 9) !== Math.floor(field / 9)) return true;
    return other < field ? there < number : there > number;
  });
};

const numbersFor = (view: View, numbers: Numbers, field: number): readonly number[] =>
  Array.from({ length: top(view) }, (_, i) => i + 1).filter((number) => takes(view, numbers, field, number));

/** Free fields of one row less the longest chain of them that rising numbers fill. */
export const deadInRow = (view: View, numbers: Numbers, row: number): number => {
  const free = fieldsIn(view).filter((field) => Math.floor(field / 9) === row && numbers[field] === 0);
  const chains: { field: number; number: number; length: number }[] = [];
  for (const field of free)
    for (const number of numbersFor(view, numbers, field)) {
      const before = chains.filter((one) => one.field < field && one.number < number);
      chains.push({ field, number, length: 1 + Math.max(0, ...before.map(({ length }) => length)) });
    }
  return free.length - Math.max(0, ...chains.map(({ length }) => length));
};

export const deadOn = (view: View, numbers: Numbers): number =>
  [0, 1, 2].reduce((sum, row) => sum + deadInRow(view, numbers, row), 0);

export const roomOn = (view: View, numbers: Numbers): number =>
  fieldsIn(view).reduce((sum, field) => sum + numbersFor(view, numbers, field).length, 0);

export const isColumnOpen = (view: View, numbers: Numbers, column: number): boolean =>
  columnFields(column).every(
    (field) =>
      fieldsIn(view).includes(field) && (numbers[field]! > 0 || numbersFor(view, numbers, field).length > 0),
  );
export const openColumns = (view: View, numbers: Numbers): number =>
  [...PENTAGON_ROW.keys()].filter((column) => isColumnOpen(view, numbers, column)).length;

export const bonusOn = (numbers: Numbers, column: number): number =>
  columnFields(column).every((field) => numbers[field]! > 0)
    ? numbers[columnFields(column).find((field) => Math.floor(field / 9) === PENTAGON_ROW.get(column))!]!
    : 0;

/** */
export const rowPoints = ({ options: { width } }: View, numbers: Numbers, row: number): number => {
  const written = numbers.slice(9 * row, 9 * row + width).filter((number) => number > 0);
  return written.length === width ? written.at(-1)! : written.length;
};

/** */
export const pointsOn = (view: View, numbers: Numbers, misthrows: number): number =>
  [0, 1, 2].reduce((sum, row) => sum + rowPoints(view, numbers, row), 0) +
  [...PENTAGON_ROW.keys()].reduce((sum, column) => sum + bonusOn(numbers, column), 0) -
  5 * misthrows;

export const own = (view: View): Numbers => view.sheets[view.seat!]!.numbers;
export const rolledSum = (view: View): number => view.faces.reduce((sum, face) => sum + face, 0);
export const after = (view: View, move: Move): Numbers =>
  own(view).map((number, field) =>
    move.type === 'write' && move.field === field ? rolledSum(view) : number,
  );
const misthrowsAfter = (view: View, move: Move): number =>
  view.sheets[view.seat!]!.misthrows + (move.type === 'skip' && view.seat === view.active ? 1 : 0);
export const total = (view: View, move: Move): number =>
  pointsOn(view, after(view, move), misthrowsAfter(view, move));
export const gain = (view: View, move: Move): number =>
  total(view, move) - pointsOn(view, own(view), view.sheets[view.seat!]!.misthrows);

export const isOver = (view: View, move: Move): boolean => {
  const numbers = after(view, move);
  const { options } = view;
  const complete = [0, 1, 2].filter(
    (row) =>
      row < options.dice && numbers.slice(9 * row, 9 * row + options.width).every((number) => number > 0),
  );
  return (
    complete.length >= Math.min(options.rowsToEnd, options.dice) ||
    misthrowsAfter(view, move) >= options.misthrowLimit
  );
};

/** Every roll of these dice: its sum. */
const rollsOf = (count: number, faces: number): readonly number[] => {
  if (count === 0) return [0];
  return rollsOf(count - 1, faces).flatMap((sum) => Array.from({ length: faces }, (_, i) => sum + i + 1));
};

export const sums = (view: View, colours: string): readonly number[] =>
  rollsOf(colours.length, view.options.faces);
const inRows = (view: View, colours: string): readonly number[] =>
  fieldsIn(view).filter((field) => colours.includes('oyp'[Math.floor(field / 9)]!));
export const legal = (view: View, numbers: Numbers, colours: string, number: number): readonly number[] =>
  inRows(view, colours).filter((field) => takes(view, numbers, field, number));
export const clean = (view: View, colours: string, number: number): boolean =>
  legal(view, own(view), colours, number).some(
    (field) => deadOn(view, own(view).with(field, number)) <= deadOn(view, own(view)),
  );

export const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
export const best = (view: View, colours: string, number: number): readonly (readonly [number, number])[] =>
  legal(view, own(view), colours, number).map((field) => {
    const numbers = own(view).with(field, number);
    return [pointsOn(view, numbers, 0) - pointsOn(view, own(view), 0), roomOn(view, numbers)];
  });
/** More points at once; of as many, more room. */
export const isBetter = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);
export const bestOf = (view: View, colours: string, number: number): readonly [number, number] =>
  best(view, colours, number).reduce((most, one) => (isBetter(one, most) ? one : most), [-5, 0]);
