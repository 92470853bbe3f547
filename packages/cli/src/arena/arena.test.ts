import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finito, itemAt, range } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { run as crescendo } from '../../test/run-cli.ts';
import { type Job, type JobResult, runJob } from './jobs.ts';
import { adjustedBy, luckSums, type Measures, PARTS } from './luck.ts';
import { pairings, standings } from './results.ts';

const spent = { decisions: 1, ms: 1, longest: 1 };
const outcome = (one: string, other: string, wins: number, games = 100): JobResult => ({
  key: `${one}-${other}`,
  one,
  other,
  games,
  wins,
  scores: [0, 0],
  times: [spent, spent],
  ms: { games: 1, luck: 0 },
});

describe('an arena', () => {
  const args = [
    'arena',
    '--game',
    'finito',
    '--bots',
    'casual,beginner',
    '--games',
    '10',
    '--threads',
    '2',
    '--json',
  ];

  test('gives the same pairings with one thread and with two, and goes on where it was stopped', async () => {
    const save = join(mkdtempSync(join(tmpdir(), 'arena-')), 'arena.json');
    const [two, one] = [
      await crescendo([...args, '--save', save]),
      await crescendo([...args, '--threads', '1']),
    ];
    expect(two.code).toBe(0);
    const { pairings: first } = JSON.parse(two.out);
    expect(first[0]).toMatchObject({ one: 'casual', other: 'beginner', games: 10 });
    expect(JSON.parse(one.out).pairings).toEqual(first);
    // Half of it is forgotten, as if it had been stopped: the rest is played again, to the same end.
    const saved = JSON.parse(readFileSync(save, 'utf8'));
    writeFileSync(save, JSON.stringify({ ...saved, outcomes: saved.outcomes.slice(0, 1) }));
    expect(JSON.parse((await crescendo([...args, '--save', save])).out).pairings).toEqual(first);
  });

  test('a bot may sit down with a style and a budget of its own', async () => {
    const bots = ['arena', '--game', 'finito', '--bots', 'expert:bold@1200,expert', '--games', '2', '--json'];
    const { code, out } = await crescendo([...bots, '--threads', '1']);
    expect(code).toBe(0);
    expect(JSON.parse(out).pairings[0]).toMatchObject({ one: 'expert:bold@1200', other: 'expert', games: 2 });
  });

  test('says in one sentence what is wrong', async () => {
    const lonely = await crescendo(['arena', '--game', 'finito', '--bots', 'expert']);
    expect([lonely.code, lonely.err]).toEqual([
      2,
      'crescendo: An arena needs at least two bots, e.g. --bots expert,strong.\n',
    ]);
    const unknown = await crescendo(['arena', '--game', 'finito', '--bots', 'expert,genius']);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('“genius”');
    const idle = await crescendo(['arena', '--game', 'finito', '--bots', 'expert@none,strong']);
    expect([idle.code, idle.err]).toEqual([
      2,
      'crescendo: A budget is a number of nodes, e.g. expert@10000, not “none”.\n',
    ]);
  });

  test('without luck the interval is that of what is left', () => {
    const games = range(400).map((i): Measures => {
      const share = i % 2;
      // The luck is twice too much, and wrong in one game of four.
      const luck = (i % 8 < 6 ? 1 : -1) * (share === 1 ? 1 : -1);
      return [share, luck, 0, 0, 0];
    });
    // Half of the deviations are common to both: a quarter of the luck is subtracted, three quarters of the variance stay.
    expect(adjustedBy([luckSums(games, 1)])).toMatchObject({
      share: 0.5,
      interval: expect.closeTo(0.0424, 3),
      parts: [0.25, 0, 0, 0],
      ratio: expect.closeTo(0.87, 2),
    });
    expect(adjustedBy([luckSums(games.slice(0, 19), 1)])).toBeUndefined();
    expect(pairings([outcome('a', 'b', 50)])[0]).not.toHaveProperty('adjusted');
  });

  test('each kind of luck has a part of its own', () => {
    // All kinds of games equally often; near the end luck counts in full, before by half, the bots' dice by a quarter.
    const games = range(80).map((i): Measures => {
      const sign = (bit: number) => (i & bit ? 1 : -1);
      const [far, near, dice] = [0.4 * sign(1), 0.2 * sign(2), 0.4 * sign(4)];
      // Squares that say nothing but what is known have no part.
      return [0.5 + far / 2 + near + dice / 4, far, near, dice, far + near];
    });
    const found = adjustedBy([luckSums(games.slice(0, 40), 1), luckSums(games.slice(40), 1)]);
    expect(found?.parts).toEqual([0.5, 1, 0.25, 0].map((part) => expect.closeTo(part)));
    expect(found?.share).toBeCloseTo(0.5);
    expect(found?.interval).toBeCloseTo(0, 6);
  });

  test('luck is that of rounds of games with the same dice', () => {
    // From either seat the same luck is once for and once against; only the second game has some of its own.
    const games: Measures[] = range(40).flatMap((i): Measures[] => [
      [1, 0.5, 0, 0, 0],
      [i % 2, i % 2 === 1 ? 0.1 : -0.9, 0, 0, 0],
    ]);
    const { rounds, sums } = luckSums(games, 2);
    expect([rounds, sums]).toEqual([40, [30, expect.closeTo(2), 0, 0, 0]]);
    expect(adjustedBy([luckSums(games, 2)])).toMatchObject({ parts: [expect.closeTo(1), 0, 0, 0] });
  });

  test('counts luck when asked to, and leaves the rest as it is', async () => {
    const job: Job = {
      key: 'a',
      game: 'finito',
      options: finito.options,
      seats: 2,
      one: 'casual',
      other: 'beginner',
      seed: '1',
      from: 0,
      to: 4,
    };
    const plain = await runJob(job);
    const { luck, ...rest } = await runJob({ ...job, isAdjusted: true });
    expect(plain).not.toHaveProperty('luck');
    const timeless = { times: [], ms: {} };
    expect({ ...rest, ...timeless }).toEqual({ ...plain, ...timeless });
    expect(rest.ms.luck).toBeGreaterThan(0);
    expect(luck).toMatchObject({ rounds: 2, games: 4 });
    expect(luck?.sums[0]).toBe(plain.wins / 2);
    // Covers chance and the bots' dice; Finito! looks no further near its end.
    const own = PARTS.map((_, i) => itemAt(itemAt(luck?.products ?? [], i + 1), i + 1));
    expect(own.map((squares) => squares > 0)).toEqual([true, false, true, true]);
  });

  test('games with the same dice from every seat count as one, where their luck cancels out', async () => {
    // In each round of two games the better one wins from one seat and loses from the other.
    const sums = { rounds: 50, shares: 25, squares: 12.5 };
    const [pairing] = pairings([{ ...outcome('a', 'b', 50), mirrored: sums }]);
    expect(pairing?.mirrored).toEqual({ interval: 0, ratio: 0 });
    const job: Job = {
      key: 'a',
      game: 'finito',
      options: { ...finito.options, roundLimit: 20 },
      seats: 2,
      one: 'casual',
      other: 'casual',
      seed: '1',
      from: 0,
      to: 4,
      isStable: true,
    };
    const { mirrored, wins } = await runJob(job);
    // The same bot on both seats with the same luck plays the same game twice: it wins once, or both are equal.
    expect([mirrored, wins]).toEqual([{ rounds: 2, shares: 1, squares: 0.5 }, 2]);
  });

  test('an interval is that of a share', () => {
    expect(pairings([outcome('a', 'b', 50)])[0]).toMatchObject({ share: 0.5, interval: 0.098 });
  });

  test('ten wins out of eleven are 400 points of rating', () => {
    const [first, last] = standings(['a', 'b'], [outcome('a', 'b', 10_000, 11_000)]);
    expect(first?.bot).toBe('a');
    expect(first?.rating).toBeGreaterThan(395);
    expect(first?.rating).toBeLessThan(405);
    expect(last?.rating).toBe(0);
  });

  test('at four seats, a bot that wins more than its fair quarter is rated above those it beats', () => {
    // 32.5 % of four seats: more than 25 %, and the three others win 22.5 % each.
    const [first, last] = standings(['weak', 'strong'], [outcome('strong', 'weak', 3250, 10_000)], 4);
    expect([first?.bot, last?.bot]).toEqual(['strong', 'weak']);
    expect(first?.rating).toBe(Math.round(400 * Math.log10(0.325 / 0.225)));
    const fair = standings(['a', 'b'], [outcome('a', 'b', 2500, 10_000)], 4);
    expect(fair.map(({ rating }) => rating)).toEqual([0, 0]);
    const alone = standings(['a', 'b'], [outcome('a', 'b', 0, 8)], 4);
    expect(alone.map(({ bot }) => bot)).toEqual(['b', 'a']);
  });

  test('says what a fair share is', async () => {
    const bots = ['arena', '--game', 'qwinto', '--bots', 'greedy,random', '--games', '4', '--threads', '1'];
    const { code, out } = await crescendo([...bots, '--seats', '4']);
    expect(code).toBe(0);
    expect(out).toContain('Fair share: 25.0 %');
    expect((await crescendo(bots)).out).toContain('Fair share: 50.0 %');
  });
});
