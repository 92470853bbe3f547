import { list } from '../../grammar/list.ts';

const or = (numbers: readonly number[]): string => list('en-GB', numbers, 'or');

/** The texts of this board for people who do not see it. */
export const spoken = {
  /** Squares of one row: "row 2, column 1 or 3". */
  squares: (row: number, columns: readonly number[]) => `row ${row}, column ${or(columns)}`,
  fits: (where: string) => `It fits on a free square: ${where}.`,
  /** Numbers on the own board that may go to the middle for the tile in hand. */
  swaps: (numbers: readonly number[]) => `You may exchange it for the ${or(numbers)}.`,
  start: (tile: number, where: string, isOnly: boolean) =>
    `Put the ${tile} on ${isOnly ? 'this square' : 'one of these squares'}: ${where}.`,
  /** The standing of a seat; `name` is `undefined` for the reader. */
  left: (name: string | undefined, free: number) =>
    `${name === undefined ? 'You have' : `${name} has`} ${free === 1 ? '1 free square' : `${free} free squares`} left.`,
  openTiles: (tiles: readonly number[]) =>
    tiles.length === 0
      ? 'There are no face-up tiles in the middle.'
      : `Face up in the middle: ${tiles.join(', ')}.`,
};
