import type { spoken as en } from '../../en/5vor12/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly number[]): string => list('nl', numbers, 'or');

export const spoken: Words<typeof en> = {
  squares: (row, columns) => `rij ${row}, kolom ${or(columns)}`,
  fits: (where) => `Past op een vrij veld: ${where}.`,
  swaps: (numbers) => `Je mag hem ruilen tegen de ${or(numbers)}.`,
  start: (tile, where, isOnly) =>
    `Leg de ${tile} op ${isOnly ? 'dit veld' : 'een van deze velden'}: ${where}.`,
  left: (name, free) =>
    `${name === undefined ? 'Je hebt' : `${name} heeft`} nog ${free === 1 ? '1 vrij veld' : `${free} vrije velden`}.`,
  openTiles: (tiles) =>
    tiles.length === 0 ? 'In het midden ligt niets open.' : `Open in het midden: ${tiles.join(', ')}.`,
};
