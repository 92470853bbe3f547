import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

const or = (numbers: readonly (number | string)[]): string => list('fr', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns, isRange) => `${isRange ? 'colonnes' : 'colonne'} ${or(columns)}`,
  range: (from, to) => `${from} à ${to}`,
  couldGo: (number, where) => `Le ${number} peut aller ici : ${where}.`,
};
