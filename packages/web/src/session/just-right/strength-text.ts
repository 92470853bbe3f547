// Tells a strength by the bots it is like: "between Adagio and Andante".
import { levelsNear } from '@crescendo/bots/just-right';
import type { SharedWords } from '../../ui/page/words.ts';
import { BOT_NAMES } from '../setup/bot-names.ts';

type Level = keyof SharedWords['levels'] & keyof typeof BOT_NAMES;

const nameOf = (level: Level): string => BOT_NAMES[level];

/** For somebody who has not met the bots yet: "Adagio (Beginner)". */
export const introduced =
  ({ levels }: SharedWords) =>
  (level: Level): string =>
    `${BOT_NAMES[level]} (${levels[level].name})`;

/** Empty for a game whose bots nobody measured. */
export const strengthText = (game: string, strength: number, words: SharedWords, name = nameOf): string => {
  const near = levelsNear(game, strength);
  if (near === undefined) return '';
  const [lower, upper] = near;
  if (lower === undefined) return words.justRight.below(name(upper));
  return words.justRight.strength(name(lower), name(upper));
};
