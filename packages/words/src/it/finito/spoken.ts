import type { spoken as en } from '../../en/finito/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

export const spoken: Words<typeof en> = {
  squares: (row, columns) => `riga ${row}, colonna ${list('it', columns, 'or')}`,
  turnsOver: (name, counters) => `${name} scopre i dischetti ${list('it', counters)}.`,
  possible: (where) => `Caselle possibili: ${where}.`,
  onSquare: (counter, number) => `${counter} su ${number}`,
  order: (counters, block) => `In ordine di lettura: ${counters}. Fila più lunga: ${block}.`,
  longest: (length, wanted) => `fila più lunga ${length} su ${wanted}`,
};
