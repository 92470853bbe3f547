// The end of a game at a glance: who holds few tiles looks at each of them.
import { itemAt } from '@crescendo/rules';
import { easyPlays, rummikub, type TileSet, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { playOf, viewAfter } from '../model/from-view.ts';
import { ideaOf } from './ideas.ts';

/** The table after all tiles of the rack were laid as sets of their own or added to sets; `undefined` when that cannot be. */
export const easyEnd = (view: View): readonly TileSet[] | undefined => {
  const table = endFrom(view);
  // One idea after another may break a rule of the whole turn that each alone keeps.
  return table !== undefined && rummikub.check(view, playOf(table)) === undefined ? table : undefined;
};

const endFrom = (view: View): readonly TileSet[] | undefined => {
  for (const move of easyPlays(view)) {
    if (move.type !== 'play') continue;
    const idea = ideaOf(view, move.table);
    if (idea !== 'set' && idea !== 'add') continue;
    const after = viewAfter(view, move.table);
    if (itemAt(after.racks, seatOf(view)).length === 0) return move.table;
    const table = endFrom(after);
    if (table !== undefined) return table;
  }
  return undefined;
};
