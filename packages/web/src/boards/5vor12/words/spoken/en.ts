import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

const or = (numbers: readonly number[]): string => list('en-GB', numbers, 'or');

export const spoken: SpokenWords = {
  squares: (row, columns) => `row ${row}, column ${or(columns)}`,
  fits: (where) => `It fits on a free square: ${where}.`,
  swaps: (numbers) => `You may exchange it for the ${or(numbers)}.`,
  start: (tile, where, isOnly) =>
    `Put the ${tile} on ${isOnly ? 'this square' : 'one of these squares'}: ${where}.`,
  left: (name, free) =>
    `${name === undefined ? 'You have' : `${name} has`} ${free === 1 ? '1 free square' : `${free} free squares`} left.`,
  openTiles: (tiles) =>
    tiles.length === 0
      ? 'There are no face-up tiles in the middle.'
      : `Face up in the middle: ${tiles.join(', ')}.`,
};
