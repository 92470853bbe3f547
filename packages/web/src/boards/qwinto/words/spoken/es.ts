import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

const or = (numbers: readonly (number | string)[]): string => list('es', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns, isRange) => `${isRange ? 'columnas' : 'columna'} ${or(columns)}`,
  range: (from, to) => `${from} a ${to}`,
  couldGo: (number, where) => `El ${number} puede ir aquí: ${where}.`,
};
