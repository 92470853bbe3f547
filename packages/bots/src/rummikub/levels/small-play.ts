// What a seat lays that has to and sees nothing: the easiest play, or the smallest change of the table.
import { itemAt } from '@crescendo/rules';
import { easyPlays, isSame, type Move, type TileSet, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { bestPlay, idleMove, playOf } from '../model/from-view.ts';
import { IDEAS, ideaOf } from './ideas.ts';

/** More kinds of tiles than this are not tried: one of the first is as good. */
const TRIED = 6;

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

/** The play of one kind of tile that touches the fewest sets, or of more where none can be laid alone. */
const smallestChange = (view: View): readonly TileSet[] | undefined => {
  const best = bestPlay(view, 'tiles');
  if (best === undefined) return undefined;
  const rack = itemAt(view.racks, seatOf(view));
  let smallest = best.table;
  for (const tile of [...new Set(best.played)].slice(0, TRIED)) {
    const play = bestPlay(
      view,
      'tiles',
      rack.filter((other) => other !== tile),
    );
    if (play && changedSets(view.table, play.table) < changedSets(view.table, smallest))
      smallest = play.table;
  }
  return smallest;
};
