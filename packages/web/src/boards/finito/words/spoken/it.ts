import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

export const spoken: SpokenWords = {
  squares: (row, columns) => `riga ${row}, colonna ${list('it', columns, 'or')}`,
  turnsOver: (name, counters) => `${name} scopre i dischetti ${list('it', counters)}.`,
  possible: (where) => `Caselle possibili: ${where}.`,
  onSquare: (counter, number) => `${counter} su ${number}`,
  order: (counters, block) => `In ordine di lettura: ${counters}. Fila più lunga: ${block}.`,
  longest: (length, wanted) => `fila più lunga ${length} su ${wanted}`,
};
