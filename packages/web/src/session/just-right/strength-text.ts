// Tells a strength by the bots it is like: "between Adagio and Andante".
import { levelsNear } from '@crescendo/bots/just-right';
import type { SharedWords } from '../../ui/page/words.ts';
import { BOT_NAMES } from '../setup/bot-names.ts';

/** Empty for a game whose bots nobody measured. */
export const strengthText = (game: string, strength: number, words: SharedWords): string => {
  const near = levelsNear(game, strength);
  if (near === undefined) return '';
  const [lower, upper] = near;
  if (lower === undefined) return words.justRight.below(BOT_NAMES[upper]);
  return words.justRight.strength(BOT_NAMES[lower], BOT_NAMES[upper]);
};
