import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botFor } from '@crescendo/bots';
import { formatRecord, type GameId, gameById, playOut, required, seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { runHere } from '../../test/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
const DOCS = readFileSync(new URL('../../../../docs/data.md', import.meta.url), 'utf8');

const recorded = async (id: GameId): Promise<{ readonly file: string; readonly events: number }> => {
  const game = required(gameById(id));
  const bot = required(await botFor(game, 'beginner'));
  const dice = seeded(`export ${id}`);
  const match = playOut({ game, seats: 2, options: game.options, players: [bot, bot], dice });
  const file = join(folder, `${id}.txt`);
  writeFileSync(file, formatRecord(match.record({ names: ['Ada', 'Ben'] }), gameById));
  return { file, events: match.length };
};

const linesOf = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a recorded game is a line with all its events and no name', async () => {
  const games = ['qwinto', 'finito'] as const;
  const files = await Promise.all(games.map(recorded));
  const { code, out, err } = await runHere(['export', ...files.map(({ file }) => file)]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toMatch(/Ada|Ben/);
  const lines = linesOf(out);
  expect(lines.map(({ kind, game }) => [kind, game])).toEqual(games.map((game) => ['game', game]));
  for (const [n, line] of lines.entries()) {
    expect(line.events).toHaveLength(files[n]?.events ?? 0);
    expect(Object.keys(line).sort()).toEqual([
      'events',
      'first',
      'format',
      'game',
      'kind',
      'options',
      'record',
      'scores',
      'seats',
      'series',
      'winners',
    ]);
    for (const field of Object.keys(line)) expect(DOCS).toContain(`\`${field}\``);
    // It is a record again.
    const again = join(folder, 'again.txt');
    writeFileSync(again, line.record);
    expect((await runHere(['verify', again])).code).toBe(0);
  }
});

test('all puzzles of a game, each with its answer', async () => {
  const { code, out } = await runHere(['export', 'puzzles', '--game', 'finito']);
  expect(code).toBe(0);
  const lines = linesOf(out);
  expect(lines.length).toBeGreaterThan(50);
  for (const { kind, game, seat, answer } of lines) {
    expect([kind, game]).toEqual(['puzzle', 'finito']);
    expect(seat).toMatch(/^[A-F]$/);
    expect(answer).not.toBe('');
  }
  for (const field of Object.keys(lines[0])) expect(DOCS).toContain(`\`${field}\``);
});

test('what is no record is named, and the others are still exported', async () => {
  const { file } = await recorded('qwinto');
  const other = join(folder, 'other.txt');
  writeFileSync(other, 'nonsense');
  const { code, out, err } = await runHere(['export', other, file]);
  expect(code).toBe(1);
  expect(err).toContain(other);
  expect(linesOf(out)).toHaveLength(1);
});

const python = spawnSync('python3', ['--version']);
if (python.error)
  console.error('python3 is not installed here: the example of docs/data.md is not tried out.');

test.skipIf(python.error !== undefined)('the Python program of the documentation reads it', async () => {
  const { out } = await runHere(['export', 'puzzles', '--game', 'qwinto']);
  const program = /```python\n([\s\S]*?)```/.exec(DOCS)?.[1] ?? '';
  const ran = spawnSync('python3', ['-c', program], { input: out, encoding: 'utf8' });
  expect(ran.stderr).toBe('');
  expect(ran.stdout).toMatch(/^qwinto \d+ puzzles, mean rating \d+$/m);
});

test('says what it wants', async () => {
  expect((await runHere(['export'])).err).toContain('Export what?');
  expect((await runHere(['export', 'puzzles', 'more'])).err).toContain('more');
});
