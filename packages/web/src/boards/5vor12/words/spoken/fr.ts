import { list } from '@crescendo/words';
import type { SpokenWords } from '../../speech/spoken-words.ts';

const or = (numbers: readonly number[]): string => list('fr', numbers, 'or');

export const spoken: SpokenWords = {
  squares: (row, columns) => `rangée ${row}, colonne ${or(columns)}`,
  fits: (where) => `Cases libres possibles : ${where}.`,
  swaps: (numbers) => `Tu peux l’échanger contre le ${or(numbers)}.`,
  start: (tile, where, isOnly) =>
    `Pose le ${tile} sur ${isOnly ? 'cette case' : 'une de ces cases'} : ${where}.`,
  left: (name, free) =>
    `${name === undefined ? 'Tu as' : `${name} a`} encore ${free === 1 ? '1 case libre' : `${free} cases libres`}.`,
  openTiles: (tiles) =>
    tiles.length === 0 ? 'Aucune tuile visible au centre.' : `Visibles au centre : ${tiles.join(', ')}.`,
};
