// Playing as people do at first: what is seen at a glance, one thing after another.
import type { Dice } from '@crescendo/rules';
import {
  easyPlays,
  type Move,
  playedTiles,
  rummikub,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import { after, idle, playOf } from './turn.ts';

/** Lay what is seen, the most tiles first, until nothing more is seen; each play is overlooked now and then. */
export const glance = (view: View, dice: Dice, overlooks: number): Move => {
  let now = view;
  let table: readonly TileSet[] | undefined;
  for (;;) {
    const seen = pickPlay(now, dice, overlooks);
    if (seen === undefined) break;
    // One idea after another may break a rule of the whole turn that each alone keeps.
    if (table !== undefined && rummikub.check(view, playOf(seen)) !== undefined) break;
    table = seen;
    now = after(now, seen);
  }
  if (table !== undefined) return playOf(table);
  const rest = idle(view);
  // Who must play plays, however short-sighted.
  return rummikub.check(view, rest) === undefined ? rest : [...rummikub.moves(view)][0]!;
};

const pickPlay = (view: View, dice: Dice, overlooks: number): readonly TileSet[] | undefined => {
  let best: readonly TileSet[] | undefined;
  let most = 0;
  for (const move of easyPlays(view)) {
    if (move.type !== 'play' || dice() < overlooks) continue;
    const { length } = playedTiles(view.table, move.table);
    if (length > most) {
      most = length;
      best = move.table;
    }
  }
  return best;
};
