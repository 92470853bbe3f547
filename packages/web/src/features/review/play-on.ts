// A new game from a position of a finished one: the reader against bots.
import type { Seat } from '@crescendo/rules';
import { GameSaver } from '../../session/saved/game-saver.ts';
import type { GameSetup, Player } from '../../session/setup/game-setup.ts';
import { newGameId } from '../../session/setup/new-game-id.ts';
import { go } from '../../shell/router.ts';
import type { Reviewable } from './source.ts';

/** In place of people. */
const STAND_IN: Player = { kind: 'bot', level: 'strong', name: '' };

/** Bots keep their levels. Nobody is hurried: it is a try. */
const setupFor = ({ setup }: Reviewable, seat: Seat): GameSetup => ({
  ...setup,
  players: setup.players.map((player, other): Player => {
    if (other === seat) return { kind: 'human', name: '' };
    return player.kind === 'bot' ? player : STAND_IN;
  }),
  clock: 0,
});

/** Saves it beside the finished one, whose result stays the one that counts, and goes to its table. */
export const playOn = (game: Reviewable, length: number, seat: Seat): void => {
  const id = newGameId();
  const match = game.match.at(length);
  const decisions = match.events.filter(({ kind }) => kind === 'move').length;
  new GameSaver(id, setupFor(game, seat), game.id).save(match, {
    decisions,
    draft: undefined,
    takenBack: [length],
  });
  go(`/table/${id}`);
};
