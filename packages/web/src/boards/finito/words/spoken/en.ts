import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  square: (row, column) => `row ${row}, column ${column}`,
  longest: (length, wanted) => `longest sequence ${length} of ${wanted}`,
};
