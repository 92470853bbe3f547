import type { TableSummary } from '@crescendo/protocol';
import { load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { bot, person } from '../../../../test/support/listed.ts';
import type { SavedGame } from '../../../session/saved/saved-games.ts';
import { outcomeText, pointsText, sortGames } from './games.ts';

const summary = (id: string, changes: Partial<TableSummary>): TableSummary => ({
  id,
  game: 'finito',
  seats: 3,
  taken: 3,
  status: 'playing',
  players: [person('Ada'), person('Ben'), bot('casual')],
  preset: '',
  options: {},
  series: null,
  clock: { kind: 'none' },
  spectators: true,
  start: 'host',
  seat: 0,
  waits: false,
  result: null,
  daily: null,
  createdAt: 0,
  changed: 1,
  ...changes,
});

const saved = (id: string, updated: number, changes: Partial<SavedGame> = {}): SavedGame => ({
  version: 1,
  id,
  setup: {
    game: 'qwinto',
    preset: '',
    options: {},
    series: null,
    players: [
      { kind: 'bot', level: 'strong', name: '' },
      { kind: 'human', name: '' },
    ],
    clock: 0,
    seed: '',
  },
  record: '',
  decisions: 9,
  over: false,
  updated,
  ...changes,
});

const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

test('what waits for me is together, from here and from there, the latest first', () => {
  const sorted = sortGames(
    [
      summary('mine', { waits: true, changed: 5 }),
      summary('theirs', {}),
      summary('room', { status: 'open', taken: 1 }),
    ],
    [saved('old', 3), saved('new', 8), saved('only looked at', 9, { decisions: 1 })],
  );
  expect(ids(sorted.forMe)).toEqual(['new', 'mine', 'old']);
  expect(ids(sorted.forOthers)).toEqual(['theirs']);
  expect(sorted.notBegun).toMatchObject([{ id: 'room', freeSeats: 2, href: '/t/room' }]);
  expect(sorted.over).toEqual([]);
});

test('only a game with a chosen deal is a learning game', () => {
  const plain = saved('plain', 1);
  const lesson = { ...saved('lesson', 2), setup: { ...plain.setup, lesson: true } } as const;
  expect(sortGames([], [plain, lesson]).forMe).toMatchObject([
    { id: 'lesson', isLesson: true },
    { id: 'plain', isLesson: false },
  ]);
});

test('a game that is over leads to its page, one of this device to its table', () => {
  const record = 'crescendo 1\nresult 45 -3 winners A\n\n';
  const { over } = sortGames(
    [
      summary('there', { status: 'over', result: { scores: [1, 2, 3], winners: [2] } }),
      summary('gone', { status: 'closed' }),
    ],
    [saved('here', 0, { over: true, record })],
  );
  expect(over).toMatchObject([
    { id: 'there', href: '/r/there', isHere: false, result: { winners: [2] } },
    {
      id: 'here',
      href: '/table/here',
      isHere: true,
      players: [bot('strong'), person('')],
      seat: 1,
      result: { scores: [45, -3], winners: [0] },
    },
  ]);
});

test('points of more than two players have names, and a game that is won or lost has none', () => {
  const players = [person('Ada'), person('Ben'), bot('casual'), person('')];
  const result = { scores: [12, -4, 30, 7], winners: [2] };
  const four = { game: 'qwinto', players, seat: 0, result, isSeries: false };
  expect(pointsText(four, 'Someone').replaceAll('\u00a0', ' ')).toMatch(
    /^12 · Ben −4 · \p{L}+ 30 · Someone 7$/u,
  );
  const two = { ...four, players: players.slice(0, 2), result: { scores: [12, -4], winners: [0] } };
  expect(pointsText(two, '')).toBe('12 : −4');
  expect(pointsText({ ...two, seat: 1 }, '')).toBe('−4 : 12');
  expect(pointsText({ ...two, game: '5vor12' }, '')).toBe('');
  expect(pointsText({ ...two, game: '5vor12', isSeries: true }, '')).toBe('12 : −4');
});

test('who won is told to the player, and by name where several people shared this device', async () => {
  const players = [person('Ada'), person('Ben'), person('Cem')];
  const result = { scores: [54, 39, 54], winners: [0, 2] };
  const words = await load('de', 'library/mine');
  const told = (seat: number | null, winners: readonly number[]) =>
    outcomeText({ players, seat, result: { ...result, winners } }, words, 'de');
  expect([told(0, [0]), told(1, [0]), told(2, [0, 2])]).toEqual([words.won, words.lost, words.tied]);
  expect(told(null, [1])).toBe('Ben hat gewonnen');
  expect(told(null, [0, 2])).toBe('Ada und Cem haben gewonnen');
});
