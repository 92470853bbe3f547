import { expect, test } from 'vitest';
import { LocalMatch } from '../../../session/local/local-match.ts';
import { readRecord, toSavedGame } from './read-record.ts';

const HEAD = 'crescendo 1\ngame qwinto\nseats 2\nname A "Ada"\nname B "Ben"\n';
const EVENTS = '\n* first A\nA dice yp\n* roll y4 p3\n# a remark\nA keep\n';

test('a record that is right becomes a kept game of its people', async () => {
  const understood = await readRecord(HEAD + EVENTS, 'en');
  if ('why' in understood) throw new Error(understood.why);
  const read = toSavedGame(understood, 'x');
  expect(read).toMatchObject({ id: 'x', decisions: 2, over: false });
  expect(read.setup.players).toEqual([
    { kind: 'human', name: 'Ada' },
    { kind: 'human', name: 'Ben' },
  ]);
  expect(read.record).toContain('A keep');
});

test('a learning game that was opened is still one', async () => {
  for (const [line, lesson] of [
    ['', undefined],
    ['fair lesson "true"\n', true],
  ] as const) {
    const read = await readRecord(HEAD + line + EVENTS, 'en');
    if ('why' in read) throw new Error(read.why);
    expect(toSavedGame(read, 'x').setup.lesson).toBe(lesson);
  }
});

test('what is wrong is said with its line', async () => {
  expect(await readRecord('hello', 'en')).toMatchObject({ line: 1 });
  expect(await readRecord('crescendo 1\ngame chess\nseats 2\n', 'de')).toMatchObject({
    why: 'Zeile 2, Spalte 6: Ein Spiel namens „chess“ gibt es nicht.',
    line: 2,
  });
  expect(await readRecord(`${HEAD}${EVENTS}B keep\n`, 'en')).toEqual({
    why: 'Event 5 can’t happen: Write the number down, or skip it.',
    line: 12,
  });
});

test('who was said to begin still begins when a record is played on', async () => {
  const head = 'crescendo 1\ngame 5vor12\nseats 2\noptions bruno=true\nfirst B\n\n';
  const checked = await readRecord(head, 'en');
  if ('why' in checked) throw new Error(checked.why);
  const saved = toSavedGame(checked, 'begins');
  expect(saved.setup.first).toBe(1);
  const { current } = new LocalMatch(checked.board.game, saved.setup, checked.record.events);
  expect(current.record().first).toBe(1);
});

test('names in a record are no longer than others, and show all that they are', async () => {
  const hostile = HEAD.replace('"Ada"', `"${'W'.repeat(5000)}"`).replace('"Ben"', '"Ben\\u202Enioj"');
  const understood = await readRecord(hostile + EVENTS, 'en');
  if ('why' in understood) throw new Error(understood.why);
  expect(toSavedGame(understood, 'x').setup.players).toEqual([
    { kind: 'human', name: 'W'.repeat(24) },
    { kind: 'human', name: 'Bennioj' },
  ]);
});
