// Rates a seat's decisions by comparing its mean loss with those of bots of each level, game by game.
import { LEVELS, type Level } from '../../game-bots.ts';
import type { Measured, PlayedLike } from '../review.ts';
import { LEVEL_LOSSES } from './level-losses.ts';

/** Everybody that losses are compared with, weakest first: those below `beginner` play like `random`. */
export const RATED = ['random', ...LEVELS] as const;

type Rated = (typeof RATED)[number];

/** The mean losses of a level's games: their mean, and the mean of their square roots, which lie as far apart at every level. */
export interface LevelLoss {
  readonly loss: number;
  readonly root: number;
}

interface Losses {
  /** The standard deviation of the square roots, from game to game. */
  readonly deviation: number;
  /** `random` is missing where its moves are no lowest level. */
  readonly levels: { readonly [rated in Rated]?: LevelLoss };
}

/** With fewer decisions even a perfect game says nothing. */
const MIN_DECISIONS = 8;
/** The levels were measured by games of about so many decisions; with fewer, means lie farther apart. */
const USUAL = 20;
/** The levels named have played so in so many games of 100, if each level is as likely as any other. */
const SURE = 0.8;
/** More levels than these say nothing. */
const MOST = 3;
const isLevel = (rated: Rated): rated is Level => rated !== 'random';

const played = (from: Rated, to: Rated): PlayedLike => ({
  from: isLevel(from) ? from : 'beginner',
  to: isLevel(to) ? to : 'beginner',
  mayBeBelow: !isLevel(from),
  isBelow: !isLevel(to),
});

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/** Returns for each of these how likely such a mean loss is, all in the same measure. */
const likelihoods = (roots: readonly number[], deviation: number, value: number): readonly number[] => {
  const exponents = roots.map((root) => -(((Math.sqrt(value) - root) / deviation) ** 2) / 2);
  // Against the nearest, so that not all vanish.
  const nearest = Math.max(...exponents);
  return exponents.map((exponent) => Math.exp(exponent - nearest));
};

/** `null` when the decisions were too few to say between which levels they lie. */
export const levelOf = (game: string, mean: Measured | null, decisions: number): PlayedLike | null => {
  const measured: Losses | undefined = Object.hasOwn(LEVEL_LOSSES, game)
    ? LEVEL_LOSSES[game as keyof typeof LEVEL_LOSSES]
    : undefined;
  if (measured === undefined || mean === null || decisions < MIN_DECISIONS) return null;
  const rated = RATED.filter((level) => measured.levels[level] !== undefined);
  const roots = rated.map((level) => measured.levels[level]?.root ?? 0);
  const deviation = measured.deviation * Math.sqrt(Math.max(1, USUAL / decisions));
  const likely = likelihoods(roots, deviation, mean.value);
  const total = sum(likely);
  for (let width = 1; width <= MOST; width++) {
    let [best, from] = [0, 0];
    for (let first = 0; first + width <= rated.length; first++) {
      const share = sum(likely.slice(first, first + width)) / total;
      if (share > best) [best, from] = [share, first];
    }
    if (best >= SURE) return played(rated[from]!, rated[from + width - 1]!);
  }
  return null;
};
