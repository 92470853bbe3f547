import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  square: (row, column) => `fila ${row}, columna ${column}`,
  longest: (length, wanted) => `serie más larga ${length} de ${wanted}`,
};
