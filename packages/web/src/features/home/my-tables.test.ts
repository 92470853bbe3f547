import type { TableSummary } from '@crescendo/protocol';
import { expect, test } from 'vitest';
import { sortTables } from './my-tables.ts';

const summary = (id: string, facts: Partial<TableSummary>) =>
  ({ id, waits: false, ...facts }) as TableSummary;

test('first where it is my turn, then running games, then tables with free seats; the newest before the older', () => {
  const summaries = [
    summary('fills', { status: 'open', changed: 9 }),
    summary('old', { status: 'playing', changed: 1 }),
    summary('new', { status: 'playing', changed: 2 }),
    summary('mine', { status: 'playing', waits: true, changed: 0 }),
  ];
  expect(sortTables(summaries).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'fills']);
});
