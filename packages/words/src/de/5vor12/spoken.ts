import type { spoken as en } from '../../en/5vor12/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly number[]): string => list('de', numbers, 'or');

export const spoken: Words<typeof en> = {
  squares: (row, columns) => `Reihe ${row}, Spalte ${or(columns)}`,
  fits: (where) => `Passende freie Felder: ${where}.`,
  swaps: (numbers) => `Tauschen kannst du sie gegen die ${or(numbers)}.`,
  start: (tile, where, isOnly) =>
    `Leg die ${tile} auf ${isOnly ? 'dieses Feld' : 'eines dieser Felder'}: ${where}.`,
  left: (name, free) =>
    `${name === undefined ? 'Du hast' : `${name} hat`} noch ${free === 1 ? '1 freies Feld' : `${free} freie Felder`}.`,
  openTiles: (tiles) =>
    tiles.length === 0 ? 'In der Mitte liegt nichts offen.' : `Offen in der Mitte: ${tiles.join(', ')}.`,
};
