import { type AnyGame, type GameId, type GameTypes, isGameId } from '@crescendo/rules';
import type { GameBots } from './game-bots.ts';

/** Games with bots of their own; their weights are loaded on demand. All others get the generic bot. */
const OWN_BOTS: { readonly [id in GameId]?: () => Promise<GameBots<GameTypes>> } = {
  '5vor12': async () => (await import('./5vor12/index.ts')).loadBots(),
  finito: async () => (await import('./finito/index.ts')).loadBots(),
  qwinto: async () => (await import('./qwinto/index.ts')).loadBots(),
  rummikub: async () => (await import('./rummikub/index.ts')).loadBots(),
};

export const genericBots = async (game: AnyGame): Promise<GameBots<GameTypes>> =>
  (await import('./generic/index.ts')).genericBots(game);

const createBots = (game: AnyGame): Promise<GameBots<GameTypes>> => {
  const load = isGameId(game.id) ? OWN_BOTS[game.id] : undefined;
  return load === undefined ? genericBots(game) : load();
};

/** Reading weights takes far longer than most moves: the bots of a game are created once. */
const created = new WeakMap<AnyGame, Promise<GameBots<GameTypes>>>();

/** All that there is for a game. */
export const loadBots = (game: AnyGame): Promise<GameBots<GameTypes>> => {
  const known = created.get(game);
  if (known !== undefined) return known;
  const bots = createBots(game);
  created.set(game, bots);
  // A page that could not load them may be online again later.
  bots.catch(() => created.delete(game));
  return bots;
};
