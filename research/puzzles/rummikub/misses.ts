// Plays like somebody who does not look closely, who must miss what a puzzle asks for.
import { seeded } from '@crescendo/rules';
import type { Move, View } from '@crescendo/rules/rummikub';
import { playAtAGlance } from '../../../packages/bots/src/rummikub/levels/heuristics.ts';
import { bestPlay, playOf } from '../../../packages/bots/src/rummikub/model/from-view.ts';

/** Notices every idea that a look at the table can give. */
const SEES_ALL = {
  sees: { set: 1, add: 1, split: 1, borrow: 1 },
  ideas: 99,
  holdsAbove: Infinity,
  jokerFor: 1,
  endsWith: 0,
  laysLittle: false,
} as const;

/** Lays whatever fits at a glance. */
export const playOfAGlance = (view: View): Move =>
  playAtAGlance(view, seeded('nothing is overlooked'), SEES_ALL);

/** Lays the most tiles, in the arrangement that the solver finds first. */
export const greedyPlay = (view: View): Move => {
  const most = bestPlay(view, 'tiles');
  return most ? playOf(most.table) : { type: 'draw' };
};
