import { expect, test } from 'vitest';
import type { Table } from '../hosting/table.ts';
import { systemRuntime } from '../runtime/runtime.ts';
import { RequestError } from '../table/request-error.ts';
import { Subscription } from './subscription.ts';

/** The state shown at version 9. */
const NINE = { fixed: { id: 'x' }, live: {}, game: { version: 9 } };

/** A table whose log is read only when the test says so. */
const slowTable = (delay = 0) => {
  const reads: { done: (state: object) => void; failed: (error: Error) => void }[] = [];
  const table = {
    snapshot: { version: 9 },
    config: { settings: { delay } },
    views: {
      whyHidden: () => undefined,
      isDelayed: () => delay > 0,
      stateFor: () => new Promise((done, failed) => reads.push({ done, failed })),
      stateNow: () => NINE,
      readsLog: () => false,
      nextForDelayed: 7000,
    },
  };
  // Only what a subscription uses of a table.
  return { table: table as unknown as Table, reads };
};

const subscribe = (delay = 0) => {
  const { table, reads } = slowTable(delay);
  const sent: string[] = [];
  const timers = new Set<() => void>();
  const errors: unknown[] = [];
  const runtime = {
    ...systemRuntime,
    setTimeout: (run: () => void) => {
      timers.add(run);
      return { cancel: () => timers.delete(run) };
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
    mayReadLog: () => true,
  };
  return { subscription: new Subscription(table, target, runtime, false), reads, sent, timers, errors };
};

test('a log that could not be read is read again, from the version that the client has', async () => {
  const { subscription, reads, sent, timers, errors } = subscribe();
  const begun = subscription.begin(3);
  reads.shift()?.failed(new RequestError('try-again'));
  await begun;
  expect([sent, errors]).toEqual([[], []]);
  for (const run of timers) run();
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

test('a delayed spectator has one timer, however much happens, and none after leaving', async () => {
  const { subscription, reads, timers } = subscribe(30);
  const begun = subscription.begin(undefined);
  reads.shift()?.done(NINE);
  await begun;
  for (let n = 0; n < 100; n++) subscription.show();
  expect(timers.size).toBe(1);
  subscription.end();
  expect(timers.size).toBe(0);
  subscription.show();
  expect(timers.size).toBe(0);
});
