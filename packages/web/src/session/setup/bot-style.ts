// Tells a bot's style, beside its strength: as its name says.
import type { Style } from '@crescendo/bots';
import { styleOf } from '@crescendo/bots/names';
import type { Seat } from '@crescendo/rules';
import { botNames } from './bot-names.ts';
import type { Player } from './game-setup.ts';

/** Returns the name of the bot at a seat; empty where a person sits. */
export const botNameAt = (players: readonly Player[], seat: Seat): string => {
  const player = players[seat];
  if (player?.kind !== 'bot') return '';
  const names = botNames(players.map((one) => (one.kind === 'bot' ? one.level : undefined)));
  return player.name || (names[seat] ?? '');
};

/** `undefined`: evenly, and where a person sits. */
export const styleAt = (players: readonly Player[], seat: Seat): Style | undefined =>
  styleOf(botNameAt(players, seat));
