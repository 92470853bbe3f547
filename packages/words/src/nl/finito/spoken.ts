import type { spoken as en } from '../../en/finito/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

export const spoken: Words<typeof en> = {
  squares: (row, columns) => `rij ${row}, kolom ${list('nl', columns, 'or')}`,
  turnsOver: (name, counters) => `${name} draait de ${list('nl', counters)} om.`,
  possible: (where) => `Mogelijke vakjes: ${where}.`,
  onSquare: (counter, number) => `${counter} op ${number}`,
  order: (counters, block) => `In leesvolgorde: ${counters}. Langste reeks: ${block}.`,
  longest: (length, wanted) => `langste reeks ${length} van ${wanted}`,
};
