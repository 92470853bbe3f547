// A bot between two levels: it makes each decision like one of them. So it errs as they do, only more or less often.
import type { AnyBot } from '@crescendo/rules';
import { LEVELS, type Level } from '../game-bots.ts';
import { scaleOf } from './level-ratings.ts';

/** A level, or the bot below all levels that some games have. */
type Part = Level | 'novice';

interface Mix {
  readonly lower: Part;
  readonly upper: Level;
  /** The part of the decisions made like the upper level. */
  readonly part: number;
}

/** Returns the mix that is as strong as this; undefined for a game that nobody measured. */
export const mixFor = (game: string, strength: number): Mix | undefined => {
  const scale = scaleOf(game);
  if (scale === undefined) return undefined;
  const { levels, halfway, novice } = scale;
  if (novice !== undefined && strength < levels.beginner) {
    const part = partAt((strength - novice.rating) / (levels.beginner - novice.rating), novice.halfway);
    return { lower: 'novice', upper: 'beginner', part };
  }
  let at = 0;
  while (at < halfway.length - 1 && strength > levels[LEVELS[at + 1]!]) at++;
  const [lower, upper] = [LEVELS[at]!, LEVELS[at + 1]!];
  const place = (strength - levels[lower]) / (levels[upper] - levels[lower]);
  return { lower, upper, part: partAt(place, halfway[at]!) };
};

/** The part of the decisions that puts a bot at this place between the two, from 0 to 1; half of them put it at `half`. */
const partAt = (place: number, half: number): number => {
  const part = place < half ? place / half / 2 : 0.5 + (place - half) / (1 - half) / 2;
  return Math.min(1, Math.max(0, part));
};

/** Every decision takes one number from the dice, so the same seed gives the same game. */
export const mixedBot = (
  id: string,
  { lower, upper, part }: Mix,
  bots: { readonly [level in Level]: AnyBot },
  novice: AnyBot = bots.beginner,
): AnyBot => {
  const weaker = lower === 'novice' ? novice : bots[lower];
  return {
    id,
    choose: (view, dice, budget) => (dice() < part ? bots[upper] : weaker).choose(view, dice, budget),
  };
};
