import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

export const spoken: SpokenWords = {
  squares: (row, columns) => `row ${row}, column ${list('en-GB', columns, 'or')}`,
  turnsOver: (name, counters) => `${name} turns over the ${list('en-GB', counters)}.`,
  possible: (where) => `Possible squares: ${where}.`,
  onSquare: (counter, number) => `${counter} on ${number}`,
  order: (counters, block) => `In reading order: ${counters}. Longest ascending sequence: ${block}.`,
  longest: (length, wanted) => `longest sequence ${length} of ${wanted}`,
};
