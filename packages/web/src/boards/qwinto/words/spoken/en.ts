import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

const or = (numbers: readonly (number | string)[]): string => list('en-GB', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns, isRange) => `${isRange ? 'columns' : 'column'} ${or(columns)}`,
  range: (from, to) => `${from} to ${to}`,
  couldGo: (number, where) => `The ${number} could go here: ${where}.`,
};
