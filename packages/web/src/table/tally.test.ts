import { gameById, pick, seeded } from '@crescendo/rules';
import { beforeEach, expect, test } from 'vitest';
import { forget } from '../app/kept.ts';
import { LocalTable } from './local.ts';
import type { SavedGame } from './saved.ts';
import { addToTally, tallied } from './tally.ts';

const game = (id: string, changes: Partial<SavedGame> = {}, players = ['human', 'bot']): SavedGame => ({
  version: 1,
  id,
  setup: {
    game: 'rummikub',
    preset: '',
    options: {},
    series: null,
    players: players.map((kind) =>
      kind === 'bot' ? { kind: 'bot', level: 'expert', name: '' } : { kind: 'human', name: 'Ada' },
    ),
    clock: 0,
    seed: '',
    coach: false,
  },
  record: 'crescendo 1\ngame rummikub\nseats 2\nresult -17 17 winners B\n\n* K5\n',
  decisions: 40,
  over: true,
  updated: 7,
  ...changes,
});

beforeEach(() => forget('tally'));

test('a game of one person is noted down without names', () => {
  addToTally(game('one'));
  expect(tallied()).toEqual([
    {
      id: 'one',
      game: 'rummikub',
      at: 7,
      seat: 0,
      names: ['', ':expert'],
      scores: [-17, 17],
      winners: [1],
      isSeries: false,
    },
  ]);
});

test('each game once: the first result stays', () => {
  addToTally(game('one'));
  addToTally(game('one', { record: 'result 99 0 winners A\n' }));
  expect(tallied().map(({ scores }) => scores)).toEqual([[-17, 17]]);
});

test('not before the end, not without a result, not with two people or none', () => {
  addToTally(game('going', { over: false }));
  addToTally(game('odd', { record: 'crescendo 1\n' }));
  addToTally(game('two', {}, ['human', 'human']));
  addToTally(game('bots', {}, ['bot', 'bot']));
  expect(tallied()).toEqual([]);
});

test('the last five hundred are kept', () => {
  for (let i = 0; i < 503; i++) addToTally(game(`game-${i}`));
  expect(tallied()).toHaveLength(500);
  expect(tallied()[0]!.id).toBe('game-3');
});

test('a table on this device notes its game down when it ends, and not again after going back', () => {
  const base = gameById('qwinto')!;
  const { setup } = game('alone', {}, ['human']);
  const table = new LocalTable({
    id: 'alone',
    base,
    setup: { ...setup, game: 'qwinto', options: base.options },
  });
  const playOn = (seed: string): void => {
    const dice = seeded(seed);
    for (;;) {
      const { view, turn } = table.moment(table.length.value - 1);
      if (turn.kind === 'over') return;
      expect(tallied()).toHaveLength(seed === 'first' ? 0 : 1);
      table.play(pick(dice, [...base.moves(view)]));
    }
  };
  playOn('first');
  const first = tallied();
  expect(first).toMatchObject([{ id: 'alone', game: 'qwinto', seat: 0, names: [''] }]);
  table.undo();
  playOn('second');
  expect(tallied()).toEqual(first);
});
