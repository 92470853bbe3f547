// The rules of every game in the registry.
import { vorZwoelf } from './5vor12/index.ts';
import { finito } from './finito/index.ts';
import type { AnyGame } from './game.ts';
import { GAME_IDS, type GameId, isGameId } from './manifests.ts';
import { qwinto } from './qwinto/index.ts';
import { rummikub } from './rummikub/index.ts';

export const GAMES_BY_ID: { readonly [id in GameId]: AnyGame } = {
  '5vor12': vorZwoelf,
  rummikub,
  finito,
  qwinto,
};

export const GAMES: readonly AnyGame[] = GAME_IDS.map((id) => GAMES_BY_ID[id]);

export const gameById = (id: string): AnyGame | undefined => (isGameId(id) ? GAMES_BY_ID[id] : undefined);
