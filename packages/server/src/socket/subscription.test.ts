import { expect, test } from 'vitest';
import type { Table } from '../hosting/table.ts';
import { systemRuntime } from '../runtime/runtime.ts';
import { RequestError } from '../table/request-error.ts';
import { Subscription } from './subscription.ts';

/** The state shown at version 9. */
const NINE = { fixed: { id: 'x' }, live: {}, game: { version: 9 } };

/** A table whose log is read only when the test says so. */
const slowTable = () => {
  const reads: { done: (state: object) => void; failed: (error: Error) => void }[] = [];
  const table = {
    snapshot: { version: 9 },
    config: { settings: { delay: 0 } },
    views: {
      mayWatch: () => true,
      isDelayed: () => false,
      stateFor: () => new Promise((done, failed) => reads.push({ done, failed })),
      stateNow: () => NINE,
    },
  };
  // Only what a subscription uses of a table.
  return { table: table as unknown as Table, reads };
};

const subscribe = () => {
  const { table, reads } = slowTable();
  const sent: string[] = [];
  const timers: (() => void)[] = [];
  const errors: unknown[] = [];
  const runtime = {
    ...systemRuntime,
    setTimeout: (run: () => void) => {
      timers.push(run);
      return { cancel: () => {} };
    },
  };
  const target = {
    person: null,
    isBlocked: false,
    sendText: (text: string) => {
      sent.push(text);
    },
    drop: () => {},
    fail: (error: unknown) => errors.push(error),
  };
  return { subscription: new Subscription(table, target, runtime, false), reads, sent, timers, errors };
};

test('a log that could not be read is read again, from the version that the client has', async () => {
  const { subscription, reads, sent, timers, errors } = subscribe();
  const begun = subscription.begin(3);
  reads.shift()?.failed(new RequestError('try-again'));
  await begun;
  expect([sent, errors]).toEqual([[], []]);
  for (const run of timers.splice(0)) run();
  reads.shift()?.done(NINE);
  await new Promise(setImmediate);
  expect(sent).toEqual(['{"type":"state","table":{"id":"x"},"version":9}']);
});

test('once it has ended nothing is sent, however late the log is read', async () => {
  const { subscription, reads, sent } = subscribe();
  const begun = subscription.begin(3);
  subscription.end();
  reads.shift()?.done(NINE);
  await begun;
  expect(sent).toEqual([]);
});
