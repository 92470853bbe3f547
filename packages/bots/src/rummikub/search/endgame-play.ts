// The endgame of a view: with an empty pool everything that is not seen is on the others' racks.
import type { Dice } from '@crescendo/rules';
import type { View } from '@crescendo/rules/rummikub';
import type { Order } from '../levels/styles.ts';
import { playOfHeap } from '../model/from-view.ts';
import type { Solution } from '../solver/solve.ts';
import { endgamePlay } from './endgame.ts';
import { sampleWorld } from './worlds.ts';

/** With more tiles than this a seat lays what it can, even in an endgame: nobody lays them one by one. */
export const MAX_ENDGAME_TILES = 14;

/** Positions the solver may examine in an endgame by default: about 40 ms. */
export const ENDGAME_BUDGET = 300_000;
/** Endgames with more than two seats are searched in so many worlds. */
const WORLDS = 6;

/** Chooses the play of a seat that cannot go out; `undefined`: it can lay nothing. */
export const decideEndgame = (
  view: View,
  dice: Dice,
  budget = ENDGAME_BUDGET,
  order: Order = '0123',
): Solution | undefined => {
  const count = view.seats === 2 ? 1 : WORLDS;
  const worlds = Array.from({ length: count }, () => sampleWorld(view, dice));
  const play = endgamePlay(worlds, budget, order);
  return play && playOfHeap(view, play);
};
