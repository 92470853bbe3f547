import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

export const spoken: SpokenWords = {
  squares: (row, columns) => `rij ${row}, kolom ${list('nl', columns, 'or')}`,
  turnsOver: (name, counters) => `${name} draait de ${list('nl', counters)} om.`,
  possible: (where) => `Mogelijke vakjes: ${where}.`,
  onSquare: (counter, number) => `${counter} op ${number}`,
  order: (counters, block) => `In leesvolgorde: ${counters}. Langste reeks: ${block}.`,
  longest: (length, wanted) => `langste reeks ${length} van ${wanted}`,
};
