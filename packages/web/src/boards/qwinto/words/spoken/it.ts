import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';

const or = (numbers: readonly number[]): string => list('it', numbers, 'or');

export const spoken: SpokenWords = {
  fields: (places) => `casella ${or(places)}`,
  couldGo: (number, where) => `Caselle possibili per il numero ${number}: ${where}.`,
};
