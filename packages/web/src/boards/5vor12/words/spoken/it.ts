import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

const or = (numbers: readonly number[]): string => list('it', numbers, 'or');

export const spoken: SpokenWords = {
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
