import type { spoken as en } from '../../en/qwinto/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly (number | string)[]): string => list('de', numbers, 'or');

export const spoken: Words<typeof en> = {
  columns: (columns, isRange) => `${isRange ? 'Spalten' : 'Spalte'} ${or(columns)}`,
  range: (from, to) => `${from} bis ${to}`,
  couldGo: (number, where) => `Die ${number} kann hierhin: ${where}.`,
};
