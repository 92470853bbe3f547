import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';

const or = (numbers: readonly number[]): string => list('es', numbers, 'or');

export const spoken: SpokenWords = {
  fields: (places) => `casilla ${or(places)}`,
  couldGo: (number, where) => `El ${number} puede ir aquí: ${where}.`,
};
