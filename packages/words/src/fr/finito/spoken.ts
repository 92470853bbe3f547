import type { spoken as en } from '../../en/finito/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

export const spoken: Words<typeof en> = {
  squares: (row, columns) => `rangée ${row}, colonne ${list('fr', columns, 'or')}`,
  turnsOver: (name, counters) => `${name} retourne les jetons ${list('fr', counters)}.`,
  possible: (where) => `Cases possibles : ${where}.`,
  onSquare: (counter, number) => `${counter} sur ${number}`,
  order: (counters, block) => `Dans l’ordre de lecture : ${counters}. Plus longue suite : ${block}.`,
  longest: (length, wanted) => `plus longue suite ${length} sur ${wanted}`,
};
