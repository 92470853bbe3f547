// The services of one process, wired together once: storage, tables, bots, identity, sockets, metrics.

import { GAMES_BY_ID } from '@crescendo/rules';
import { BotPool, type Bots, CheckPool, type Checks } from '../bots/pool.ts';
import { Identity } from '../features/people/identity.ts';
import type { PushNotify } from '../features/push/push.ts';
import { GRACE_MS } from '../hosting/presence.ts';
import { resync } from '../hosting/resync.ts';
import { Scheduler } from '../hosting/scheduler.ts';
import type { Table } from '../hosting/table.ts';
import { Tables } from '../hosting/tables.ts';
import { SharedLimits } from '../limits/limits.ts';
import { AddressBuckets } from '../limits/networks.ts';
import type { Log } from '../runtime/log.ts';
import { type Metrics, newMetrics } from '../runtime/metrics.ts';
import { type Runtime, systemRuntime } from '../runtime/runtime.ts';
import { Sockets } from '../socket/sockets.ts';
import type { EventRow } from '../table/log/rows.ts';
import type { TableEvent } from '../table/log/table-event.ts';
import { seatStateAt } from '../table/seats.ts';
import { actingAt } from '../table/snapshot.ts';
import type { Config } from './config.ts';
import type { Store } from './store.ts';

export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Tables;
  readonly scheduler: Scheduler;
  readonly bots: Bots;
  /** For moves whose check takes long. */
  readonly checks: Checks;
  readonly identity: Identity;
  readonly sockets: Sockets;
  /** Rate limits per address. */
  readonly requests: AddressBuckets;
  readonly limits: SharedLimits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly runtime: Runtime;
  readonly now: () => number;
  /** Notifies a person who has no page open. Set by the server once it has its keys. */
  pushNotify: PushNotify;
}

/** Without threads. */
const CHECKS_AT_ONCE: Checks = {
  check: async ({ game, view, move }) => GAMES_BY_ID[game].check(view, move) ?? null,
  timeUp: async ({ game, view, draft }) => {
    const move = GAMES_BY_ID[game].clock?.timeUp(view, draft);
    if (move === undefined) throw new Error('the clock has no move');
    return move;
  },
  close: async () => {},
};

export const createServices = (
  config: Config,
  store: Store,
  log: Log,
  runtime: Runtime = systemRuntime,
  otherBots?: Bots,
  checks: Checks = otherBots === undefined ? new CheckPool() : CHECKS_AT_ONCE,
): Services => {
  const { now } = runtime;
  const metrics = newMetrics();
  const bots = otherBots ?? new BotPool(config.botThreads, metrics.bot.add);
  const onEvent = (table: Table, event: TableEvent, row: EventRow, ms: number): void => {
    metrics.append.add(ms);
    if (event.kind === 'move') event.by === 'person' ? metrics.moves++ : metrics.botMoves++;
    store.engine.notify({ topic: 'table', id: table.id, row });
    scheduler.schedule(table);
    // The same table may have been unloaded and loaded again in the meantime.
    const other = tables.known(table.id);
    if (other !== undefined && other !== table) void resync(other);
    if (event.kind === 'move' || event.kind === 'start') notifyPlayers(services, table, event);
  };
  const tables: Tables = new Tables({ store, runtime, botPause: config.botPause, grace: GRACE_MS, onEvent });
  const limits = new SharedLimits(config, now);
  const scheduler: Scheduler = new Scheduler({
    store,
    tables,
    bots,
    checks,
    limits,
    log,
    runtime,
    grace: GRACE_MS,
  });
  const services: Services = {
    config,
    store,
    tables,
    scheduler,
    bots,
    checks,
    identity: new Identity(store.people, runtime),
    sockets: new Sockets(),
    requests: new AddressBuckets(config.requestsPerSecond),
    limits,
    metrics,
    log,
    runtime,
    now,
    pushNotify: () => {},
  };
  return services;
};

/** Tell players that it is their turn: on their open sockets unless they watch the table anyway, else by push. */
const notifyPlayers = ({ sockets, pushNotify }: Services, table: Table, event: TableEvent): void => {
  for (const seat of actingAt(table.snapshot)) {
    const { person, away } = seatStateAt(table.snapshot.seatStates, seat);
    const isOwn = event.kind === 'move' && event.seat === seat && event.by === 'person';
    if (person === null || away || isOwn || table.attendance.isHere(person)) continue;
    const isTold = sockets.send(person, { type: 'notice', table: table.id, what: 'your-turn' });
    if (!isTold && !table.attendance.elsewhere.has(person))
      pushNotify(person, { what: 'your-turn', table: table.id, game: table.config.settings.game });
  }
};
