import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

const or = (numbers: readonly (number | string)[]): string => list('de', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns, isRange) => `${isRange ? 'Spalten' : 'Spalte'} ${or(columns)}`,
  range: (from, to) => `${from} bis ${to}`,
  couldGo: (number, where) => `Die ${number} kann hierhin: ${where}.`,
};
