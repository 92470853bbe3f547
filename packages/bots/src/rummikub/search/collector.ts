// The collector. Laying tiles helps the others, who build on them, and every tile kept makes it easier to go out at once: so it
// opens with as few tiles as it can, then draws until its whole rack can be laid (decision 066).
import { type Dice, itemAt } from '@crescendo/rules';
import { rummikub, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { bestPlay, idleMove, wholeRackPlay } from '../model/from-view.ts';
import type { Solution } from '../solver/solve.ts';
import { decideEndgame, ENDGAME_BUDGET, MAX_ENDGAME_TILES } from './endgame-play.ts';
import { smallOpening } from './opening.ts';

/** Chooses the tiles that the collector lays; `undefined`: none. */
export const decideCollector = (view: View, dice: Dice, budget = ENDGAME_BUDGET): Solution | undefined => {
  const mayWait = rummikub.check(view, idleMove(view)) === undefined;
  if (!view.opened[seatOf(view)]) return smallOpening(view) ?? bestPlay(view, 'tiles-points');
  const out = wholeRackPlay(view);
  if (out || (mayWait && view.pool > 0)) return out;
  if (view.turnsLeft > 0) return bestPlay(view, 'points');
  const { length } = itemAt(view.racks, seatOf(view));
  if (view.pool > 0 || length > MAX_ENDGAME_TILES) return bestPlay(view, 'tiles-points');
  return decideEndgame(view, dice, budget) ?? (mayWait ? undefined : bestPlay(view, 'tiles-points'));
};
