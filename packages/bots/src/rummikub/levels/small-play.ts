// A play for a seat that has to lay and sees nothing: the easiest one, or the smallest change of the table.
import { itemAt } from '@crescendo/rules';
import { easyPlays, isSame, type Move, type TileSet, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { bestPlay, idleMove, playOf } from '../model/from-view.ts';
import { IDEAS, ideaOf } from './ideas.ts';

/** A change of so many sets is small enough: no other tile is tried. */
const FEW = 3;

/** A play of a seat that must lay, as people find it who do not see much. */
export const smallPlay = (view: View): Move => {
  const plays = [...easyPlays(view)].filter((move) => move.type === 'play');
  const rank = ({ table }: { readonly table: readonly TileSet[] }) => IDEAS.indexOf(ideaOf(view, table));
  const [easiest] = plays.toSorted((one, other) => rank(one) - rank(other));
  if (easiest !== undefined) return easiest;
  const table = smallestChange(view);
  return table === undefined ? idleMove(view) : playOf(table);
};

const changedSets = (old: readonly TileSet[], now: readonly TileSet[]): number =>
  old.filter((set) => !now.some((other) => isSame(set, other))).length;

/** The play of one kind of tile that touches few sets; of several kinds where none can be laid alone. */
const smallestChange = (view: View): readonly TileSet[] | undefined => {
  const rack = itemAt(view.racks, seatOf(view));
  let smallest: readonly TileSet[] | undefined;
  let fewest = Infinity;
  for (const tile of new Set(rack)) {
    const others = rack.filter((other) => other !== tile);
    const play = bestPlay(view, 'tiles', others);
    if (play === undefined) continue;
    const changed = changedSets(view.table, play.table);
    if (changed < fewest) [fewest, smallest] = [changed, play.table];
    if (fewest <= FEW) break;
  }
  return smallest ?? bestPlay(view, 'tiles')?.table;
};
