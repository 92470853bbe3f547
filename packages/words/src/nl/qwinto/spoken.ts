import type { spoken as en } from '../../en/qwinto/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly (number | string)[]): string => list('nl', numbers, 'or');

export const spoken: Words<typeof en> = {
  columns: (columns, isRange) => `${isRange ? 'kolommen' : 'kolom'} ${or(columns)}`,
  range: (from, to) => `${from} tot en met ${to}`,
  couldGo: (number, where) => `De ${number} kan hier: ${where}.`,
};
