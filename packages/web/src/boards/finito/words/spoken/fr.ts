import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  square: (row, column) => `rangée ${row}, colonne ${column}`,
  longest: (length, wanted) => `plus longue suite ${length} sur ${wanted}`,
};
