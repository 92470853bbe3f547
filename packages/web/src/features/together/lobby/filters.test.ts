import type { TableSummary } from '@crescendo/protocol';
import { expect, test } from 'vitest';
import { FREE, person } from '../../../../test/support/listed.ts';
import { filtered, NO_FILTERS } from './filters.ts';

const summary = (id: string, facts: Partial<TableSummary>): TableSummary => ({
  id,
  game: 'finito',
  seats: 2,
  taken: 1,
  status: 'open',
  players: [person('Ada'), FREE],
  preset: '',
  options: {},
  series: null,
  clock: { kind: 'none' },
  spectators: true,
  start: 'full',
  seat: null,
  waits: false,
  result: null,
  daily: null,
  createdAt: 0,
  changed: 0,
  ...facts,
});

const running = summary('running', { status: 'playing', taken: 2 });
const secret = summary('secret', { status: 'playing', taken: 2, spectators: false });
const waiting = summary('waiting', { game: 'qwinto' });
const slow = summary('slow', { clock: { kind: 'days', days: 2 } });
const mine = summary('mine', { seat: 0 });
const all = [running, secret, waiting, slow, mine];

const ids = (summaries: readonly TableSummary[]): readonly string[] => summaries.map(({ id }) => id);

test.each([
  ['everything, and who waits for somebody first', {}, ['waiting', 'slow', 'running', 'secret', 'mine']],
  ['one game', { game: 'qwinto' }, ['waiting']],
  ['a seat that I do not have yet', { what: 'join' }, ['waiting', 'slow']],
  ['what may be watched', { what: 'watch' }, ['running']],
  ['by and by', { pace: 'slow' }, ['slow']],
  ['at one go, to join', { pace: 'fast', what: 'join' }, ['waiting']],
] as const)('%s', (_, wish, expected) => {
  expect(ids(filtered(all, { ...NO_FILTERS, ...wish }))).toEqual(expected);
});
