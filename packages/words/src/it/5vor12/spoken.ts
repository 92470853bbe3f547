import type { spoken as en } from '../../en/5vor12/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly number[]): string => list('it', numbers, 'or');

export const spoken: Words<typeof en> = {
  squares: (row, columns) => `fila ${row}, colonna ${or(columns)}`,
  fits: (where) => `Caselle libere adatte: ${where}.`,
  swaps: (numbers) => `Scambi possibili: ${numbers.join(', ')}.`,
  start: (tile, where, isOnly) =>
    `Metti la tessera ${tile} su ${isOnly ? 'questa casella' : 'una di queste caselle'}: ${where}.`,
  left: (name, free) =>
    `${name === undefined ? 'Hai' : `${name} ha`} ancora ${free === 1 ? '1 casella libera' : `${free} caselle libere`}.`,
  openTiles: (tiles) =>
    tiles.length === 0 ? 'Al centro non c’è niente di scoperto.' : `Scoperte al centro: ${tiles.join(', ')}.`,
};
