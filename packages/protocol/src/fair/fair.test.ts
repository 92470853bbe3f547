import { createHash, createHmac } from 'node:crypto';
import {
  type AnyBot,
  type AnyGame,
  GAMES,
  type GameRecord,
  gameById,
  Match,
  pick,
  playOut,
  seeded,
} from '@crescendo/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf, fairDice, fairFirst, fairLines, fairThrow, type Mac } from './dice.ts';
import { fairnessError } from './verify.ts';

const hex = (bytes: number): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((array) => Buffer.from(array).toString('hex'));

describe('page and server hash alike', () => {
  const nodeMac: Mac = (key, text) =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'latin1').digest();

  test('a commitment is the SHA-256 of `node:crypto`', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }).chain(hex), (seed) => {
        expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed, 'hex').digest('hex'));
      }),
    );
  });

  test('a throw is the same with the HMAC of `node:crypto`', () => {
    const share = fc.oneof(fc.constant(''), hex(32));
    const shares = fc.record({ seed: hex(32), entropy: fc.array(share, { maxLength: 8 }) });
    const name = fc.oneof(fc.nat(), fc.stringMatching(/^[ -~]{0,120}$/));
    fc.assert(
      fc.property(shares, name, (contributed, count) => {
        expect(fairThrow(contributed, count)).toBe(fairThrow(contributed, count, nodeMac));
      }),
    );
  });
});

const SHARES = { seed: 'ab'.repeat(32), entropy: ['cd'.repeat(32), ''] };

/** Thrown by the implementation of earlier versions, which had a hash of its own. */
const EARLIER = [
  [0, 0.21377346812533715],
  [1, 0.9404654202945828],
  ['first', 0.35929760065076155],
  ['draw pool 3', 0.7570338184965626],
] as const;

test('throws and commitments are those of earlier versions', () => {
  for (const [count, thrown] of EARLIER) expect(fairThrow(SHARES, count)).toBe(thrown);
  const commitment = '9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885';
  expect(commitmentOf(SHARES.seed)).toBe(commitment);
});

test('throws are uniform, and each contribution changes them', () => {
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

test('[V-8] every seat begins equally often, and each contribution decides with the others who does', () => {
  const shares = Array.from({ length: 3000 }, (_, i) => ({ ...SHARES, entropy: [String(i), 'cd'] }));
  const drawn = shares.map((each) => fairFirst(each, 3));
  for (const seat of [0, 1, 2]) {
    const count = drawn.filter((first) => first === seat).length;
    expect(count).toBeGreaterThan(880);
    expect(count).toBeLessThan(1120);
  }
  expect(shares.map((each) => fairFirst({ ...each, entropy: [...each.entropy].reverse() }, 3))).not.toEqual(
    drawn,
  );
  expect(shares.map((each) => fairFirst({ ...each, seed: 'ac'.repeat(32) }, 3))).not.toEqual(drawn);
});

/** A random game of at most 300 events, thrown with these dice; the players choose with dice of their own. */
const played = (game: AnyGame): GameRecord => {
  const mover = seeded(game.id);
  const player: AnyBot = { id: 'random', choose: (view) => pick(mover, [...game.moves(view)]) };
  const setup = { game, seats: 2, options: game.options, dice: fairDice(SHARES, 0), limit: 300 };
  const match = playOut({ ...setup, players: [player, player] });
  return { ...match.record({ fairness: fairLines(SHARES) }), result: null };
};

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const record = played(game);

  test('an honest record is fair', () => {
    expect(fairnessError(record, gameById)).toBeUndefined();
  });

  test('a single manipulated draw is caught', () => {
    let match = Match.begin({ game, seats: 2, options: game.options });
    for (const [i, event] of record.events.entries()) {
      if (event.kind === 'chance') {
        const fell = game.notation.chance.format(event.outcome);
        const other = game
          .chances(match.state)
          .find(([outcome]) => game.notation.chance.format(outcome) !== fell);
        if (other !== undefined) {
          const manipulated = record.events.slice(0, i + 1).with(i, { kind: 'chance', outcome: other[0] });
          expect(fairnessError({ ...record, events: manipulated }, gameById)).toMatchObject({
            code: 'bent',
            event: i,
          });
          return;
        }
      }
      match = match.after(event);
    }
    expect.unreachable('no draw could be manipulated');
  });

  test('a seed other than the committed one is caught', () => {
    const fairness = { ...record.fairness, seed: 'ef'.repeat(32) };
    expect(fairnessError({ ...record, fairness }, gameById)).toEqual({ code: 'seed-not-committed' });
    const both = { ...fairness, commitment: commitmentOf('ef'.repeat(32)) };
    expect(fairnessError({ ...record, fairness: both }, gameById)).toMatchObject({ code: 'bent' });
    expect(fairnessError({ ...record, fairness: {} }, gameById)).toEqual({ code: 'no-fair-lines' });
  });
});
