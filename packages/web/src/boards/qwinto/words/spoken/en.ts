import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';

const or = (numbers: readonly number[]): string => list('en-GB', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns) => `column ${or(columns)}`,
  couldGo: (number, where) => `The ${number} could go here: ${where}.`,
};
