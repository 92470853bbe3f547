import { nextRound } from '@crescendo/bots/top';
import { rummikub } from '@crescendo/rules/rummikub';
import { LANGUAGES } from '@crescendo/words';
import { expect, test } from 'vitest';
import { run } from '../../test/run-cli.ts';

const round = nextRound('2026-11-19');
const top = rummikub.notation.move.format({ type: 'play', table: round.top.table });

test('the top of a round is found, what is not legal does not count, and the bots are ranked', async () => {
  const input = `K1 K2\n${top}\n\nq\n`;
  const { code, out, err } = await run(['top', '2026-11-19', '--lang', 'en'], { input });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Counts now: 0 points');
  expect(out).toContain(`Counts now: ${round.top.points} points`);
  expect(out).toContain(`You found the top! The top is worth ${round.top.points} points.`);
  expect(out).toContain('Round 2 of 15');
  expect(out).toMatch(/You +\d+ +100 % of the top/);
  for (const bot of ['Beginner', 'Casual', 'Strong', 'Expert']) expect(out).toContain(`${bot} (bot)`);
});

test('a round with nothing laid names what was missed first, in every language', async () => {
  const all = await Promise.all(
    LANGUAGES.map((language) => run(['top', '2026-11-19', '--lang', language], { input: '\nq\n' })),
  );
  for (const { code, err, out } of all) {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(String(round.top.points));
  }
});

test('a day that is none is refused', async () => {
  expect((await run(['top', 'tomorrow'])).code).toBe(2);
});
