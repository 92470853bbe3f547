import type { spoken as en } from '../../en/qwinto/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly (number | string)[]): string => list('fr', numbers, 'or');

export const spoken: Words<typeof en> = {
  columns: (columns, isRange) => `${isRange ? 'colonnes' : 'colonne'} ${or(columns)}`,
  range: (from, to) => `${from} à ${to}`,
  couldGo: (number, where) => `Le ${number} peut aller ici : ${where}.`,
};
