// Somebody who is new to a game learns it in a game whose deal was chosen, and only chosen: all luck follows from its seed, as in any other game.
import type { AnyBoard } from '../../boards/boards.ts';
import { type SavedGame, savedGames } from '../../session/saved/saved-games.ts';
import { lastSetup } from '../../session/setup/last-setup.ts';
import { settings } from '../../shell/settings.ts';
import { explained } from '../shared/guide-memory.ts';

type Lesson = Pick<SavedGame, 'over'>;

/** Tells whether the next game of somebody teaches it: nothing has been explained yet, or no learning game was played to its end. */
export const isLearner = (seen: ReadonlySet<string> | 'all', lessons: readonly Lesson[]): boolean =>
  seen !== 'all' && (seen.size === 0 || (lessons.length > 0 && lessons.every(({ over }) => !over)));

/** The seed of the next learning game; undefined for somebody who knows the game, or who has made choices about it. */
export const learningSeed = async ({ game: { id }, firstDeals }: AnyBoard): Promise<string | undefined> => {
  if (!firstDeals || !settings.guide.value || lastSetup(id) !== undefined) return undefined;
  const lessons = savedGames().filter(({ setup }) => setup.lesson && setup.game === id);
  if (!isLearner(explained(id), lessons)) return undefined;
  const seeds = await firstDeals();
  return seeds[lessons.length % seeds.length];
};
