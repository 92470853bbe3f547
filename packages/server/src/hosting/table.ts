// One table, as this process knows it: a cache of its log. Every event is first written as a row, then applied.
import type { ServerMessage } from '@crescendo/protocol';
import type { Store } from '../boot/store.ts';
import { replayCost } from '../limits/replay-cost.ts';
import { nextTurn, type Runtime } from '../runtime/runtime.ts';
import type { EventRow } from '../storage/engine.ts';
import type { Command } from '../table/commands/commands.ts';
import { type DueTask, dueTasksAt, soonest } from '../table/due-task.ts';
import { effectsOf } from '../table/effects.ts';
import { orTryAgain, RequestError } from '../table/request-error.ts';
import { placeAt } from '../table/seats.ts';
import { emptySnapshot, forgetOldEvents, nextSnapshot, type TableSnapshot } from '../table/snapshot.ts';
import type { TableConfig } from '../table/table-config.ts';
import { formatTableEvent, parseTableEvent, type TableEvent } from '../table/table-event.ts';
import { EVENTS_PER_TURN } from '../table/views/history.ts';
import { Attendance } from './attendance/attendance.ts';
import { SEEN_MS } from './scheduler.ts';
import { TableViews } from './table-views.ts';

/** A client that watches a table and is shown every change. */
export interface Watcher {
  readonly person: string | null;
  readonly address: string;
  show(table: Table): void;
  send(message: ServerMessage): void;
}

export interface TableServices {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly botPause: number;
  /** How much later other processes take over a due task. */
  readonly grace: number;
  /** Called after this process wrote an event: notifies others, schedules bots. */
  readonly onEvent: (table: Table, event: TableEvent, row: EventRow, ms: number) => void;
}

const MAX_TRIES = 50;
/** To write a state for one watcher and send it. */
const PUBLISH_MS = 0.02;
/** What only the log remembers is forgotten once in this many events. */
const FORGET_EVERY = 8;

export class Table {
  readonly config: TableConfig;
  /** What others may see of it. */
  readonly views: TableViews;
  readonly attendance: Attendance;
  readonly watchers = new Set<Watcher>();
  snapshot: TableSnapshot;
  /** When it was last used, for unloading it. */
  used: number;
  /** When the table is due according to the database; `null`: never. */
  dueAt: number | null = null;
  readonly #services: TableServices;
  readonly #moveIds = new Map<string, number>();
  #queue: Promise<unknown> = Promise.resolve();
  /** An append may have failed: the log must be read before anything else. */
  #isUncertain = false;

  constructor(config: TableConfig, services: TableServices) {
    this.config = config;
    this.#services = services;
    this.snapshot = emptySnapshot(config);
    this.views = new TableViews(this, services);
    this.attendance = new Attendance(this, services);
    this.used = services.runtime.now();
  }

  get id(): string {
    return this.config.id;
  }

  /** The people at the table. */
  get people(): readonly string[] {
    return this.snapshot.places.flatMap(({ person }) => (person === null ? [] : [person]));
  }

  /** The people whose names are shown: those at the table, and those whose seats bots have taken over. */
  get named(): readonly string[] {
    return this.snapshot.places.flatMap(({ person, former }) => person ?? former ?? []);
  }

  /** Read what other processes have written, and publish it. */
  async catchUp(): Promise<void> {
    await this.follow(await this.#services.store.tables.events(this.id, this.snapshot.version));
  }

  /** These rows of the log come next. */
  async follow(rows: readonly EventRow[]): Promise<void> {
    let isChanged = false;
    for (const [i, row] of rows.entries()) {
      if (i % EVENTS_PER_TURN === EVENTS_PER_TURN - 1) await nextTurn(this.#services.runtime);
      // Another call may have been faster.
      if (row.n <= this.snapshot.version) continue;
      isChanged = true;
      if (row.n !== this.snapshot.version + 1) throw new Error(`the log of a table has a gap at ${row.n}`);
      this.#applyRow(row);
    }
    this.#isUncertain = false;
    try {
      await this.attendance.learnNames();
    } finally {
      // The next reader finds nothing new: it is published now or never.
      if (isChanged) this.publish();
    }
  }

  /** A row that another process has written and sent along with its hint. False: what is missing here must be read. */
  learn(row: EventRow): boolean {
    const { version } = this.snapshot;
    if (row.n <= version) return true;
    if (row.n > version + 1) return false;
    this.#applyRow(row);
    if (this.attendance.areNamesKnown) this.publish();
    else
      this.attendance
        .learnNames()
        .catch(() => {})
        .finally(() => this.publish());
    return true;
  }

  /** Execute a command durably. Returns the version at which it took effect. `doneAt`: set if it already did. */
  act(command: Command, doneAt?: () => number | undefined): Promise<number> {
    const turn = this.#queue.then(() => this.#act(command, doneAt));
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #act(command: Command, doneAt: (() => number | undefined) | undefined): Promise<number> {
    this.used = this.#services.runtime.now();
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (this.#isUncertain) await orTryAgain(this.catchUp());
      const done = doneAt?.();
      if (done !== undefined) return done;
      const { version } = this.snapshot;
      let event: TableEvent;
      try {
        event = command(this.config, this.snapshot);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        // What is rejected here may be valid, or done already, in the newest state: read first, then reject.
        await this.refresh();
        if (this.snapshot.version === version) throw error;
        continue;
      }
      // From here to the append nothing is awaited: the event belongs to this very snapshot.
      const appended = await this.#append(event);
      if (appended !== undefined) return appended;
    }
    throw new RequestError('try-again');
  }

  /** Write an event and apply it. `undefined`: another process wrote this version first. */
  async #append(event: TableEvent): Promise<number | undefined> {
    const { store, runtime, grace, onEvent } = this.#services;
    const { now, elapsed } = runtime;
    const before = this.snapshot;
    const at = Math.max(now(), before.at);
    const after = nextSnapshot(this.config, before, event, at);
    const row: EventRow = { n: after.version, at, body: formatTableEvent(event) };
    const needed = soonest(this.dueTasks(after)) + grace;
    const times = { stored: this.dueAt, needed, now: now() };
    const effects = effectsOf(this.config, before, event, after, times);
    const started = elapsed();
    this.#isUncertain = true;
    const isWritten = await orTryAgain(store.tables.append(this.id, row, effects));
    // The node that was faster may have sent the row already; otherwise it must be read.
    this.#isUncertain = !isWritten && this.snapshot.version < row.n;
    if (!isWritten) return undefined;
    if (effects.due !== undefined) this.dueAt = effects.due;
    // A reader may have taken it from the log already.
    if (this.snapshot.version < row.n) this.#apply(event, after);
    if (event.kind === 'sit') await this.attendance.learnNames().catch(() => {});
    onEvent(this, event, row, elapsed() - started);
    this.publish();
    return row.n;
  }

  /** Where other processes write too, read what they have written. */
  async refresh(): Promise<void> {
    this.used = this.#services.runtime.now();
    if (this.#services.store.engine.kind === 'postgres') await orTryAgain(this.catchUp());
  }

  #apply(event: TableEvent, after: TableSnapshot): void {
    this.snapshot = after.version % FORGET_EVERY === 0 ? forgetOldEvents(after) : after;
    if (event.kind === 'move' && event.id !== '')
      this.#moveIds.set(`${placeAt(after.places, event.seat).person} ${event.id}`, after.version);
  }

  #applyRow({ at, body }: EventRow): void {
    const event = parseTableEvent(this.config, this.snapshot.match, body);
    this.#apply(event, nextSnapshot(this.config, this.snapshot, event, at));
    // A player who has just moved, but not here, is at another node; a SQLite file has only this one.
    if (this.#services.store.engine.kind === 'sqlite' || event.kind !== 'move' || event.by !== 'person')
      return;
    const { person } = placeAt(this.snapshot.places, event.seat);
    if (person !== null && at > this.#services.runtime.now() - SEEN_MS) this.attendance.elsewhere.add(person);
  }

  dueTasks(snapshot = this.snapshot): readonly DueTask[] {
    const { runtime, botPause } = this.#services;
    return dueTasksAt(this.config, snapshot, runtime.now(), botPause, this.watchers.size > 0);
  }

  /** A move of this person; the same id counts once. */
  async move(command: Command, person: string, id: string): Promise<number> {
    // Evaluated at each try: this process may only now learn of it. By person, who may have left the seat since.
    return this.act(command, () => this.#moveIds.get(`${person} ${id}`));
  }

  publish(): void {
    for (const watcher of this.watchers) watcher.show(this);
  }

  /** What it costs the main thread to tell everyone who watches about a change. */
  get publishCost(): number {
    return PUBLISH_MS * (1 + this.watchers.size);
  }

  /** The cost of replaying the whole log, in requests. */
  get logCost(): number {
    return replayCost(this.snapshot.version);
  }
}
