// The bots that are just right: as strong as the finished games on this device say, unless the player has fixed their strength.
import { isJustRight, justRightId, strengthFor } from '@crescendo/bots/just-right';
import { finishedGames } from '../saved/finished-games.ts';
import type { Player } from '../setup/game-setup.ts';
import type { SetupChoice } from '../setup/setup-choice.ts';
import { ratingAfter } from './player-rating.ts';

/** Undefined for a game whose bots nobody measured. Before the finished games are loaded: as for somebody new. */
export const strengthToday = (game: string): number | undefined => {
  const rating = ratingAfter(game, finishedGames());
  return rating && strengthFor(game, rating);
};

/** A bot with the strength of today; undefined for a game whose bots nobody measured. */
export const justRightBot = (game: string): Player | undefined => {
  const strength = strengthToday(game);
  return strength === undefined ? undefined : { kind: 'bot', level: justRightId(strength), name: '' };
};

const today = (player: Player, strength: number | undefined): Player =>
  player.kind === 'bot' && isJustRight(player.level) && !player.fixed && strength !== undefined
    ? { ...player, level: justRightId(strength) }
    : player;

/** The same choice with the strength of today. It then stays for the whole game. */
export const withStrengthToday = <C extends Pick<SetupChoice, 'game' | 'players'>>(choice: C): C => {
  const strength = strengthToday(choice.game);
  return { ...choice, players: choice.players.map((player) => today(player, strength)) };
};
