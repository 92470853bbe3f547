import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  square: (row, column) => `rij ${row}, kolom ${column}`,
  longest: (length, wanted) => `langste reeks ${length} van ${wanted}`,
};
