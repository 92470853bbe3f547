import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botFor } from '@crescendo/bots';
import {
  formatRecord,
  GAMES_BY_ID,
  gameById,
  Match,
  type MatchSetup,
  playOut,
  range,
  required,
  seeded,
} from '@crescendo/rules';
import { LANGUAGES } from '@crescendo/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { runHere } from '../../test/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'review-'));

const saved = (name: string, match: Match): string => {
  const file = join(folder, name);
  writeFileSync(file, formatRecord(match.record({ names: ['Ada', 'Ben'] }), gameById));
  return file;
};

const played = async (more: Partial<MatchSetup<never>> = {}): Promise<Match> => {
  const game = GAMES_BY_ID.qwinto;
  const players = [required(await botFor(game, 'casual')), required(await botFor(game, 'beginner'))];
  return playOut({ game, seats: 2, options: game.options, players, dice: seeded('cli'), ...more });
};

describe('review', () => {
  let file = '';
  beforeAll(async () => {
    file = saved('qwinto.txt', await played());
  });

  test('as one JSON object that adds up', async () => {
    const { code, out, err } = await runHere(['review', file, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { seats, curve, curves, moments, highlights, ...rest } = JSON.parse(out);
    expect(rest).toEqual({ game: 'qwinto', isCalibrated: true, margin: 0 });
    expect(seats).toHaveLength(2);
    expect(Array.isArray(highlights)).toBe(true);
    for (const { start, luck, skill, gift, others, result } of seats) {
      expect(start + luck + skill + others).toBeCloseTo(result, 9);
      expect(gift).toBe(others);
    }
    for (const { length, seat, before, betterChance, playedChance, loss } of moments) {
      expect(before).toBe(betterChance);
      expect(before).toBe(curves[seat][length].chances[seat]);
      expect(playedChance).toBeCloseTo(before - loss.value, 9);
      // With it the choices of the others may show, made at the same time.
      const after = curves[seat][length + 1];
      expect(after.chances[seat]).toBeCloseTo(playedChance + after.others, 9);
      expect(curve[length + 1].decision).toMatchObject({ seat, before, loss: loss.value });
    }
    expect(curve.map(({ length }: { length: number }) => length)).toEqual(range(curve.length));
    expect(moments.length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('as text in %s, with the names and what was better', async (lang) => {
    const { code, out } = await runHere(['review', file, '--lang', lang]);
    expect(code).toBe(0);
    for (const name of ['Ada', 'Ben']) expect(out).toContain(`\n${name}\n`);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the numbers of each player add up, and so do those of each moment', async () => {
    const { out } = await runHere(['review', file]);
    const numbers = (text: string) =>
      (text.match(/[+−]?\d+/g) ?? []).map((one) => Number(one.replace('−', '-')));
    const sums = [
      ...out.matchAll(/Start (\d+), luck (\S+), own decisions (\S+), the others (\S+): result (\d+)/g),
    ];
    expect(sums).toHaveLength(2);
    for (const [text] of sums) {
      const [start = 0, luck = 0, own = 0, others = 0, result] = numbers(text);
      expect(start + luck + own + others, text).toBe(result);
    }
    const costs = [...out.matchAll(/\(cost (\d+)%: from (\d+)% to (\d+)%\)/g)];
    expect(costs.length).toBeGreaterThan(0);
    for (const [text] of costs) {
      const [cost, before = 0, after = 0] = numbers(text);
      expect(before - after, text).toBe(cost);
    }
  });

  test('a play of Rummikub is told by its tiles, not by the whole table', async () => {
    const game = GAMES_BY_ID.rummikub;
    const players = [required(await botFor(game, 'casual')), required(await botFor(game, 'greedy'))];
    const match = playOut({ game, seats: 2, options: game.options, players, dice: seeded('brief-2') });
    const { out } = await runHere(['review', saved('rummikub.txt', match), '--lang', 'de']);
    expect(out).toMatch(/besser: (Leg|Zieh) /);
    expect(out).not.toContain(' | ');
    expect(out).toMatch(/im Mittel kostete jede etwa \d+,\d %/);
  });

  test('what most casual players find is not told as well found', async () => {
    const { highlights } = JSON.parse((await runHere(['review', file, '--json'])).out);
    const { out } = await runHere(['review', file]);
    const told = [...out.matchAll(/found by (\d+) of (\d+) casual players/g)];
    for (const [, found, of] of told) expect(2 * Number(found)).toBeLessThanOrEqual(Number(of));
    const feats = highlights.filter((one: { found: number; of: number }) => one.found * 2 <= one.of);
    expect(told).toHaveLength(feats.length);
  });

  test('who decides as if by chance is below the lowest level', async () => {
    const game = GAMES_BY_ID.finito;
    const players = [required(await botFor(game, 'casual')), required(await botFor(game, 'random'))];
    const random = saved(
      'random.txt',
      playOut({ game, seats: 2, options: game.options, players, dice: seeded('levels 1') }),
    );
    const { out } = await runHere(['review', random]);
    expect(out.split('\nBen\n')[1]).toContain('  Played below a beginner.\n');
    expect(out.split('\nBen\n')[0]).not.toContain('below');
  });

  test('players without a name have one', async () => {
    const nameless = join(folder, 'nameless.txt');
    writeFileSync(nameless, formatRecord((await played()).record({ names: ['', ''] }), gameById));
    const { out } = await runHere(['review', nameless]);
    expect(out).toMatch(/^Qwinto · Player A, Player B\n\nPlayer A\n/);
    expect(out).toMatch(/Roll \d+, Player [AB]: /);
  });

  test('not of a game that goes on', async () => {
    const game = GAMES_BY_ID.qwinto;
    const open = saved(
      'open.txt',
      Match.begin({ game, seats: 2, options: game.options }).settle(seeded('open')),
    );
    expect(await runHere(['review', open])).toEqual({
      code: 1,
      out: '',
      err: 'crescendo: The game isn’t over yet: there is nothing to review.\n',
    });
    const german = await runHere(['review', open, '--lang', 'de']);
    expect(german.err).toBe('crescendo: Das Spiel ist noch nicht zu Ende: Es gibt keinen Rückblick.\n');
  });
});
