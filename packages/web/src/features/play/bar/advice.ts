// The content of a hint from the expert's advice: the order of moves and facts of the position. Figures are left to a review.
import type { Advice } from '@crescendo/bots';
import type { GameTypes } from '@crescendo/rules';

type AnyAdvice = Advice<GameTypes>;

/** Reasons that are estimates; all others are facts of the position. */
const ESTIMATES = ['win-chance', 'expected-points', 'misthrow-risk', 'second-roll', 'gap-hit-chance'];
const MAX_REASONS = 2;

export const factsOf = ({ because }: Pick<AnyAdvice, 'because'>): AnyAdvice['because'] =>
  because.filter(({ code }) => !ESTIMATES.includes(code)).slice(0, MAX_REASONS);

/** Converts a chance to logarithmic odds, a scale on which 1 % and 2 % lie as far apart as 98 % and 99 %. */
const odds = (chance: number): number => {
  const inside = Math.min(0.995, Math.max(0.005, chance));
  return Math.log(inside / (1 - inside));
};

/** About one in a hundred games, where the game is even. */
const TOO_SMALL = 0.05;

/** Tells whether the difference is too small to matter. */
export const areEquallyGood = (one: AnyAdvice, other: AnyAdvice): boolean =>
  Math.abs(odds(one.winChance) - odds(other.winChance)) <= TOO_SMALL;
