// Deliberate faults in what is written, and in when it counts as written.

import type { TablesStore } from '../../src/hosting/store/tables-store.ts';
import { type Statement, StorageError } from '../../src/storage/engine.ts';
import { withEngine } from '../../src/storage/with-engine.ts';
import type { EventRow } from '../../src/table/log/rows.ts';
import { type Fault, withTables } from './fault.ts';
import { powerCut } from './focus.ts';

type Append = TablesStore['append'];

const overwriting = (statement: Statement): Statement => ({
  ...statement,
  sql: statement.sql.replace(
    /(INSERT INTO events .*)ON CONFLICT DO NOTHING/s,
    '$1ON CONFLICT (table_id, n) DO UPDATE SET at = excluded.at, body = excluded.body',
  ),
});

const isByClock = ({ body }: EventRow): boolean => body.includes('"by":"clock"');
const isByPerson = ({ body }: EventRow): boolean => body.includes('"by":"person"');

const swapped = (row: EventRow): EventRow => {
  const event = JSON.parse(row.body);
  if (event.kind !== 'start') return row;
  const [first, second, ...rest] = event.events;
  return { ...row, body: JSON.stringify({ ...event, events: [second, first, ...rest] }) };
};

/** Only the way an event is appended changes. */
const appending =
  (change: (append: Append) => Append): NonNullable<Fault['store']> =>
  (store) =>
    withTables(store, { append: change(store.tables.append) });

export const STORAGE_FAULTS: readonly Fault[] = [
  {
    name: 'no-fsync',
    summary: 'A write is reported when it is in memory; it reaches the disk two seconds later, or never.',
    caughtBy: ['kept', 'stored'],
    store: (store, process) =>
      withTables(store, {
        append: async (...event) => {
          process.after(2000, () => void store.tables.append(...event).catch(() => {}));
          return true;
        },
      }),
  },
  {
    name: 'lost-commit',
    summary: 'Every tenth move is rolled back and reported as written.',
    caughtBy: ['kept', 'stored'],
    store: (store) => {
      let count = 0;
      const { append } = store.tables;
      return withTables(store, {
        append: async (table, row, effects) =>
          (isByPerson(row) && ++count % 10 === 0) || append(table, row, effects),
      });
    },
  },
  {
    name: 'acknowledge-first',
    summary: 'A move is acknowledged when its write begins.',
    caughtBy: ['kept', 'stored'],
    store: appending((append) => async (...event) => {
      append(...event).catch(() => {});
      return true;
    }),
  },
  {
    name: 'failure-is-success',
    summary: 'A write that failed counts as done.',
    caughtBy: ['kept', 'stored', 'replay'],
    store: appending(
      (append) =>
        (...event) =>
          append(...event).catch((error) => {
            if (error instanceof StorageError) return true;
            throw error;
          }),
    ),
  },
  {
    name: 'loser-wins',
    summary: 'A node whose version was taken by another node goes on as if it had written it.',
    caughtBy: ['kept', 'answer', 'replay', 'stored'],
    store: appending((append) => async (...event) => {
      await append(...event);
      return true;
    }),
  },
  {
    name: 'no-version-check',
    summary: 'The last node that writes a version wins, instead of the first.',
    caughtBy: ['no-gaps'],
    engine: (engine) =>
      withEngine(engine, {
        one: (statement) => engine.one(overwriting(statement)),
        changes: (statement) => engine.changes(overwriting(statement)),
      }),
  },
  {
    name: 'skipped-version',
    summary: 'Now and then a version is left out.',
    caughtBy: ['no-gaps'],
    store: appending(
      (append) => (table, row, effects) =>
        append(table, row.n % 7 === 0 ? { ...row, n: row.n + 1 } : row, effects),
    ),
  },
  {
    name: 'applied-twice',
    summary: 'A move that was written is written again.',
    caughtBy: ['once', 'legal'],
    store: appending((append) => async (table, row, effects) => {
      const isWritten = await append(table, row, effects);
      if (isWritten && isByPerson(row)) await append(table, { ...row, n: row.n + 1 });
      return isWritten;
    }),
  },
  {
    name: 'clock-twice',
    summary: 'A clock that has run out fires twice.',
    caughtBy: ['clock'],
    store: appending((append) => async (table, row, effects) => {
      const isWritten = await append(table, row, effects);
      if (isWritten && isByClock(row)) await append(table, { ...row, n: row.n + 1 });
      return isWritten;
    }),
  },
  {
    name: 'bent-dice',
    summary: 'The first two draws of a game change places.',
    caughtBy: ['dice'],
    store: appending((append) => (table, row, effects) => append(table, swapped(row), effects)),
  },
  {
    name: 'no-due-time',
    summary: 'When a table is due is kept in memory alone.',
    caughtBy: ['clock', 'bots'],
    focus: powerCut,
    store: (store) => ({
      ...withTables(store, {
        append: (table, row, { due: _, ...effects } = {}) => store.tables.append(table, row, effects),
      }),
      due: { ...store.due, set: async () => {}, claim: async () => [] },
    }),
  },
  {
    name: 'no-result',
    summary: 'The result of a game is not stored with its last move.',
    caughtBy: ['lists'],
    store: appending(
      (append) =>
        (table, row, { end: _, ...effects } = {}) =>
          append(table, row, effects),
    ),
  },
  {
    name: 'stale-list',
    summary: 'Lists go on to show a table as it was when it was created.',
    caughtBy: ['lists'],
    store: appending(
      (append) =>
        (table, row, { status: _, ...effects } = {}) =>
          append(table, row, effects),
    ),
  },
];
