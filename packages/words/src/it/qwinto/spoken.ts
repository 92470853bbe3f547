import type { spoken as en } from '../../en/qwinto/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly (number | string)[]): string => list('it', numbers, 'or');

export const spoken: Words<typeof en> = {
  columns: (columns, isRange) => `${isRange ? 'colonne' : 'colonna'} ${or(columns)}`,
  range: (from, to) => `da ${from} a ${to}`,
  couldGo: (number, where) => `Caselle possibili per il numero ${number}: ${where}.`,
};
