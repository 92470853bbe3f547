import { botFor } from '@crescendo/bots';
import {
  type AnyMatch,
  GAMES_BY_ID,
  itemAt,
  playOut,
  required,
  type Seat,
  seeded,
  turnNumber,
} from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { playedOn } from './played-on.ts';

const MANY = 8;

/** A game by bots, and a place in the middle of it at which the first seat moves. */
const prepared = async (id: keyof typeof GAMES_BY_ID, seats: number) => {
  const game = GAMES_BY_ID[id];
  const bot = required(await botFor(game, 'greedy'));
  const players = Array.from({ length: seats }, () => bot);
  const match = playOut({ game, seats, options: game.options, players, dice: seeded('on') } as never);
  const own = (match as AnyMatch).events.flatMap((event, length) =>
    event.kind === 'move' && event.seat === 0 ? [{ length, better: event.move }] : [],
  );
  const choose = async (at: AnyMatch, seat: Seat) =>
    bot.choose(at.view(seat) as never, seeded(`${at.length}`));
  return { match: match as AnyMatch, places: own.slice(0, MANY), choose };
};

describe.each([
  ['5vor12', 2],
  ['5vor12', 4],
  ['finito', 2],
  ['qwinto', 3],
  ['rummikub', 2],
] as const)('%s with %i players', async (id, seats) => {
  const { match, places, choose } = await prepared(id, seats);

  test('shows whole turns: three of the player, the first with the better move', async () => {
    for (const { length, better } of places) {
      const steps: (readonly [AnyMatch, AnyMatch])[] = [];
      for await (const step of playedOn(match, { length, seat: 0, better }, seeded('line'), choose))
        steps.push(step);
      const [begin, after] = itemAt(steps, 0);
      expect(begin.length).toBe(length);
      expect(after.events[length]).toEqual({ kind: 'move', seat: 0, move: better });
      const end = itemAt(steps, steps.length - 1)[1];
      const turnOf = (at: number) => turnNumber(end, at).number;
      const own = new Set(
        steps.flatMap(([{ length: at }]) => {
          const event = itemAt(end.events, at);
          return event.kind === 'move' && event.seat === 0 ? [turnOf(at)] : [];
        }),
      );
      if (end.turn.kind === 'over') continue;
      expect(own.size, `${length}`).toBe(3);
      // Whatever comes next belongs to another turn.
      const next = end.after({
        kind: 'move',
        seat: itemAt(end.turn.kind === 'players' ? end.turn.seats : [], 0),
        move: await choose(end, itemAt(end.turn.kind === 'players' ? end.turn.seats : [], 0)),
      });
      expect(turnNumber(next, end.length).number, `${length}`).not.toBe(
        turnOf(itemAt(steps, steps.length - 1)[0].length),
      );
    }
  });
});
