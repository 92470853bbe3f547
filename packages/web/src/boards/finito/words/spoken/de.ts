import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  square: (row, column) => `Reihe ${row}, Spalte ${column}`,
  longest: (length, wanted) => `längster Block ${length} von ${wanted}`,
};
