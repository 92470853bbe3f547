// Games of bots to take positions from, the same for the same number.
import { type AnyBot, type AnyGame, type AnyMatch, itemAt, playOut, range, seeded } from '@crescendo/rules';
import { botFor } from '../../packages/bots/src/registry.ts';

/** Not the strongest: positions should look like those of people. */
const LINE_UPS = ['strong casual', 'expert strong', 'casual casual', 'strong strong', 'casual beginner'];
const FAST_LINE_UPS = ['strong casual', 'casual casual', 'strong strong', 'casual beginner'];

const botOf = async (game: AnyGame, id: string): Promise<AnyBot> => {
  const bot = await botFor(game, id);
  if (bot === undefined) throw new Error(`no bot ${id}`);
  return bot;
};

const MAX_EVENTS = 2000;

/** Every fourth game has three seats, the others two. */
export const botGame = async (game: AnyGame, number: number): Promise<AnyMatch> => {
  const seats = number % 4 === 3 ? 3 : 2;
  const lineUps = game.id === 'rummikub' ? FAST_LINE_UPS : LINE_UPS;
  const ids = itemAt(lineUps, Math.floor(number / 4) % lineUps.length).split(' ');
  const players = await Promise.all(
    range(seats).map((seat) => botOf(game, itemAt(ids, (seat + number) % ids.length))),
  );
  const dice = seeded(`puzzles/${game.id}/${number}`);
  return playOut({ game, seats, options: game.options, players, dice, limit: MAX_EVENTS });
};
