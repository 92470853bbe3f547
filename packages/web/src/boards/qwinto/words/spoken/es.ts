import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';

const or = (numbers: readonly (number | string)[]): string => list('es', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns) => `columna ${or(columns)}`,
  range: (from, to) => `de la ${from} a la ${to}`,
  couldGo: (number, where) => `El ${number} puede ir aquí: ${where}.`,
};
