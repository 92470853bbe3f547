// The work of a process besides answering clients: periodic work, and hints from other processes.

import { receiveChat } from '../features/chat/chat.ts';
import { receiveDraft } from '../features/drafts/drafts.ts';
import { notifyMembers } from '../features/groups/groups.ts';
import { DAY_MS, removeOld } from '../features/retention/retention.ts';
import { GRACE_MS, SEEN_MS } from '../hosting/presence.ts';
import { resync } from '../hosting/resync.ts';
import type { Table } from '../hosting/table.ts';
import type { Hint } from '../storage/engine.ts';
import { isAnyRunning } from '../table/clock.ts';
import { dayAt } from '../table/daily.ts';
import type { Services } from './wiring.ts';

/** A lost hint is noticed after this time at the latest. */
const SWEEP_MS = 2000;
/** A database that has vanished is noticed after this time at the latest. */
const CHECK_PLACE_MS = 5000;
/** The clock of the machine is looked at this often. */
const CLOCK_MS = 10_000;
/** The networks of a day that is over are removed after this time at the latest. */
const NETWORKS_MS = 600_000;

/** Another process has written something. `undefined`: hints may have been lost. */
export const onHint = (services: Services, hint: Hint | undefined): void => {
  if (hint === undefined) {
    for (const table of services.tables.loaded()) void resync(table);
    return;
  }
  if (hint.topic === 'person') {
    services.identity.forget(hint.id);
    for (const table of services.tables.loaded())
      if (table.attendance.people.includes(hint.id)) table.attendance.announce('changed');
    return;
  }
  if (hint.topic === 'group') {
    notifyMembers(services, hint.id, { push: false }).catch(() => {});
    return;
  }
  const table = services.tables.known(hint.id);
  if (table === undefined) return;
  if (hint.topic === 'talk') receiveChat(services, table).catch(() => {});
  else if (hint.topic === 'draft') {
    if (hint.row !== undefined) receiveDraft(services, table, hint.row);
  } else if (!learned(table, hint)) void resync(table);
};

/** False: the log must be read, as after a lost hint or one that is not understood here. */
const learned = (table: Table, { row }: Hint): boolean => {
  try {
    return row !== undefined && table.learn(row);
  } catch {
    return false;
  }
};

const watchedTables = ({ tables }: Services): readonly Table[] =>
  [...tables.loaded()].filter(({ watchers }) => watchers.size > 0);

const peopleAt = (tables: readonly Table[]): readonly string[] => [
  ...new Set(tables.flatMap(({ attendance }) => attendance.people)),
];

/** Note who is connected to other nodes. */
const refreshPresence = async (services: Services): Promise<void> => {
  const watched = watchedTables(services);
  const seen = await services.store.people.seen(peopleAt(watched));
  const since = services.now() - SEEN_MS;
  for (const table of watched)
    table.attendance.elsewhere = new Set(table.people.filter((person) => (seen.get(person) ?? 0) > since));
};

/** A new name may have been written without an answer, and its hint may have been lost. */
const refreshNames = async (services: Services): Promise<void> => {
  const watched = watchedTables(services);
  const names = await services.store.people.names(peopleAt(watched));
  for (const table of watched) table.attendance.noteNames(names);
};

/** A node that dies between its write and its hint leaves the other nodes without the hint: compare versions. */
const sweep = async (services: Services): Promise<void> => {
  const watched = watchedTables(services);
  const versions = await services.store.tables.versions(watched.map(({ id }) => id));
  for (const table of watched)
    if ((versions.get(table.id) ?? 0) > table.snapshot.version) await resync(table);
};

/** Periodic work: due tables, heartbeats, presence, unloading idle tables, and resyncing after lost hints. */
export const startMaintenance = (services: Services): (() => void) => {
  const { store, sockets, tables, scheduler, log, now, runtime } = services;
  const { setInterval, setTimeout } = runtime;
  const run = async (name: string, work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      log('warn', name, { error: String(error) });
    }
  };
  const mark = async (): Promise<void> => {
    await store.people.markSeen(sockets.people, now());
    if (store.engine.kind === 'postgres') await refreshPresence(services);
    await refreshNames(services);
  };
  let difference = 0;
  const adjustClock = (): void => {
    const isPlayed = [...tables.loaded()].some(
      ({ config, snapshot }) =>
        snapshot.status === 'playing' && isAnyRunning(config.settings.clock, snapshot.clock),
    );
    const now = runtime.adjust?.(isPlayed) ?? 0;
    // Said once for each jump.
    if (Math.abs(now - difference) > 1000)
      log('warn', 'clock', { ahead: now, hint: 'the clock of this machine has jumped' });
    difference = now;
  };
  const timers = [
    setInterval(adjustClock, CLOCK_MS),
    setInterval(() => sockets.heartbeat(), 1000),
    setInterval(() => void run('poll', scheduler.poll()), 1000),
    setInterval(() => void run('presence', mark()), 15_000),
    setInterval(() => void run('storage', store.engine.checkPlace()), CHECK_PLACE_MS),
    ...(store.engine.kind === 'postgres'
      ? [setInterval(() => void run('sweep', sweep(services)), SWEEP_MS)]
      : []),
    setInterval(() => tables.unloadIdle((table) => scheduler.cancel(table)), 10_000),
    setTimeout(() => void run('retention', removeOld(services)), 60_000),
    setInterval(() => void run('retention', removeOld(services)), DAY_MS),
    setInterval(() => void run('networks', store.daily.forgetNetworks(dayAt(now()))), NETWORKS_MS),
  ];
  // A SQLite file has one process: overdue tasks need not wait for another node.
  void run('poll', scheduler.poll(store.engine.kind === 'sqlite' ? GRACE_MS : 0));
  return () => {
    for (const timer of timers) timer.cancel();
  };
};
