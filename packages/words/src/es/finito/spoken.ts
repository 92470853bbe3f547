import type { spoken as en } from '../../en/finito/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

export const spoken: Words<typeof en> = {
  squares: (row, columns) => `fila ${row}, columna ${list('es', columns, 'or')}`,
  turnsOver: (name, counters) => `${name} da la vuelta a las fichas ${list('es', counters)}.`,
  possible: (where) => `Casillas posibles: ${where}.`,
  onSquare: (counter, number) => `${counter} en ${number}`,
  order: (counters, block) => `En orden de lectura: ${counters}. Serie más larga: ${block}.`,
  longest: (length, wanted) => `serie más larga ${length} de ${wanted}`,
};
