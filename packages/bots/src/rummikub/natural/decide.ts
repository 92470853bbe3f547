// Decides the turn of the expert.
import { type Dice, itemAt } from '@crescendo/rules';
import { JOKER, rummikub, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { EVEN, type Habits } from '../levels/styles.ts';
import { bestPlay, idleMove, playOfHeap, wholeRackPlay } from '../model/from-view.ts';
import { standOf } from '../model/stand.ts';
import { decideEndgame, ENDGAME_BUDGET, MAX_ENDGAME_TILES } from '../search/endgame-play.ts';
import { smallOpening } from '../search/opening.ts';
import type { Solution } from '../solver/solve.ts';
import { fitsFast } from '../solver/task.ts';
import { naturalPlay } from './rule.ts';

/** The play that the expert lays; `undefined`: nothing. */
export const decide = (
  view: View,
  dice: Dice,
  budget = ENDGAME_BUDGET,
  habits: Habits = EVEN.expert,
): Solution | undefined => {
  const seat = seatOf(view);
  const patience = view.seats === 2 ? habits.duel : habits.crowd;
  if (!view.opened[seat]) return decideOpening(view, patience.opensSmall);
  if (view.pool === 0) return decideLast(view, dice, budget, habits);
  const stand = standOf(view);
  if (!fitsFast({ must: stand.table, may: stand.rack })) return bestPlay(view, 'tiles-points');
  const mayWait = rummikub.check(view, idleMove(view)) === undefined;
  const heap = naturalPlay(stand, patience, mayWait);
  if (heap === undefined) return mayWait ? undefined : bestPlay(view, 'tiles-points');
  // Editions that tie jokers down may not allow what the heaps promise.
  return playOfHeap(view, heap) ?? bestPlay(view, 'tiles-points', [JOKER]) ?? forced(view, mayWait);
};

const forced = (view: View, mayWait: boolean): Solution | undefined =>
  mayWait ? undefined : bestPlay(view, 'tiles-points');

const decideOpening = (view: View, isSmall: boolean): Solution | undefined => {
  const full = bestPlay(view, 'tiles-points');
  if (full === undefined || full.played.length === itemAt(view.racks, seatOf(view)).length) return full;
  const small = isSmall ? smallOpening(view) : undefined;
  return small ?? bestPlay(view, 'tiles-points', [JOKER]) ?? full;
};

/** Nothing is left to draw. */
const decideLast = (view: View, dice: Dice, budget: number, { laysFirst }: Habits): Solution | undefined => {
  const out = wholeRackPlay(view);
  if (out) return out;
  if (view.turnsLeft > 0) return bestPlay(view, 'points');
  const { length } = itemAt(view.racks, seatOf(view));
  if (length > MAX_ENDGAME_TILES) return bestPlay(view, 'tiles-points');
  return decideEndgame(view, dice, budget, laysFirst) ?? bestPlay(view, 'tiles-points');
};
