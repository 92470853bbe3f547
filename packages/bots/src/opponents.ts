// The bots a person can play against: listed without loading any.
import { isGameId, MANIFESTS } from '@crescendo/rules/manifests';
import { LEVELS, type Level } from './game-bots.ts';
import type { JustRight } from './just-right/opponent.ts';

/** Bots that are no level but opponents of their own kind, see `GameBots.others`; manifests say which games have them. */
const EXTRA_BOTS = ['collector'] as const;
export type ExtraBot = (typeof EXTRA_BOTS)[number];

/** A bot of fixed strength that a person can choose to play against. */
export type Opponent = Level | ExtraBot;

/** A bot that can sit at a table on this device. */
export type SeatBot = Opponent | JustRight;

export const extraBotsOf = (game: string): readonly ExtraBot[] =>
  EXTRA_BOTS.filter((bot) => isGameId(game) && MANIFESTS[game].extraBots?.includes(bot));

/** The levels, weakest first, and after them the opponents that only this game has. */
export const opponentsOf = (game: string): readonly Opponent[] => [...LEVELS, ...extraBotsOf(game)];

export const isOpponentOf = (game: string, id: string): id is Opponent =>
  (opponentsOf(game) as readonly string[]).includes(id);
