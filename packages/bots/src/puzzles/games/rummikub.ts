// Hints and goals of Rummikub: how many tiles, which tiles, which sets have to change.
import { type Move, playedTiles, type Rummikub, unchanged, type View } from '@crescendo/rules/rummikub';
import type { Hint } from '../codes.ts';
import { goalError } from '../rummikub-goals.ts';
import type { PuzzledGame } from './puzzled-game.ts';

const hints = (view: View, best: Move): readonly Hint[] => {
  if (best.type !== 'play') return [];
  const tiles = playedTiles(view.table, best.table);
  const sets = unchanged(view.table, best.table).flatMap((place, i) => (place < 0 ? [i] : []));
  return [
    { code: 'look-tiles-count', tiles: tiles.length },
    ...(sets.length > 0 ? [{ code: 'look-sets', sets } as const] : []),
    { code: 'look-rack', tiles },
  ];
};

export const puzzled: PuzzledGame<Rummikub> = {
  loadPack: () => import('../packs/rummikub.ts'),
  nearly: 0,
  hints,
  whyNot: (view, move, _best, goal) => goalError(view, move, goal),
};
