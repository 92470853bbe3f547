// The bots a person can play against: named here, so that nothing needs to be loaded to list them.
import { type GameId, isGameId } from '@crescendo/rules';
import { LEVELS, type Level } from './game-bots.ts';
import type { JustRight } from './just-right/opponent.ts';

/** A bot that is no level but an opponent of its own kind, see `GameBots.others`. */
export type ExtraBot = 'collector';

/** A bot of fixed strength that a person can choose to play against. */
export type Opponent = Level | ExtraBot;

/** A bot that can sit at a table on this device. */
export type SeatBot = Opponent | JustRight;

const EXTRA_BOTS: { readonly [id in GameId]?: readonly ExtraBot[] } = { rummikub: ['collector'] };

export const extraBotsOf = (game: string): readonly ExtraBot[] =>
  (isGameId(game) ? EXTRA_BOTS[game] : undefined) ?? [];

/** The levels, weakest first, and after them the opponents that only this game has. */
export const opponentsOf = (game: string): readonly Opponent[] => [...LEVELS, ...extraBotsOf(game)];

export const isOpponentOf = (game: string, id: string): id is Opponent =>
  (opponentsOf(game) as readonly string[]).includes(id);
