import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

const or = (numbers: readonly (number | string)[]): string => list('it', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns, isRange) => `${isRange ? 'colonne' : 'colonna'} ${or(columns)}`,
  range: (from, to) => `da ${from} a ${to}`,
  couldGo: (number, where) => `Caselle possibili per il numero ${number}: ${where}.`,
};
