// The opponent that is just right: as strong as the player, a little easier after losses in a row, a little harder after wins in a row. Its
// strength is part of its name, so that a saved game plays on with the same one.
import { LEVELS, type Level } from '../game-bots.ts';
import { levelRatings, weakestRating } from './level-ratings.ts';
import { mixFor } from './mixed-bot.ts';
import type { Rating } from './rating.ts';

const PREFIX = 'just-right:';

/** The name of the bot of a strength: `just-right:1040`. */
export type JustRight = `just-right:${number}`;

/** The name of the bot that is as strong as this. */
export const justRightId = (strength: number): JustRight => `${PREFIX}${Math.round(strength)}`;

/** The strength in such a name; undefined for any other. */
export const strengthOf = (id: string): number | undefined => {
  const digits = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
  return /^\d{1,4}$/.test(digits) ? Number(digits) : undefined;
};

export const isJustRight = (id: string): id is JustRight => strengthOf(id) !== undefined;

const isLevel = (id: string): id is Level => (LEVELS as readonly string[]).includes(id);

/** The rating of a level, or of one just right; undefined where nobody measured it. */
export const ratingOfBot = (game: string, id: string): number | undefined =>
  isLevel(id) ? levelRatings(game)?.[id] : strengthOf(id);

/** From so many games on, each game more in a row shifts the strength by so many points. */
const LOSSES = { from: 2, points: 60 };
const WINS = { from: 3, points: 50 };

const shiftBy = (row: number): number => {
  if (row > WINS.from - 1) return (row - WINS.from + 1) * WINS.points;
  return row < 1 - LOSSES.from ? (row + LOSSES.from - 1) * LOSSES.points : 0;
};

/** However lucky or unlucky the games were, the next opponent after such a row is weaker, or stronger, than the last one by so many points. */
const STEP = 30;

const notStubborn = (wanted: number, { row, last }: Rating): number => {
  if (last === undefined) return wanted;
  if (row <= -LOSSES.from) return Math.min(wanted, last - STEP);
  return row >= WINS.from ? Math.max(wanted, last + STEP) : wanted;
};

/** The strength of the opponents in the next game, so that the player wins a fair share; undefined for a game that nobody measured. */
export const strengthFor = (game: string, rating: Rating): number | undefined => {
  const [weakest, strongest] = [weakestRating(game), levelRatings(game)?.expert];
  if (weakest === undefined || strongest === undefined) return undefined;
  const wanted = Math.round(notStubborn(rating.mean + shiftBy(rating.row), rating));
  return Math.min(strongest, Math.max(weakest, wanted));
};

/** The part of the way between two levels on which one is as strong as the nearer one. */
const NEAR = 0.25;

/** The levels that are about as strong as this: one twice, or the two around it; the lower one is undefined below all levels. */
export const levelsNear = (
  game: string,
  strength: number,
): readonly [lower: Level | undefined, upper: Level] | undefined => {
  const mix = mixFor(game, strength);
  if (mix === undefined) return undefined;
  const { lower, upper, part } = mix;
  if (lower === 'novice') return [part >= 1 - NEAR ? upper : undefined, upper];
  if (part <= NEAR) return [lower, lower];
  return part >= 1 - NEAR ? [upper, upper] : [lower, upper];
};
