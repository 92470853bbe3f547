import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyState, formatRecord, gameById, vorZwoelf } from '@crescendo/rules';
import { fuzz } from '@crescendo/rules/testing';
import { expect, test } from 'vitest';
import { run, runHere } from '../test/run-cli.ts';
import { verifyGames } from './commands/verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'crescendo-'));
const good = join(folder, 'good.txt');
const { record } = fuzz(vorZwoelf, { seats: 2, options: vorZwoelf.options, seed: 'records', laws: [] });
writeFileSync(good, formatRecord(record, gameById));

const spoilt = (name: string, spoil: (text: string) => string): string => {
  const file = join(folder, name);
  writeFileSync(file, spoil(readFileSync(good, 'utf8')));
  return file;
};

test('a right record is verified', async () => {
  const { code, out, err } = await run(['verify', good]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`${record.events.length} events`);
  const json = JSON.parse((await run(['verify', good, '--json'])).out);
  expect(json).toMatchObject({
    ok: true,
    reason: null,
    events: record.events.length,
    turn: { kind: 'over' },
  });
});

test.each([
  ['illegal.txt', (text: string) => text.replace(/\nA [abcd][1-4]\n/, '\nA a4\n'), /diagonal/],
  ['result.txt', (text: string) => text.replace(/result .*/, 'result 99 98 winners A'), /result/],
  ['torn.txt', (text: string) => text.replace('\n* ', '\n* x'), /Line \d+, column 3/],
  ['empty.txt', () => '', /begin with “crescendo 1”/],
])('%s is found wrong', async (name, spoil, sentence) => {
  const file = spoilt(name, spoil);
  const { code, out, err } = await runHere(['verify', file]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(sentence);
  expect(JSON.parse((await runHere(['verify', file, '--json'])).out).ok).toBe(false);
});

test('a record is listed, and told as JSON', async () => {
  const { code, out } = await run(['replay', good]);
  expect(code).toBe(0);
  expect(out.split('\n').filter((line) => /^ *\d+ {2}[*A-B] /.test(line))).toHaveLength(record.events.length);
  const json = JSON.parse((await run(['replay', good, '--json', '--seat', 'b'])).out);
  expect(json.events).toHaveLength(record.events.length);
  expect(json).toMatchObject({ game: '5vor12', seats: 2, fault: null, turn: { kind: 'over' } });
});

test('a game that was played is recorded', async () => {
  const file = join(folder, 'played.txt');
  await run(['play', '5vor12', '--seed', '3', '--record', file], { input: 'a1\nb2\nquit\n' });
  expect((await run(['verify', file])).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^crescendo 1\ngame 5vor12\n/);
});

test('random games under the laws', async () => {
  const { code, out, err } = await run(['verify', '--game', '5vor12', '--seeds', '3', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ ok: true, games: [{ game: '5vor12', games: 3, fault: null }] });
});

test('a record tells what happened to its seats, and who really moved', async () => {
  const seats = 'fair seats "8 A absent casual Moderato; 10 A back; 12 A clock; 13 B left casual Comodo"';
  const named = spoilt('seats.txt', (text) =>
    text.replace('seats 2\n', `seats 2\nname A "Ada"\nname B "Bob"\n${seats}\n`),
  );
  const { code, out, err } = await runHere(['replay', named]);
  expect([code, err]).toEqual([0, '']);
  const lines = out.split('\n');
  const at = (text: string): number => lines.findIndex((line) => line.includes(text));
  expect(at('Ada is away. Moderato plays in the meantime.')).toBeGreaterThan(0);
  expect(at('Ada is back.')).toBeGreaterThan(at('Moderato plays'));
  expect(at('Moderato puts the')).toBeGreaterThan(at('Ada is away'));
  expect(at('Ada’s time is up. The clock takes')).toBeGreaterThan(at('Ada is back'));
  expect(at('Bob has left the game. Comodo plays on. Comodo')).toBeGreaterThan(at('The clock'));
  // The seat is still his in the result, but he did nothing more.
  expect(lines.slice(at('Comodo plays on') + 1).join('\n')).not.toMatch(/Bob (puts|takes|leaves|reveals)/);
});

test('a broken law writes a record that replays to the event that broke it', async () => {
  const audit = (state: AnyState): void => {
    if ('phase' in state && state.phase === 'placing') throw new Error('a tile is lost');
  };
  expect(await verifyGames([{ ...vorZwoelf, audit }], { seeds: 2, seed: '1', out: folder, json: true })).toBe(
    1,
  );
  const file = join(folder, 'fault-5vor12-0.txt');
  expect(readFileSync(file, 'utf8')).toContain('a tile is lost');
  const { code, out } = await run(['replay', file]);
  expect(code).toBe(0);
  expect(out).toContain('reveals');
});

test('a name in a record moves no cursor and fits into a line', async () => {
  const file = spoilt('name.txt', (text) =>
    text.replace(/\n\n/, `\nname A ${JSON.stringify(`\u001b[2J${'W'.repeat(5000)}`)}\nname B "Ben"\n\n`),
  );
  const { out } = await run(['replay', file]);
  expect(out).not.toContain('\u001b');
  expect(out).not.toContain('W'.repeat(25));
});
