import { getPriority } from 'node:os';
import { GAMES_BY_ID, itemAt, Match, seeded } from '@crescendo/rules';
import { afterAll, expect, test } from 'vitest';
import { BotPool, CheckPool } from './pool.ts';

const [bots, checks] = [new BotPool(1), new CheckPool()];
afterAll(() => Promise.all([bots.close(), checks.close()]));

const game = GAMES_BY_ID.qwinto;
const match = Match.begin({ game, seats: 2, options: game.options }).settle(seeded('pool'));
const seat = match.turn.kind === 'players' ? itemAt(match.turn.seats, 0) : 0;
const view = match.view(seat);
const share = { payer: '127.0.0.1', table: 'x' };

test('a thread chooses and checks, and leaves the priority of the main thread alone', async () => {
  const before = getPriority();
  const move = await bots.choose({ game: 'qwinto', level: 'casual', view, seed: 'a' }, share);
  expect(await checks.check({ game: 'qwinto', view, move }, share)).toBeNull();
  expect(await checks.check({ game: 'qwinto', view, move: { type: 'keep' } }, share)).toHaveProperty('code');
  expect(getPriority()).toBe(before);
});

test('one address cannot queue as many checks as it likes', async () => {
  const asked = Array.from({ length: 12 }, () =>
    checks.check({ game: 'qwinto', view, move: { type: 'keep' } }, share).then(
      () => 'answered',
      (error) => error.code,
    ),
  );
  const other = checks.check(
    { game: 'qwinto', view, move: { type: 'keep' } },
    { payer: 'other', table: 'y' },
  );
  const answers = await Promise.all(asked);
  expect(answers).toContain('answered');
  expect(answers).toContain('too-fast');
  expect(await other).toHaveProperty('code');
});

test('an unknown bot is an error', async () => {
  await expect(
    bots.choose({ game: 'qwinto', level: 'constructor', view, seed: '' }, share),
  ).rejects.toThrow();
});
