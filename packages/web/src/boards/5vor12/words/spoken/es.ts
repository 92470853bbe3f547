import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

const or = (numbers: readonly number[]): string => list('es', numbers, 'or');

export const spoken: SpokenWords = {
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
