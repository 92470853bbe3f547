import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  square: (row, column) => `riga ${row}, colonna ${column}`,
  longest: (length, wanted) => `fila più lunga ${length} su ${wanted}`,
};
