import type { spoken as en } from '../../en/qwinto/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly (number | string)[]): string => list('es', numbers, 'or');

export const spoken: Words<typeof en> = {
  columns: (columns, isRange) => `${isRange ? 'columnas' : 'columna'} ${or(columns)}`,
  range: (from, to) => `${from} a ${to}`,
  couldGo: (number, where) => `El ${number} puede ir aquí: ${where}.`,
};
