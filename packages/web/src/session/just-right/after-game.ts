// The effect of a finished game on the bots that are just right.
import { isJustRight, strengthFor, strengthOf } from '@crescendo/bots/just-right';
import type { FinishedGame } from '../saved/finished-games.ts';
import type { GameSetup } from '../setup/game-setup.ts';
import { ratingAfter, whyNotRated } from './player-rating.ts';

/** Smaller changes cannot be noticed: fewer than two games in a hundred. */
const NOTICEABLE = 15;

type Change = 'stronger' | 'weaker' | 'same' | 'fixed' | 'hints' | 'takenBack' | 'helped';

export interface JustRightGame {
  /** The strength in this game. */
  readonly strength: number;
  /** The change for the next game, or the reason why there is none. */
  readonly change: Change;
  /** True where the result alone would have changed it the other way, or not at all: luck was taken out. */
  readonly isLuck: boolean;
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
  const because = (change: Change): JustRightGame => ({ strength, change, isLuck: false });
  if (bot.fixed) return because('fixed');
  const before = finished.slice(0, index);
  const changeAfter = (last: FinishedGame): Change => {
    const rating = ratingAfter(setup.game, [...before, last]);
    const more = ((rating && strengthFor(setup.game, rating)) ?? strength) - strength;
    if (Math.abs(more) < NOTICEABLE) return 'same';
    return more > 0 ? 'stronger' : 'weaker';
  };
  const change = changeAfter(played);
  const why = whyNotRated(played);
  if (why !== undefined && change === 'weaker') return because('helped');
  if (why === 'hints') return because('hints');
  if (why === 'taken-back') return because('takenBack');
  const { adjusted: _, ...asPlayed } = played;
  return { strength, change, isLuck: change !== changeAfter(asPlayed) };
};
