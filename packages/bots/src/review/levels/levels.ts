// Rates a seat's decisions by comparing its losses with those of bots of each level.
import { LEVELS, type Level } from '../../game-bots.ts';
import type { Measured, PlayedLike } from '../review.ts';
import { LEVEL_LOSSES } from './level-losses.ts';

/** Everybody that losses are compared with, weakest first: those below `beginner` play like `random`. */
export const RATED = ['random', ...LEVELS] as const;

/** The measured losses; `random` is missing where it was not measured. */
type Losses = {
  readonly [rated in (typeof RATED)[number]]?: { readonly loss: number; readonly spread: number };
};

/** With fewer decisions even a perfect game says nothing. */
const MIN_DECISIONS = 8;
/** With so many something is always said, if only between which levels. */
const ENOUGH = 20;

/** The place of the level that gives away about so much in a decision. */
const nearest = (losses: readonly number[], value: number): number => {
  let best = 0;
  for (const [i, loss] of losses.entries())
    if (Math.abs(loss - value) < Math.abs(losses[best]! - value)) best = i;
  return best;
};

type Rated = (typeof RATED)[number];

const isLevel = (rated: Rated): rated is Level => rated !== 'random';

const played = (from: Rated, to: Rated): PlayedLike => ({
  from: isLevel(from) ? from : 'beginner',
  to: isLevel(to) ? to : 'beginner',
  isBelow: !isLevel(to),
});

/** `null` when the decisions were too few to tell neighbouring levels apart. */
export const levelOf = (game: string, mean: Measured | null, decisions: number): PlayedLike | null => {
  const measured: Losses | undefined = Object.hasOwn(LEVEL_LOSSES, game)
    ? LEVEL_LOSSES[game as keyof typeof LEVEL_LOSSES]
    : undefined;
  if (measured === undefined || mean === null || decisions < MIN_DECISIONS) return null;
  const rated = RATED.filter((level) => measured[level] !== undefined);
  const losses = rated.map((level) => measured[level]?.loss ?? 0);
  // A few decisions may happen to be all alike, or all right: they are as uncertain as those of the level and the one below.
  const near = nearest(losses, mean.value);
  const spreads = [near, Math.max(0, near - 1)].map((i) => measured[rated[i]!]?.spread ?? 0);
  const typical = Math.max(...spreads) / Math.sqrt(decisions);
  const error = Math.max(mean.error, typical);
  const from = nearest(losses, mean.value + error);
  const to = nearest(losses, mean.value - error);
  if (to - from <= 1) return played(rated[from]!, rated[to]!);
  if (decisions < ENOUGH) return null;
  // Between the level and the one on the other side of what was measured.
  const better = mean.value < losses[near]!;
  const next = Math.max(0, Math.min(losses.length - 1, better ? near + 1 : near - 1));
  return played(rated[Math.min(near, next)]!, rated[Math.max(near, next)]!);
};
