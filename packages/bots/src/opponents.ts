// The bots a person can play against: named here, so that nothing needs to be loaded to list them.
import { type GameId, isGameId } from '@crescendo/rules';
import { LEVELS, type Level } from './game-bots.ts';

/** A bot that is no level but an opponent of its own kind, see `GameBots.others`. */
export type ExtraBot = 'collector';

/** Something a person can choose to play against. */
export type Opponent = Level | ExtraBot;

const EXTRA_BOTS: { readonly [id in GameId]?: readonly ExtraBot[] } = { rummikub: ['collector'] };

export const extraBotsOf = (game: string): readonly ExtraBot[] =>
  (isGameId(game) ? EXTRA_BOTS[game] : undefined) ?? [];

/** The levels, weakest first, and after them the opponents that only this game has. */
export const opponentsOf = (game: string): readonly Opponent[] => [...LEVELS, ...extraBotsOf(game)];

export const isOpponentOf = (game: string, id: string): id is Opponent =>
  (opponentsOf(game) as readonly string[]).includes(id);
