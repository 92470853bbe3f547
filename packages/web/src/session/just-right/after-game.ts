// The effect of a finished game on the bots that are just right.
import { isJustRight, strengthFor, strengthOf } from '@crescendo/bots/just-right';
import type { FinishedGame } from '../saved/finished-games.ts';
import type { GameSetup } from '../setup/game-setup.ts';
import { ratingAfter, whyNotRated } from './player-rating.ts';

/** Smaller changes cannot be noticed: fewer than two games in a hundred. */
const NOTICEABLE = 15;

type Change = 'stronger' | 'weaker' | 'same' | 'fixed' | 'hints' | 'takenBack';

export interface JustRightGame {
  /** The strength in this game. */
  readonly strength: number;
  /** The change for the next game, or the reason why there is none. */
  readonly change: Change;
}

/**
 * Undefined without a bot that is just right, and for a game that counts nowhere. `finished`: all games, the oldest first; later ones
 * change nothing.
 */
export const justRightAfter = (
  { id, setup }: { readonly id: string; readonly setup: GameSetup },
  finished: readonly FinishedGame[],
): JustRightGame | undefined => {
  const bot = setup.players.find((player) => player.kind === 'bot' && isJustRight(player.level));
  const index = finished.findIndex((played) => played.id === id);
  const played = finished[index];
  if (bot?.kind !== 'bot' || played === undefined) return undefined;
  const strength = strengthOf(bot.level) ?? 0;
  if (bot.fixed) return { strength, change: 'fixed' };
  const why = whyNotRated(played);
  if (why === 'hints') return { strength, change: 'hints' };
  if (why === 'taken-back') return { strength, change: 'takenBack' };
  const rating = ratingAfter(setup.game, finished.slice(0, index + 1));
  const more = ((rating && strengthFor(setup.game, rating)) ?? strength) - strength;
  if (Math.abs(more) < NOTICEABLE) return { strength, change: 'same' };
  return { strength, change: more > 0 ? 'stronger' : 'weaker' };
};
