import type { spoken as en } from '../../en/finito/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

export const spoken: Words<typeof en> = {
  squares: (row, columns) => `Reihe ${row}, Spalte ${list('de', columns, 'or')}`,
  turnsOver: (name, counters) => `${name} deckt die ${list('de', counters)} auf.`,
  possible: (where) => `Mögliche Felder: ${where}.`,
  onSquare: (counter, number) => `${counter} auf ${number}`,
  order: (counters, block) => `Der Reihe nach: ${counters}. Längster Block: ${block}.`,
  longest: (length, wanted) => `längster Block ${length} von ${wanted}`,
};
