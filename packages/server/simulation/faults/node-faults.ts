// Deliberate faults in what a node knows, tells other nodes, and does in time.

import { Table } from '../../src/hosting/table.ts';
import { withEngine } from '../../src/storage/with-engine.ts';
import type { EventRow } from '../../src/table/log/rows.ts';
import { type Fault, replaceMethod, withTables } from './fault.ts';
import { fewHints, noHints } from './focus.ts';

const withoutId = (row: EventRow): EventRow => ({
  ...row,
  body: row.body.replace(/"id":"[^"]+"/, '"id":""'),
});

export const NODE_FAULTS: readonly Fault[] = [
  {
    name: 'forgotten-ids',
    summary: 'The ids of moves are lost when a log is read, or comes from another node.',
    caughtBy: ['answer', 'once'],
    engine: (engine) =>
      withEngine(engine, {
        listen: (onHint) =>
          engine.listen((hint) => onHint(hint?.row ? { ...hint, row: withoutId(hint.row) } : hint)),
      }),
    store: (store) =>
      withTables(store, { events: async (...asked) => (await store.tables.events(...asked)).map(withoutId) }),
  },
  {
    name: 'acknowledged-only',
    summary: 'Every fifth move is acknowledged and forgotten.',
    caughtBy: ['kept'],
    install: () => {
      let count = 0;
      return replaceMethod(
        Table.prototype,
        'move',
        (move) =>
          async function (this: Table, ...sent) {
            return ++count % 5 === 0 ? this.snapshot.version + 1 : move.apply(this, sent);
          },
      );
    },
  },
  {
    name: 'publish-first',
    summary: 'Other nodes are told of an event before it is committed.',
    caughtBy: ['stored'],
    store: (store) =>
      withTables(store, {
        append: (table, row, effects) => {
          store.engine.notify({ topic: 'table', id: table, row });
          return store.tables.append(table, row, effects);
        },
      }),
  },
  {
    name: 'no-sweep',
    summary: 'A node that missed a hint waits for the next one.',
    caughtBy: ['converge'],
    focus: noHints,
    store: (store) => withTables(store, { versions: async () => new Map() }),
  },
  {
    name: 'ignored-gap',
    summary: 'A hint that comes after a lost one is not followed by reading the log.',
    caughtBy: ['converge'],
    focus: fewHints,
    engine: (engine) =>
      withEngine(engine, { listen: (onHint) => engine.listen((hint) => hint?.row && onHint(hint)) }),
    store: (store) => withTables(store, { versions: async () => new Map() }),
    install: () =>
      replaceMethod(
        Table.prototype,
        'learn',
        (learn) =>
          function (this: Table, row) {
            learn.call(this, row);
            return true;
          },
      ),
  },
  {
    name: 'stale-refusal',
    summary: 'A move is refused without asking the database whether something has changed.',
    caughtBy: ['answer', 'converge', 'replay'],
    focus: fewHints,
    install: () => replaceMethod(Table.prototype, 'refresh', () => async () => {}),
  },
  {
    name: 'clock-never',
    summary: 'Nobody looks at the clocks.',
    caughtBy: ['clock'],
    install: () =>
      replaceMethod(
        Table.prototype,
        'dueTasks',
        (dueTasks) =>
          function (this: Table, snapshot) {
            return dueTasks.call(this, snapshot).filter(({ kind }) => kind !== 'clock');
          },
      ),
  },
  {
    name: 'clock-late',
    summary: 'Clocks fire half a minute too late.',
    caughtBy: ['clock'],
    install: () =>
      replaceMethod(
        Table.prototype,
        'dueTasks',
        (dueTasks) =>
          function (this: Table, snapshot) {
            return dueTasks
              .call(this, snapshot)
              .map((task) => (task.kind === 'clock' ? { ...task, at: task.at + 30_000 } : task));
          },
      ),
  },
  {
    name: 'clock-early',
    summary: 'Clocks fire two seconds too early, because the node lives in the future.',
    caughtBy: ['clock', 'legal'],
    runtime: (runtime) => ({ ...runtime, now: () => runtime.now() + 2000 }),
  },
  {
    name: 'sleeping-bots',
    summary: 'Bots move only when they are lucky.',
    caughtBy: ['bots'],
    install: () =>
      replaceMethod(
        Table.prototype,
        'dueTasks',
        (dueTasks) =>
          function (this: Table, snapshot = this.snapshot) {
            const tasks = dueTasks.call(this, snapshot);
            return snapshot.version % 5 === 0 ? tasks.filter(({ kind }) => kind !== 'bot') : tasks;
          },
      ),
  },
];
