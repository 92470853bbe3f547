// The tables that one connection watches: a subscription to each, and what happens when a player comes or goes.

import type { ClientMessage } from '@crescendo/protocol';
import { type DraftServices, dropDraft, showDraft } from '../features/drafts/drafts.ts';
import type { Scheduler } from '../hosting/scheduler.ts';
import type { Table } from '../hosting/table.ts';
import type { Tables } from '../hosting/tables.ts';
import type { Watcher } from '../hosting/watcher.ts';
import { type ChargeServices, chargeFor, replayCost } from '../limits/replay-cost.ts';
import { restartClock, stopClock } from '../table/commands/pause.ts';
import { markBack } from '../table/commands/seating.ts';
import { RequestError } from '../table/request-error.ts';
import { seatOf, seatStateAt } from '../table/seats.ts';
import { Subscription, type SubscriptionTarget } from './subscription.ts';

const MAX_WATCHES = 50;
/** The cost of writing a whole state in the main thread. */
const WATCH_MS = 0.2;
/** A player who reloads the page has not left. */
const LEAVE_GRACE_MS = 3000;

export interface WatchingServices extends DraftServices, ChargeServices {
  readonly tables: Tables;
  readonly scheduler: Pick<Scheduler, 'schedule'>;
}

export class Watching {
  readonly #services: WatchingServices;
  readonly #client: Watcher & SubscriptionTarget;
  readonly #subscriptions = new Map<string, Subscription>();
  /** Tables still being loaded; an `unwatch` in the meantime cancels the subscription. */
  readonly #loading = new Set<{ readonly id: string; isCancelled: boolean }>();

  constructor(services: WatchingServices, client: Watcher & SubscriptionTarget) {
    this.#services = services;
    this.#client = client;
  }

  /** `undefined`: this table is not watched. */
  subscription(id: string): Subscription | undefined {
    return this.#subscriptions.get(id);
  }

  async watch({
    table: id,
    have,
    changes = false,
  }: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const { limits } = this.#services;
    const { person, address } = this.#client;
    if (!limits.mayWork(this.#client)) throw new RequestError('too-fast');
    const request = { id, isCancelled: false };
    this.#loading.add(request);
    const table = await this.#services.tables
      .fresh(id, chargeFor(this.#services, address))
      .finally(() => this.#loading.delete(request));
    if (request.isCancelled) return;
    const why = table.views.whyHidden(person);
    if (why !== undefined) throw new RequestError(why);
    if (this.#subscriptions.size >= MAX_WATCHES && !this.#subscriptions.has(id))
      throw new RequestError('too-many-tables');
    // Reading the whole log is expensive: over the limit, only the current state is sent.
    const isExpensive = have !== undefined && table.views.readsLog(person, have);
    const isAllowed = !isExpensive || this.#client.mayReadLog(table);
    chargeFor(this.#services, address)(replayCost(table.views.toReplayFor(person)));
    const isNew = !this.#subscriptions.has(id);
    this.#subscriptions.get(id)?.end();
    const subscription = new Subscription(table, this.#client, this.#services.runtime, changes);
    this.#subscriptions.set(id, subscription);
    table.watchers.add(this.#client);
    await subscription.begin(isAllowed ? have : undefined);
    showDraft(table, this.#client);
    limits.chargeWork(this.#client, WATCH_MS);
    if (!isNew) return;
    // Bots that play among themselves have waited for somebody to watch.
    this.#services.scheduler.schedule(table);
    await this.#onArrival(table);
  }

  /** A returning player gets the seat back from the bot, and the clock runs again. */
  async #onArrival(table: Table): Promise<void> {
    const seat = seatOf(table.snapshot, this.#client.person);
    if (seat === null) return table.attendance.noteSpectator();
    if (seatStateAt(table.snapshot.seatStates, seat).away) await table.act(markBack(seat));
    else table.attendance.announce('same', this.#client);
    if (table.snapshot.clockStopped) await table.act(restartClock);
  }

  show(id: string): void {
    const subscription = this.#subscriptions.get(id);
    if (subscription === undefined) return;
    subscription.show();
    const { table } = subscription;
    const seat = seatOf(table.snapshot, this.#client.person);
    if (seat === null) return;
    // The clock was stopped, or the seat given to a bot, before this connection was noticed.
    if (table.snapshot.clockStopped) table.act(restartClock).catch(() => {});
    const { away, nudgedAt } = seatStateAt(table.snapshot.seatStates, seat);
    // A player who was there and did not answer comes back by saying so, or by opening the table again.
    if (away && nudgedAt === null) table.act(markBack(seat)).catch(() => {});
  }

  /** The socket has taken everything: what was held back is sent. */
  resume(): void {
    for (const subscription of this.#subscriptions.values()) subscription.resume();
  }

  unwatch(id: string): void {
    for (const request of this.#loading) request.isCancelled ||= request.id === id;
    const subscription = this.#subscriptions.get(id);
    if (subscription === undefined) return;
    this.#subscriptions.delete(id);
    subscription.end();
    const { table } = subscription;
    table.watchers.delete(this.#client);
    table.used = this.#services.now();
    if (seatOf(table.snapshot, this.#client.person) === null) return void table.attendance.noteSpectator();
    if (!table.attendance.isHere(this.#client.person ?? ''))
      dropDraft(this.#services, table, this.#client.person);
    table.attendance.announce();
    if (table.config.settings.stopClock) this.#stopClockLater(table);
  }

  #stopClockLater(table: Table): void {
    this.#services.runtime.setTimeout(() => {
      if (table.people.some(table.attendance.info.isOnline) || table.snapshot.status !== 'playing') return;
      table.act(stopClock).catch(() => {});
    }, LEAVE_GRACE_MS);
  }

  end(): void {
    for (const request of this.#loading) request.isCancelled = true;
    for (const id of [...this.#subscriptions.keys()]) this.unwatch(id);
  }
}
