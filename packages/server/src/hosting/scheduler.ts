// Executes due tasks: moves of bots, clocks that run out, absent players. Due times are stored in the database, so any
// live process can take over.

import { randomBot } from '@crescendo/bots';
import { type AnyMatch, type AnyMove, itemAt, type Seat, seeded } from '@crescendo/rules';
import type { Bots, Checks } from '../bots/pool.ts';
import type { SharedLimits } from '../limits/limits.ts';
import { type Log, shortId } from '../runtime/log.ts';
import type { Runtime, Timer } from '../runtime/runtime.ts';
import type { Command } from '../table/commands/command.ts';
import { start } from '../table/commands/game.ts';
import { moveForSeat } from '../table/commands/move.ts';
import { stopClockSince } from '../table/commands/pause.ts';
import { markAway } from '../table/commands/seating.ts';
import { botSeed } from '../table/daily.ts';
import { draftAt } from '../table/draft.ts';
import { type DueTask, earliestDue } from '../table/due-task.ts';
import { RequestError } from '../table/request-error.ts';
import { botAt } from '../table/seat-events.ts';
import { seatStateAt } from '../table/seats.ts';
import { SEEN_MS } from './presence.ts';
import type { DueStore } from './store/due-store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** The cost of writing a bot's move in the main thread. */
const BOT_MOVE_MS = 0.5;
const LEASE_MS = 20_000;
const BATCH_SIZE = 100;
/** Bots may need long for these: no more are claimed meanwhile. */
const MAX_LEASED = 200;
const MAX_TIMER_MS = 2_000_000_000;

interface SchedulerContext {
  readonly store: {
    readonly due: DueStore;
    readonly people: { seen(people: readonly string[]): Promise<Map<string, number>> };
  };
  readonly tables: Tables;
  readonly bots: Bots;
  readonly checks: Checks;
  readonly limits: SharedLimits;
  readonly log: Log;
  readonly runtime: Runtime;
  readonly grace: number;
}

export class Scheduler {
  readonly #context: SchedulerContext;
  readonly #timers = new Map<Table, Timer>();
  readonly #thinking = new Set<string>();
  /** Tables claimed from the database whose next due time is not stored yet. */
  readonly #leased = new Set<string>();
  #closed = false;

  constructor(context: SchedulerContext) {
    this.#context = context;
  }

  /** Nothing is begun any more; what was claimed and not done is given back, so that others need not wait for it. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.values()) timer.cancel();
    this.#timers.clear();
    const { store, runtime } = this.#context;
    const left = [...this.#leased];
    this.#leased.clear();
    await store.due.giveBack(left, runtime.now());
  }

  /** Counts the tables that are being looked at because they were due. */
  get claimed(): number {
    return this.#leased.size;
  }

  /** The process that wrote the last event executes the tasks that follow; others only if it fails to. */
  schedule(table: Table): void {
    this.cancel(table);
    this.#set(table, earliestDue(table.dueTasks()));
  }

  cancel(table: Table): void {
    this.#timers.get(table)?.cancel();
    this.#timers.delete(table);
  }

  /** Execute what is due according to the database, left over by processes that died. `early`: how far ahead. */
  async poll(early = 0): Promise<void> {
    const { store, runtime } = this.#context;
    const { now } = runtime;
    for (;;) {
      if (this.#closed || this.#leased.size >= MAX_LEASED) return;
      const ids = await store.due.claim(now() + early, now() + LEASE_MS, BATCH_SIZE);
      // A stop in the meantime has not seen these.
      if (this.#closed) return store.due.giveBack(ids, now());
      for (const id of ids) this.#leased.add(id);
      await Promise.all(ids.map((id) => this.#executeLeased(id)));
      if (ids.length < BATCH_SIZE) return;
    }
  }

  async #executeLeased(id: string): Promise<void> {
    const { store, tables, runtime, log } = this.#context;
    try {
      const table = await tables.load(id);
      await table.catchUp();
      table.dueAt = runtime.now() + LEASE_MS;
      await this.tick(table);
      if (!this.#closed) await this.#storeNextDue(table);
    } catch (error) {
      if (this.#closed) return;
      if (error instanceof RequestError && error.code === 'unknown-table') await store.due.clear(id);
      else log('warn', 'due', { table: shortId(id), error: String(error) });
    } finally {
      this.#leased.delete(id);
    }
  }

  /** Store the next due time, if there is one. */
  async #storeNextDue(table: Table): Promise<void> {
    const { store, grace } = this.#context;
    const first = earliestDue(await this.#tasksFor(table));
    if (Number.isFinite(first)) {
      table.dueAt = first + grace;
      await store.due.set(table.id, table.dueAt);
      this.schedule(table);
    } else {
      table.dueAt = null;
      await store.due.clear(table.id);
    }
  }

  /** If nobody is at the table, nobody counts as absent. */
  async #tasksFor(table: Table): Promise<readonly DueTask[]> {
    const all = table.dueTasks();
    if (!all.some(({ kind }) => kind === 'absent') || (await this.#lastSeen(table)).size > 0) return all;
    return all.filter(({ kind }) => kind !== 'absent');
  }

  async #lastSeen(table: Table): Promise<Map<string, number>> {
    const { store, runtime } = this.#context;
    const { now } = runtime;
    const seen = await store.people.seen(table.people);
    for (const person of table.people) if (table.attendance.isHere(person)) seen.set(person, now());
    const recent = Math.max(SEEN_MS, table.config.settings.absent * 1000);
    for (const [person, at] of seen) if (at < now() - recent) seen.delete(person);
    return seen;
  }

  async tick(table: Table): Promise<void> {
    if (this.#closed) return;
    const due = table.dueTasks().filter(({ at }) => at <= this.#context.runtime.now());
    try {
      await Promise.all(due.map((task) => this.#execute(table, task)));
    } catch (error) {
      this.#context.log('warn', 'tick', { table: shortId(table.id), error: String(error) });
    }
    if (!this.#timers.has(table)) this.#retryLater(table);
  }

  /** Look again: soon after a failure, later where a player is present and thinking. */
  #retryLater(table: Table): void {
    const { now } = this.#context.runtime;
    const { absent } = table.config.settings;
    const times = table.dueTasks().map(({ at, kind }) => {
      if (at > now()) return at;
      return now() + (kind === 'absent' ? absent * 1000 : 1000);
    });
    this.#set(table, Math.min(...times));
  }

  #set(table: Table, at: number): void {
    if (!Number.isFinite(at) || this.#closed) return;
    const wait = Math.min(Math.max(0, at - this.#context.runtime.now()), MAX_TIMER_MS);
    const timer = this.#context.runtime.setTimeout(() => {
      this.#timers.delete(table);
      void this.tick(table);
    }, wait);
    this.#timers.set(table, timer);
  }

  async #execute(table: Table, { seat, kind }: DueTask): Promise<void> {
    if (kind === 'absent') return this.#replaceIfAbsent(table, seat);
    if (kind === 'start') return this.#ignoreRejection(table.act(start(null)));
    const key = `${table.id} ${seat} ${table.snapshot.moves[seat]}`;
    if (this.#thinking.has(key)) return;
    this.#thinking.add(key);
    try {
      if (kind === 'clock' && (await this.#isEmpty(table)))
        await this.#ignoreRejection(table.act(stopClockSince(await this.#leftAt(table))));
      else await this.#moveFor(table, seat, kind);
    } finally {
      this.#thinking.delete(key);
    }
  }

  /** If the clock stops at an empty table, it stopped when the last player left. */
  async #isEmpty(table: Table): Promise<boolean> {
    return table.config.settings.stopClock && (await this.#lastSeen(table)).size === 0;
  }

  async #leftAt({ people }: Table): Promise<number> {
    return Math.max(0, ...(await this.#context.store.people.seen(people)).values());
  }

  async #moveFor(table: Table, seat: Seat, kind: 'bot' | 'clock'): Promise<void> {
    const { limits, runtime } = this.#context;
    const { match, moves } = table.snapshot;
    const decided = itemAt(moves, seat);
    const byTheRules =
      kind === 'clock' && match !== null ? await this.#timeUp(table, match, seat) : undefined;
    const payer = { person: null, address: table.attendance.payer };
    // Over the limit the bot waits; `tick` looks again in a moment.
    if (byTheRules === undefined && !limits.mayWork(payer)) return;
    const chosen = byTheRules ?? (await this.#choose(table, seat));
    if (chosen === undefined || this.#closed) return;
    const command = moveForSeat(seat, chosen, kind, decided, runtime.now);
    const charged: Command = (config, snapshot) => {
      const started = runtime.elapsed();
      const event = command(config, snapshot);
      limits.chargeWork(payer, runtime.elapsed() - started + BOT_MOVE_MS + table.publishCost);
      return event;
    };
    await this.#ignoreRejection(table.act(charged));
  }

  /** The clock's move by the rules. Where they look at what the player has begun, that may take long. */
  async #timeUp(table: Table, match: AnyMatch, seat: Seat): Promise<AnyMove | undefined> {
    const draft = draftAt(table.config, table.snapshot, table.draft, seat);
    if (draft === undefined) return match.timeUp(seat);
    const { checks, log } = this.#context;
    const { game } = table.config.settings;
    try {
      const job = { game, view: match.view(seat), draft };
      return await checks.timeUp(job, { payer: table.attendance.payer, table: table.id });
    } catch (error) {
      log('warn', 'clock', { table: shortId(table.id), error: String(error) });
      return match.timeUp(seat);
    }
  }

  /** A bot's choice; `undefined`: the game has not started. */
  async #choose({ id, config, snapshot, attendance }: Table, seat: Seat): Promise<AnyMove | undefined> {
    const { bots, log, runtime } = this.#context;
    const { game, daily } = config.settings;
    const view = snapshot.match?.view(seat);
    if (view === undefined) return undefined;
    const { level, style } = botAt(config, snapshot.seatStates, seat);
    const seed = daily === null ? runtime.randomBytes(16).toString('hex') : botSeed(config, snapshot, seat);
    try {
      return await bots.choose({ game, level, style, view, seed }, { payer: attendance.payer, table: id });
    } catch (error) {
      log('warn', 'bot', { table: shortId(id), level, error: String(error) });
      return randomBot(config.game).choose(view, seeded(seed));
    }
  }

  async #replaceIfAbsent(table: Table, seat: Seat): Promise<void> {
    const { person } = seatStateAt(table.snapshot.seatStates, seat);
    if (person === null || table.attendance.isHere(person)) return;
    const seen = await this.#lastSeen(table);
    const others = [...seen.keys()].some((other) => other !== person);
    const since = (seen.get(person) ?? 0) + table.config.settings.absent * 1000;
    if (others && since <= this.#context.runtime.now())
      await this.#ignoreRejection(table.act(markAway(seat)));
  }

  /** Another process may have been faster, which is fine. */
  async #ignoreRejection(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    }
  }
}
