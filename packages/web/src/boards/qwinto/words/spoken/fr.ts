import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';

const or = (numbers: readonly number[]): string => list('fr', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns) => `colonne ${or(columns)}`,
  couldGo: (number, where) => `Le ${number} peut aller ici : ${where}.`,
};
