import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  type AnyTypes,
  type Event,
  GAMES,
  type GameRecord,
  gameById,
  pick,
  roll,
  seeded,
} from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { commitmentOf, fairDice, fairLines, fairThrow } from './dice.ts';
import { hmac, sha256, toHex } from './sha256.ts';
import { fairFault } from './verify.ts';

describe('the hash is the standard one', () => {
  test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])('%i bytes', (length) => {
    const bytes = randomBytes(length);
    const key = randomBytes(32);
    expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(toHex(hmac(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
  });
});

const SHARES = { seed: 'ab'.repeat(32), entropy: ['cd'.repeat(32), ''] };

test('throws are even, and each share changes them', () => {
  const throws = Array.from({ length: 3000 }, (_, i) => fairThrow(SHARES, i));
  expect(throws.every((x) => x >= 0 && x < 1)).toBe(true);
  for (let face = 0; face < 6; face++) {
    const count = throws.filter((x) => Math.floor(x * 6) === face).length;
    expect(count).toBeGreaterThan(400);
    expect(count).toBeLessThan(600);
  }
  expect(fairThrow({ ...SHARES, entropy: ['', ''] }, 0)).not.toBe(throws[0]);
  expect(fairThrow({ ...SHARES, seed: 'ac'.repeat(32) }, 0)).not.toBe(throws[0]);
});

const played = (id: string): GameRecord => {
  const game = gameById(id)!;
  const [dice, mover] = [fairDice(SHARES, 0), seeded(id)];
  const events: Event<AnyTypes>[] = [];
  let state = game.setup(2, game.options);
  for (let turn = game.turn(state); turn.kind !== 'over' && events.length < 300; turn = game.turn(state)) {
    const seat = turn.kind === 'players' ? turn.seats[0]! : null;
    const event =
      seat === null
        ? roll(game, state, dice)
        : { kind: 'move' as const, seat, move: pick(mover, [...game.moves(game.view(state, seat))]) };
    events.push(event);
    state = game.apply(state, event);
  }
  return {
    game: id,
    seats: 2,
    options: game.options,
    series: null,
    names: [],
    fairness: fairLines(SHARES),
    result: null,
    events,
  };
};

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const record = played(id);

  test('an honest record is fair', () => {
    expect(fairFault(record, gameById)).toBeUndefined();
  });

  test('one bent draw is caught', () => {
    const game = gameById(id)!;
    let state = game.setup(2, game.options);
    for (const [i, event] of record.events.entries()) {
      if (event.kind === 'chance') {
        const fell = game.notation.chance.format(event.outcome);
        const other = game.chances(state).find(([outcome]) => game.notation.chance.format(outcome) !== fell);
        if (other !== undefined) {
          const bent = record.events.slice(0, i + 1).with(i, { kind: 'chance', outcome: other[0] });
          expect(fairFault({ ...record, events: bent }, gameById)).toMatchObject({ code: 'bent', event: i });
          return;
        }
      }
      state = game.apply(state, event);
    }
    expect.unreachable('no draw could be bent');
  });

  test('another seed than the promised one is caught', () => {
    const fairness = { ...record.fairness, seed: 'ef'.repeat(32) };
    expect(fairFault({ ...record, fairness }, gameById)).toEqual({ code: 'seed-not-committed' });
    const both = { ...fairness, commitment: commitmentOf('ef'.repeat(32)) };
    expect(fairFault({ ...record, fairness: both }, gameById)).toMatchObject({ code: 'bent' });
    expect(fairFault({ ...record, fairness: {} }, gameById)).toEqual({ code: 'no-fair-lines' });
  });
});
