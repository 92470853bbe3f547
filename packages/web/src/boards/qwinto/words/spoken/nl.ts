import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

const or = (numbers: readonly (number | string)[]): string => list('nl', numbers, 'or');

export const spoken: SpokenWords = {
  columns: (columns, isRange) => `${isRange ? 'kolommen' : 'kolom'} ${or(columns)}`,
  range: (from, to) => `${from} tot en met ${to}`,
  couldGo: (number, where) => `De ${number} kan hier: ${where}.`,
};
