// Playing as people do at first: what they see at a glance, one thing after another.
import { type Dice, itemAt } from '@crescendo/rules';
import {
  easyPlays,
  JOKER,
  type Move,
  playedTiles,
  rummikub,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { idleMove, playOf, viewAfter } from '../model/from-view.ts';
import { easyEnd } from './going-out.ts';
import { ideaOf } from './ideas.ts';
import { smallPlay } from './small-play.ts';
import type { Glance } from './styles.ts';

/** Lay what is seen, the most tiles first, until nothing more is seen; each play is overlooked now and then. */
export const playAtAGlance = (view: View, dice: Dice, glance: Glance): Move => {
  if (itemAt(view.racks, seatOf(view)).length <= glance.endsWith) {
    const end = easyEnd(view);
    if (end !== undefined) return playOf(end);
  }
  let now = view;
  let table: readonly TileSet[] | undefined;
  for (let ideas = 0; ideas < glance.ideas; ideas++) {
    const seen = largestSeen(now, dice, glance);
    if (seen === undefined) break;
    // One idea after another may break a rule of the whole turn that each alone keeps.
    if (table !== undefined && rummikub.check(view, playOf(seen)) !== undefined) break;
    table = seen;
    now = viewAfter(now, seen);
  }
  if (table !== undefined) return playOf(table);
  const idle = idleMove(view);
  // A seat that must play does so, however little it sees.
  if (rummikub.check(view, idle) === undefined) return idle;
  return glance.laysLittle ? smallPlay(view) : itemAt([...rummikub.moves(view)], 0);
};

/** Tells whether this play is held back, since so many tiles can wait for a better one. */
export const isHeld = (view: View, tiles: number, { holdsAbove }: Glance): boolean =>
  tiles === 1 && itemAt(view.racks, seatOf(view)).length > holdsAbove;

const largestSeen = (view: View, dice: Dice, glance: Glance): readonly TileSet[] | undefined => {
  let best: readonly TileSet[] | undefined;
  let most = 0;
  for (const move of easyPlays(view)) {
    if (move.type !== 'play' || dice() >= glance.sees[ideaOf(view, move.table)]) continue;
    const played = playedTiles(view.table, move.table);
    const { length } = played;
    if (length > most && !isHeld(view, length, glance) && !sparesJoker(view, played, glance)) {
      most = length;
      best = move.table;
    }
  }
  return best;
};

/** Tells whether a joker in this play is worth more on the rack: it does not open, goes not out, and brings few tiles. */
const sparesJoker = (view: View, played: readonly number[], { jokerFor }: Glance): boolean =>
  played.length < jokerFor &&
  played.includes(JOKER) &&
  view.opened[seatOf(view)] === true &&
  played.length < itemAt(view.racks, seatOf(view)).length;
