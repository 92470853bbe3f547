import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';

const or = (numbers: readonly number[]): string => list('de', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns) => `Spalte ${or(columns)}`,
  couldGo: (number, where) => `Die ${number} kann hierhin: ${where}.`,
};
