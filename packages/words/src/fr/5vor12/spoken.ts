import type { spoken as en } from '../../en/5vor12/spoken.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly number[]): string => list('fr', numbers, 'or');

export const spoken: Words<typeof en> = {
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
