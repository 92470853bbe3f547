import { gameById, parseRecord, pick, seeded, takenBackIn } from '@crescendo/rules';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { bot, person } from '../../../test/support/listed.ts';
import { GameSetupSchema } from '../setup/setup-schema.ts';
import type { SavedGame } from './saved-games.ts';

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
  },
  record: 'crescendo 1\ngame rummikub\nseats 2\nresult -17 17 winners B\n\n* K5\n',
  decisions: 40,
  over: true,
  updated: 7,
  ...changes,
});

/** A page that has just been opened: nothing is in memory. */
const load = async () => ({
  ...(await import('../../shell/storage/storage.ts')),
  ...(await import('../local/local-table.ts')),
  ...(await import('./finished-games.ts')),
  ...(await import('./saved-games.ts')),
});

let opened: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  vi.resetModules();
  opened = await load();
});

const addFinishedGame = (one: SavedGame): void => opened.addFinishedGame(one);
const finishedGames = () => opened.finishedGames();

test('a game of one person is noted down without names', () => {
  addFinishedGame(game('one'));
  expect(finishedGames()).toEqual([
    {
      id: 'one',
      game: 'rummikub',
      at: 7,
      seat: 0,
      players: [person(''), bot('expert')],
      scores: [-17, 17],
      winners: [1],
      isSeries: false,
    },
  ]);
});

test('games of an earlier version are read', () => {
  const old = { id: 'old', game: 'qwinto', at: 1, seat: 0, scores: [1, 2], winners: [1], isSeries: false };
  opened.writeStored('tally', JSON.stringify([{ ...old, names: ['', ':expert'] }]));
  expect(finishedGames()).toEqual([{ ...old, players: [person(''), bot('expert')] }]);
});

test('each game once: the first result stays', () => {
  addFinishedGame(game('one'));
  addFinishedGame(game('one', { record: 'result 99 0 winners A\n' }));
  expect(finishedGames().map(({ scores }) => scores)).toEqual([[-17, 17]]);
});

test('not before the end, not without a result, not with two people or none', () => {
  addFinishedGame(game('going', { over: false }));
  addFinishedGame(game('odd', { record: 'crescendo 1\n' }));
  addFinishedGame(game('two', {}, ['human', 'human']));
  addFinishedGame(game('bots', {}, ['bot', 'bot']));
  expect(finishedGames()).toEqual([]);
});

test('a learning game is saved and called one in its record, but does not count', () => {
  const rules = gameById('qwinto')!;
  const { setup } = game('lesson', {}, ['human']);
  const lesson = { ...setup, game: 'qwinto', options: rules.options, lesson: true } as const;
  const table = new opened.LocalTable({ id: 'lesson', game: rules, setup: lesson });
  const dice = seeded('lesson');
  for (;;) {
    const { view, turn } = table.moment(table.length.value - 1);
    if (turn.kind === 'over') break;
    table.play(pick(dice, [...rules.moves(view)]));
  }
  expect(finishedGames()).toEqual([]);
  const saved = opened.savedGame('lesson')!;
  expect(saved).toMatchObject({ over: true, setup: { lesson: true } });
  for (const record of [saved.record, table.record(() => '')])
    expect(record).toMatch(/^fair lesson "true"$/m);
  expect(v.parse(GameSetupSchema, JSON.parse(JSON.stringify(saved.setup)))).toEqual(saved.setup);
});

test('the last five hundred are kept', () => {
  for (let i = 0; i < 503; i++) addFinishedGame(game(`game-${i}`, { updated: i }));
  expect(finishedGames()).toHaveLength(500);
  expect(finishedGames()[0]!.id).toBe('game-3');
});

test('a table on this device notes its game down when it ends; what goes on from there does not count', () => {
  const rules = gameById('qwinto')!;
  const { setup } = game('alone', {}, ['human']);
  let table = new opened.LocalTable({
    id: 'alone',
    game: rules,
    setup: { ...setup, game: 'qwinto', options: rules.options },
  });
  const playOn = (seed: string): void => {
    const dice = seeded(seed);
    for (;;) {
      const { view, turn } = table.moment(table.length.value - 1);
      if (turn.kind === 'over') return;
      expect(finishedGames()).toHaveLength(seed === 'first' ? 0 : 1);
      table.play(pick(dice, [...rules.moves(view)]));
    }
  };
  playOn('first');
  const first = finishedGames();
  expect(first).toMatchObject([{ id: 'alone', game: 'qwinto', seat: 0, players: [person('')] }]);
  const { length } = table;
  const moments = length.value;
  table.undo();
  expect(length.value).toBe(moments);
  const id = table.continueElsewhere(() => false)!;
  const kept = opened.savedGame('alone')!.record;
  const saved = opened.savedGame(id)!;
  expect(saved).toMatchObject({ from: 'alone', over: false });
  const parsed = parseRecord(saved.record, () => rules);
  if ('error' in parsed) throw new Error(parsed.error.code);
  expect(takenBackIn(parsed.record)).toEqual([parsed.record.events.length]);
  const { events } = parsed.record;
  table = new opened.LocalTable({ ...saved, game: rules, events, takenBack: takenBackIn(parsed.record) });
  playOn('second');
  expect(finishedGames()).toEqual(first);
  expect(opened.savedGame('alone')!.record).toBe(kept);
  expect(opened.savedGame(id)!.record).toMatch(/^fair taken-back "\d+"$/m);
});

test('how often something was taken back is noted with the result', () => {
  const record =
    'crescendo 1\ngame rummikub\nseats 2\nfair taken-back "12 17"\nresult -17 17 winners B\n\n* K5\n';
  addFinishedGame(game('back', { record }));
  expect(finishedGames()).toMatchObject([{ id: 'back', takenBack: 2 }]);
});
