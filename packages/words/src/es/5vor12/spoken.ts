import type { spoken as en } from '../../en/5vor12/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly number[]): string => list('es', numbers, 'or');

export const spoken: Words<typeof en> = {
  squares: (row, columns) => `fila ${row}, columna ${or(columns)}`,
  fits: (where) => `Casillas libres posibles: ${where}.`,
  swaps: (numbers) => `Puedes cambiarlo por el ${or(numbers)}.`,
  start: (tile, where, isOnly) =>
    `Pon el ${tile} en ${isOnly ? 'esta casilla' : 'una de estas casillas'}: ${where}.`,
  left: (name, free) =>
    `${name === undefined ? 'Tienes' : `${name} tiene`} todavía ${free === 1 ? '1 casilla libre' : `${free} casillas libres`}.`,
  openTiles: (tiles) =>
    tiles.length === 0
      ? 'No hay cartas destapadas en el centro.'
      : `Destapadas en el centro: ${tiles.join(', ')}.`,
};
