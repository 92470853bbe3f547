import type { TableSummary } from '@crescendo/protocol';
import { expect, test } from 'vitest';
import { filtered, NO_FILTERS } from './filters.ts';

const line = (id: string, facts: Partial<TableSummary>): TableSummary => ({
  id,
  game: 'finito',
  seats: 2,
  taken: 1,
  status: 'open',
  names: ['Ada', ''],
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
  made: 0,
  changed: 0,
  ...facts,
});

const running = line('running', { status: 'playing', taken: 2 });
const secret = line('secret', { status: 'playing', taken: 2, spectators: false });
const waiting = line('waiting', { game: 'qwinto' });
const slow = line('slow', { clock: { kind: 'days', days: 2 } });
const mine = line('mine', { seat: 0 });
const all = [running, secret, waiting, slow, mine];

const ids = (lines: readonly TableSummary[]): readonly string[] => lines.map(({ id }) => id);

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
