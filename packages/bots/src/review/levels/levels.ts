// Rates a seat's decisions by comparing its losses with those of bots of each level.
import { LEVELS, type Level } from '../../game-bots.ts';
import type { Measured, PlayedLike } from '../review.ts';
import { LEVEL_LOSSES } from './level-losses.ts';

/** With fewer decisions even a perfect game says nothing. */
const MIN_DECISIONS = 8;

/** The level that gives away about so much in a decision. */
const nearest = (losses: readonly number[], value: number): number => {
  let best = 0;
  for (const [i, loss] of losses.entries())
    if (Math.abs(loss - value) < Math.abs(losses[best]! - value)) best = i;
  return best;
};

/** `null` when the decisions were too few to tell neighbouring levels apart. */
export const levelOf = (game: string, mean: Measured | null, decisions: number): PlayedLike | null => {
  const measured = Object.hasOwn(LEVEL_LOSSES, game)
    ? LEVEL_LOSSES[game as keyof typeof LEVEL_LOSSES]
    : undefined;
  if (measured === undefined || mean === null || decisions < MIN_DECISIONS) return null;
  const losses = LEVELS.map((level) => measured[level].loss);
  const level = (i: number): Level => LEVELS[i]!;
  // A few decisions may happen to be all alike, or all right: they are as uncertain as those of the level and the one below.
  const near = nearest(losses, mean.value);
  const spreads = [near, Math.max(0, near - 1)].map((i) => measured[level(i)].spread);
  const typical = Math.max(...spreads) / Math.sqrt(decisions);
  const error = Math.max(mean.error, typical);
  const from = nearest(losses, mean.value + error);
  const to = nearest(losses, mean.value - error);
  return to - from > 1 ? null : { from: level(from), to: level(to) };
};
