// Looks after tables: lets bots move, stops clocks, notices who is gone. What is due stands in the database, so
// whoever is alive does it.
import { randomBytes } from 'node:crypto';
import { randomBot } from '@crescendo/bots';
import { type AnyTypes, type Seat, seeded } from '@crescendo/rules';
import type { BotPool } from '../bots/pool.ts';
import { type Log, shortId } from '../log.ts';
import { RequestError } from '../request-error.ts';
import type { Store } from '../storage/store.ts';
import { goneFrom, pauseSince, playFor } from './commands.ts';
import { botSeed } from './daily.ts';
import type { DueTask } from './due-task.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

const LEASE_MS = 20_000;
const AT_ONCE = 100;
const LONGEST_TIMER = 2_000_000_000;
/** Somebody seen within this time is there, wherever. */
export const SEEN_MS = 45_000;

interface SchedulerContext {
  readonly store: Store;
  readonly tables: Tables;
  readonly bots: BotPool;
  readonly log: Log;
  readonly now: () => number;
  readonly grace: number;
}

export class Scheduler {
  readonly #context: SchedulerContext;
  readonly #timers = new Map<Table, NodeJS.Timeout>();
  readonly #thinking = new Set<string>();
  #closed = false;

  constructor(context: SchedulerContext) {
    this.#context = context;
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** This process wrote the last step, so it looks after what follows; others only when it does not. */
  arm(table: Table): void {
    this.disarm(table);
    this.#set(table, Math.min(...table.dueTasks().map(({ at }) => at)));
  }

  disarm(table: Table): void {
    clearTimeout(this.#timers.get(table));
    this.#timers.delete(table);
  }

  /** What the database says is due, by anybody who has died over it. `early`: also what is not yet late. */
  async poll(early = 0): Promise<void> {
    const { store, tables, now } = this.#context;
    const ids = await store.due.claim(now() + early, now() + LEASE_MS, AT_ONCE);
    await Promise.all(
      ids.map(async (id) => {
        try {
          const table = await tables.load(id);
          await table.catchUp();
          table.dueAt = now() + LEASE_MS;
          await this.tick(table);
          await this.#remind(table);
        } catch (error) {
          if (error instanceof RequestError && error.code === 'unknown-table') await store.due.clear(id);
          else this.#context.log('warn', 'due', { table: shortId(id), error: String(error) });
        }
      }),
    );
    if (ids.length === AT_ONCE) await this.poll(early);
  }

  /** The next time somebody should look, if there is one. */
  async #remind(table: Table): Promise<void> {
    const { store, grace } = this.#context;
    const soonest = Math.min(...(await this.#wanted(table)).map(({ at }) => at));
    if (Number.isFinite(soonest)) {
      table.dueAt = soonest + grace;
      await store.due.set(table.id, table.dueAt);
      this.arm(table);
    } else {
      table.dueAt = null;
      await store.due.clear(table.id);
    }
  }

  /** With nobody at the table nobody is missed. */
  async #wanted(table: Table): Promise<readonly DueTask[]> {
    const all = table.dueTasks();
    if (!all.some(({ what }) => what === 'absent') || (await this.#lastSeen(table)).size > 0) return all;
    return all.filter(({ what }) => what !== 'absent');
  }

  async #lastSeen(table: Table): Promise<Map<string, number>> {
    const { store, now } = this.#context;
    const seen = await store.people.seen(table.people);
    for (const person of table.people) if (table.isHere(person)) seen.set(person, now());
    const recent = Math.max(SEEN_MS, table.config.settings.absent * 1000);
    for (const [person, at] of seen) if (at < now() - recent) seen.delete(person);
    return seen;
  }

  async tick(table: Table): Promise<void> {
    if (this.#closed) return;
    const due = table.dueTasks().filter(({ at }) => at <= this.#context.now());
    try {
      await Promise.all(due.map((dueTasks) => this.#look(table, dueTasks)));
    } catch (error) {
      this.#context.log('warn', 'tick', { table: shortId(table.id), error: String(error) });
    }
    if (!this.#timers.has(table)) this.#later(table);
  }

  /** Look again: after trouble soon, at somebody who is there and thinks not before long. */
  #later(table: Table): void {
    const { now } = this.#context;
    const { absent } = table.config.settings;
    const times = table.dueTasks().map(({ at, what }) => {
      if (at > now()) return at;
      return now() + (what === 'absent' ? absent * 1000 : 1000);
    });
    this.#set(table, Math.min(...times));
  }

  #set(table: Table, at: number): void {
    if (!Number.isFinite(at) || this.#closed) return;
    const wait = Math.min(Math.max(0, at - this.#context.now()), LONGEST_TIMER);
    const timer = setTimeout(() => {
      this.#timers.delete(table);
      void this.tick(table);
    }, wait);
    timer.unref();
    this.#timers.set(table, timer);
  }

  async #look(table: Table, { seat, what }: DueTask): Promise<void> {
    if (what === 'absent') return this.#miss(table, seat);
    const key = `${table.id} ${seat} ${table.snapshot.moves[seat]}`;
    if (this.#thinking.has(key)) return;
    this.#thinking.add(key);
    try {
      if (what === 'clock' && (await this.#isDeserted(table)))
        await this.#quietly(table.act(pauseSince(await this.#leftAt(table))));
      else await this.#playFor(table, seat, what);
    } finally {
      this.#thinking.delete(key);
    }
  }

  /** Where the clock stops while nobody is there, it has stopped when the last one left. */
  async #isDeserted(table: Table): Promise<boolean> {
    return table.config.settings.stopClock && (await this.#lastSeen(table)).size === 0;
  }

  async #leftAt({ people }: Table): Promise<number> {
    return Math.max(0, ...(await this.#context.store.people.seen(people)).values());
  }

  async #playFor(table: Table, seat: Seat, what: 'bot' | 'clock'): Promise<void> {
    const { config, snapshot } = table;
    const made = snapshot.moves[seat]!;
    const ruled = what === 'clock' ? config.game.timeUp?.(config.game.view(snapshot.state, seat)) : undefined;
    const level = snapshot.places[seat]!.bot ?? config.settings.level;
    const chosen = ruled ?? (await this.#choose(table, seat, level));
    if (!this.#closed) await this.#quietly(table.act(playFor(seat, chosen, what, made)));
  }

  async #choose({ id, config, snapshot }: Table, seat: Seat, level: string): Promise<AnyTypes> {
    const { bots, log } = this.#context;
    const { game, daily } = config.settings;
    const view = config.game.view(snapshot.state, seat);
    const seed = daily === null ? randomBytes(16).toString('hex') : botSeed(config, snapshot, seat);
    try {
      return await bots.choose({ game, level, view, seed });
    } catch (error) {
      log('warn', 'bot', { table: shortId(id), level, error: String(error) });
      return randomBot(config.game).choose(view, seeded(seed));
    }
  }

  async #miss(table: Table, seat: Seat): Promise<void> {
    const { person } = table.snapshot.places[seat]!;
    if (person === null || table.isHere(person)) return;
    const seen = await this.#lastSeen(table);
    const others = [...seen.keys()].some((other) => other !== person);
    const since = (seen.get(person) ?? 0) + table.config.settings.absent * 1000;
    if (others && since <= this.#context.now()) await this.#quietly(table.act(goneFrom(seat)));
  }

  /** Somebody else may have been faster; that is how it should be. */
  async #quietly(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    }
  }
}
