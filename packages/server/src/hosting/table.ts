// One table, as this process knows it: a cache of its log. Every event is first written as a row, then applied.

import { replayCost } from '../limits/replay-cost.ts';
import { nextTurn, type Runtime } from '../runtime/runtime.ts';
import type { Engine } from '../storage/engine.ts';
import { asRetryable } from '../storage/retryable.ts';
import type { Command } from '../table/commands/command.ts';
import type { CheckNeeded, MoveCommand } from '../table/commands/move.ts';
import type { Draft } from '../table/draft.ts';
import { type DueTask, dueTasksAt, earliestDue } from '../table/due-task.ts';
import { effectsOf } from '../table/log/effects.ts';
import type { EventRow } from '../table/log/rows.ts';
import { formatTableEvent, parseTableEvent, type TableEvent } from '../table/log/table-event.ts';
import { nextSnapshot } from '../table/next-snapshot.ts';
import { RequestError } from '../table/request-error.ts';
import { seatStateAt } from '../table/seats.ts';
import { emptySnapshot, forgetOldEvents, type TableSnapshot } from '../table/snapshot.ts';
import type { TableConfig } from '../table/table-config.ts';
import { EVENTS_PER_TURN } from '../table/views/history.ts';
import { Attendance } from './attendance/attendance.ts';
import type { NamesStore } from './attendance/names.ts';
import { SEEN_MS } from './presence.ts';
import type { TablesStore } from './store/tables-store.ts';
import { TableViews } from './table-views.ts';
import type { Watcher } from './watcher.ts';

/** The stores that a table needs. */
export interface TableStores {
  readonly engine: Pick<Engine, 'kind'>;
  readonly tables: TablesStore;
  readonly people: NamesStore;
}

export interface TableServices {
  readonly store: TableStores;
  readonly runtime: Runtime;
  readonly botPause: number;
  /** Other processes take over a due task this much later. */
  readonly grace: number;
  /** Called after this process wrote an event: notifies others, schedules bots. */
  readonly onEvent: (table: Table, event: TableEvent, row: EventRow, ms: number) => void;
}

const MAX_TRIES = 50;
/** To write a state for one watcher and send it. */
const PUBLISH_MS = 0.02;
/** Facts that only the log remembers are forgotten once in this many events. */
const FORGET_EVERY = 8;

export class Table {
  readonly config: TableConfig;
  /** The views of it that others may see. */
  readonly views: TableViews;
  readonly attendance: Attendance;
  readonly watchers = new Set<Watcher>();
  snapshot: TableSnapshot;
  /** The last one that was sent; perhaps of a decision made long ago. */
  draft: Draft | undefined;
  /** The time of its last use, for unloading it. */
  used: number;
  /** The due time of the table according to the database; `null`: never. */
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
    this.views = new TableViews(this, services.store.tables, services.runtime);
    this.attendance = new Attendance(this, services.store.people, services.runtime);
    this.used = services.runtime.now();
  }

  get id(): string {
    return this.config.id;
  }

  /** The people at the table. */
  get people(): readonly string[] {
    return this.snapshot.seatStates.flatMap(({ person }) => (person === null ? [] : [person]));
  }

  /** The people whose names are shown: those at the table, those whose seats bots have taken over, and those who were removed. */
  get named(): readonly string[] {
    const { seatStates, removed } = this.snapshot;
    return [...seatStates.flatMap(({ person, former }) => person ?? former ?? []), ...removed];
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

  /** Execute a command durably. Returns the version at which it took effect. */
  act(command: Command): Promise<number> {
    return this.#enqueue<never>(command, () => undefined);
  }

  /** A move of this person; the same id counts once. Returns the version, or a question that has to be answered first. */
  move(command: MoveCommand, person: string, id: string): Promise<number | CheckNeeded> {
    // Evaluated at each try: this process may only now learn of it. By person, who may have left the seat since.
    return this.#enqueue(command, () => this.#moveIds.get(`${person} ${id}`));
  }

  #enqueue<Q extends CheckNeeded = never>(
    command: (config: TableConfig, snapshot: TableSnapshot) => TableEvent | Q,
    doneAt: () => number | undefined,
  ): Promise<number | Q> {
    const turn = this.#queue.then(() => this.#act(command, doneAt));
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #act<Q extends CheckNeeded>(
    command: (config: TableConfig, snapshot: TableSnapshot) => TableEvent | Q,
    doneAt: () => number | undefined,
  ): Promise<number | Q> {
    this.used = this.#services.runtime.now();
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (this.#isUncertain) await asRetryable(this.catchUp());
      const done = doneAt();
      if (done !== undefined) return done;
      const { version } = this.snapshot;
      const outcome = this.#attempt(command);
      if (outcome instanceof RequestError || outcome.kind === 'check-needed') {
        // A command rejected here may be valid, or done already, in the newest state: read first, then reject.
        await this.refresh();
        if (this.snapshot.version !== version) continue;
        if (outcome instanceof RequestError) throw outcome;
        return outcome;
      }
      // From here to the append nothing is awaited: the event belongs to this very snapshot.
      const appended = await this.#append(outcome);
      if (appended !== undefined) return appended;
    }
    throw new RequestError('try-again');
  }

  #attempt<R>(command: (config: TableConfig, snapshot: TableSnapshot) => R): R | RequestError {
    try {
      return command(this.config, this.snapshot);
    } catch (error) {
      if (error instanceof RequestError) return error;
      throw error;
    }
  }

  /** Write an event and apply it. `undefined`: another process wrote this version first. */
  async #append(event: TableEvent): Promise<number | undefined> {
    const { store, runtime, grace, onEvent } = this.#services;
    const { now, elapsed } = runtime;
    const before = this.snapshot;
    const at = Math.max(now(), before.at);
    const after = nextSnapshot(this.config, before, event, at);
    const row: EventRow = { n: after.version, at, body: formatTableEvent(event) };
    const needed = earliestDue(this.dueTasks(after)) + grace;
    const times = { stored: this.dueAt, needed, now: now() };
    const effects = effectsOf(this.config, before, event, after, times);
    const started = elapsed();
    this.#isUncertain = true;
    const isWritten = await asRetryable(store.tables.append(this.id, row, effects));
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

  /** Reads the events of other processes, if there are any that write too. */
  async refresh(): Promise<void> {
    this.used = this.#services.runtime.now();
    if (this.#services.store.engine.kind === 'postgres') await asRetryable(this.catchUp());
  }

  #apply(event: TableEvent, after: TableSnapshot): void {
    this.snapshot = after.version % FORGET_EVERY === 0 ? forgetOldEvents(after) : after;
    if (event.kind === 'move' && event.id !== '')
      this.#moveIds.set(`${seatStateAt(after.seatStates, event.seat).person} ${event.id}`, after.version);
  }

  #applyRow({ at, body }: EventRow): void {
    const event = parseTableEvent(this.config, this.snapshot.match, body);
    this.#apply(event, nextSnapshot(this.config, this.snapshot, event, at));
    // A player who has just moved, but not here, is at another node; a SQLite file has only this one.
    if (this.#services.store.engine.kind === 'sqlite' || event.kind !== 'move' || event.by !== 'person')
      return;
    const { person } = seatStateAt(this.snapshot.seatStates, event.seat);
    if (person !== null && at > this.#services.runtime.now() - SEEN_MS) this.attendance.elsewhere.add(person);
  }

  dueTasks(snapshot = this.snapshot): readonly DueTask[] {
    const { runtime, botPause } = this.#services;
    return dueTasksAt(this.config, snapshot, runtime.now(), botPause, this.watchers.size > 0);
  }

  publish(): void {
    for (const watcher of this.watchers) watcher.show(this.id);
  }

  /** The cost of sending a change to everyone who watches. */
  get publishCost(): number {
    return PUBLISH_MS * (1 + this.watchers.size);
  }

  /** The cost of replaying the whole log, in requests. */
  get logCost(): number {
    return replayCost(this.snapshot.version);
  }
}
