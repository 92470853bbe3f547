import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';

const or = (numbers: readonly number[]): string => list('nl', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns) => `kolom ${or(columns)}`,
  couldGo: (number, where) => `De ${number} kan hier: ${where}.`,
};
