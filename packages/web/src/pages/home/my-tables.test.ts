import type { TableSummary } from '@crescendo/protocol';
import { expect, test } from 'vitest';
import { sortTables } from './my-tables.ts';

const line = (id: string, facts: Partial<TableSummary>) => ({ id, waits: false, ...facts }) as TableSummary;

test('whoever waits for me comes first, then games that go on, then tables that fill; the newest before the older', () => {
  const lines = [
    line('fills', { status: 'open', changed: 9 }),
    line('old', { status: 'playing', changed: 1 }),
    line('new', { status: 'playing', changed: 2 }),
    line('mine', { status: 'playing', waits: true, changed: 0 }),
  ];
  expect(sortTables(lines).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'fills']);
});
