// One table, as this process knows it: a cache of its log. Every event is first written as a row, then applied.
import type { History, ServerMessage, TableInfo, TableState } from '@crescendo/protocol';
import { type Charge, replayCost } from '../replay-cost.ts';
import { orTryAgain, RequestError } from '../request-error.ts';
import { nextTurn, type Runtime } from '../runtime.ts';
import type { EventRow } from '../storage/engine.ts';
import type { Store } from '../storage/store.ts';
import type { Command } from './commands.ts';
import { isOpened } from './daily.ts';
import { DelayedFeed } from './delayed-feed.ts';
import { type DueTask, dueTasksAt } from './due-task.ts';
import { effectsOf } from './effects.ts';
import { EVENTS_PER_TURN, historyFor } from './history.ts';
import { placeAt, seatLeftBy, seatOf } from './place.ts';
import { infoFor, type PeopleInfo, stateFor } from './present.ts';
import { SEEN_MS } from './scheduler.ts';
import { emptySnapshot, forgetOldEvents, nextSnapshot, recentNews, type TableSnapshot } from './snapshot.ts';
import type { TableConfig } from './table-config.ts';
import { formatTableEvent, parseTableEvent, type TableEvent } from './table-event.ts';

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
/** Presence and names are announced once in this time. */
const ANNOUNCE_MS = 1000;
/** To write a state for one watcher and send it. */
const PUBLISH_MS = 0.02;
/** A longer history is told in several parts. */
const EVENTS_PER_PART = 2000;

const needsLog = ({ version, recent }: TableSnapshot, have: number): boolean =>
  have < version - recent.length;

export class Table {
  readonly config: TableConfig;
  readonly watchers = new Set<Watcher>();
  snapshot: TableSnapshot;
  /** When it was last used, for unloading it. */
  used: number;
  /** When the table is due according to the database; `null`: never. */
  dueAt: number | null = null;
  /** People recently seen by other processes. */
  elsewhere: Set<string> = new Set();
  readonly #services: TableServices;
  readonly #moveIds = new Map<string, number>();
  readonly #names = new Map<string, string>();
  readonly #delayedFeed: DelayedFeed;
  /** Where the last part of a long history ended, so that the next one need not start at the beginning. */
  #partEnd: TableSnapshot | undefined;
  /** What all who only watch are shown at this moment. */
  #spectated: { readonly snapshot: TableSnapshot; readonly state: TableState } | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #announcedAt = Number.NEGATIVE_INFINITY;
  #isAnnouncing = false;
  #areNamesStale = false;
  /** An append may have failed: the log must be read before anything else. */
  #isUncertain = false;

  constructor(config: TableConfig, services: TableServices) {
    this.config = config;
    this.#services = services;
    this.snapshot = emptySnapshot(config);
    this.#delayedFeed = new DelayedFeed(config, services.store, services.runtime);
    this.used = services.runtime.now();
  }

  get id(): string {
    return this.config.id;
  }

  readonly peopleInfo: PeopleInfo = {
    name: (person) => this.#names.get(person) ?? '',
    isOnline: (person) => this.isHere(person) || this.elsewhere.has(person),
  };

  isHere(person: string): boolean {
    for (const watcher of this.watchers) if (watcher.person === person) return true;
    return false;
  }

  /** For whom bots think here: the address of a player who watches, or of anyone who does; otherwise the host. */
  get payer(): string {
    let any: string | undefined;
    for (const { person, address } of this.watchers) {
      if (seatOf(this.snapshot, person) !== null) return address;
      any ??= address;
    }
    return any ?? this.config.host;
  }

  /** The people at the table. */
  get people(): readonly string[] {
    return this.snapshot.places.flatMap(({ person }) => (person === null ? [] : [person]));
  }

  /** Read what other processes have written, and publish it. */
  async catchUp(): Promise<void> {
    const rows = await this.#services.store.tables.events(this.id, this.snapshot.version);
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
      await this.learnNames();
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
    const areNamesKnown = this.people.every((person) => this.#names.has(person));
    if (areNamesKnown) this.publish();
    else
      this.learnNames()
        .catch(() => {})
        .finally(() => this.publish());
    return true;
  }

  /** These are the names of people, some of them at this table. */
  noteNames(names: ReadonlyMap<string, string>): void {
    const isNew = (person: string): boolean =>
      names.has(person) && names.get(person) !== this.#names.get(person);
    const renamed = this.people.filter(isNew);
    for (const person of renamed) this.#names.set(person, names.get(person) ?? '');
    if (renamed.length > 0) this.publish();
  }

  async learnNames(again = false): Promise<void> {
    const unknown = this.people.filter((person) => again || !this.#names.has(person));
    if (unknown.length === 0) return;
    const names = await this.#services.store.people.names(unknown);
    for (const person of unknown) this.#names.set(person, names.get(person) ?? '');
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
    const needed = Math.min(...this.dueTasks(after).map((task) => task.at)) + grace;
    const times = { stored: this.dueAt, needed, now: now() };
    const effects = effectsOf(this.config, before, event, after, times);
    const started = elapsed();
    this.#isUncertain = true;
    const isWritten = await orTryAgain(store.tables.append(this.id, row, effects));
    // Whoever was faster may have sent the row already; otherwise it must be read.
    this.#isUncertain = !isWritten && this.snapshot.version < row.n;
    if (!isWritten) return undefined;
    if (effects.due !== undefined) this.dueAt = effects.due;
    // A reader may have taken it from the log already.
    if (this.snapshot.version < row.n) this.#apply(event, after);
    if (event.kind === 'sit') await this.learnNames().catch(() => {});
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
    this.snapshot = forgetOldEvents(after);
    if (event.kind === 'move' && event.id !== '')
      this.#moveIds.set(`${placeAt(after.places, event.seat).person} ${event.id}`, after.version);
  }

  #applyRow({ at, body }: EventRow): void {
    const event = parseTableEvent(this.config, this.snapshot.match, body);
    this.#apply(event, nextSnapshot(this.config, this.snapshot, event, at));
    // Whoever has just moved, and not here, is at another node; a SQLite file has only this one.
    if (this.#services.store.engine.kind === 'sqlite' || event.kind !== 'move' || event.by !== 'person')
      return;
    const { person } = placeAt(this.snapshot.places, event.seat);
    if (person !== null && at > this.#services.runtime.now() - SEEN_MS) this.elsewhere.add(person);
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

  /**
   * Who is here, or what they are called, has changed: told at once, but only once in a while, however often it changes.
   * `except`: has just been told.
   */
  announce(names: 'same' | 'changed' = 'same', except?: Watcher): void {
    const { elapsed, setTimeout } = this.#services.runtime;
    this.#areNamesStale ||= names === 'changed';
    if (this.#isAnnouncing) return;
    const wait = this.#announcedAt + ANNOUNCE_MS - elapsed();
    if (wait <= 0) {
      void this.#announce(except);
      return;
    }
    this.#isAnnouncing = true;
    setTimeout(() => {
      this.#isAnnouncing = false;
      void this.#announce();
    }, wait);
  }

  async #announce(except?: Watcher): Promise<void> {
    this.#announcedAt = this.#services.runtime.elapsed();
    if (this.#areNamesStale) {
      this.#areNamesStale = false;
      await this.learnNames(true).catch(() => {});
    }
    for (const watcher of this.watchers) if (watcher !== except) watcher.show(this);
  }

  /** What it costs the main thread to tell everyone who watches about a change. */
  get publishCost(): number {
    return PUBLISH_MS * (1 + this.watchers.size);
  }

  mayWatch(person: string | null): boolean {
    return (
      this.config.settings.spectators ||
      // Anyone with the link of a table that has not started may see who sits there, and which table replaced it.
      this.snapshot.match === null ||
      person === this.config.host ||
      this.#isOwn(person) ||
      isOpened(this.config, this.snapshot, this.#services.runtime.now())
    );
  }

  /** Spectators may be delayed, once there is something to see. */
  isDelayed(person: string | null): boolean {
    return this.config.settings.delay > 0 && this.snapshot.match !== null && !this.#isOwn(person);
  }

  /** Sits here, or has left the seat only temporarily. */
  #isOwn(person: string | null): boolean {
    return seatOf(this.snapshot, person) !== null || seatLeftBy(this.snapshot, person) !== null;
  }

  /** Must the whole log be read to tell this person what happened since `have`? */
  readsLog(person: string | null, have: number): boolean {
    return needsLog(this.#snapshotFor(person), have);
  }

  #snapshotFor(person: string | null): TableSnapshot {
    return this.isDelayed(person) ? this.#delayedFeed.snapshot : this.snapshot;
  }

  /** The cost of replaying the whole log, in requests. */
  get logCost(): number {
    return replayCost(this.snapshot.version);
  }

  /** Everything this person may know now; `have`: with the news since that version. */
  async stateFor(person: string | null, have?: number): Promise<TableState> {
    if (this.isDelayed(person)) await this.#delayedFeed.follow(this.#visibleUntil(person));
    // However long the log takes to read: what is told and what is shown belong to the same version.
    const snapshot = this.#snapshotFor(person);
    const told = have === undefined ? undefined : await this.#newsBetween(person, have, snapshot);
    return stateFor(this.config, snapshot, person, this.peopleInfo, this.#services.runtime.now(), told);
  }

  async #newsBetween(
    person: string | null,
    have: number,
    snapshot: TableSnapshot,
  ): Promise<TableState['told']> {
    const { version } = snapshot;
    const seat = seatOf(snapshot, person);
    if (!needsLog(snapshot, have)) return [...recentNews(snapshot, seat, version - have)];
    const rows = (await this.eventsFor(person)).filter(({ n }) => n <= version);
    const { runtime } = this.#services;
    const { steps } = await historyFor(this.config, rows, seat, { after: have, runtime });
    return steps.flatMap(({ told }) => told);
  }

  /** The same for who has seen the version before; `isKnown`: or this one, so that there is no news. */
  stateNow(person: string | null, isKnown: boolean): TableState {
    if (isKnown || person === this.config.host || this.#isOwn(person)) return this.#present(person, isKnown);
    // To all others the table looks the same: they get the very same state.
    if (this.#spectated?.snapshot !== this.snapshot) {
      this.#spectated = { snapshot: this.snapshot, state: this.#present(null, false) };
      // Names and presence may change at any time.
      this.#services.runtime.setImmediate(() => {
        this.#spectated = undefined;
      });
    }
    return this.#spectated.state;
  }

  #present(person: string | null, isKnown: boolean): TableState {
    const now = this.#services.runtime.now();
    const told = isKnown ? [] : undefined;
    return stateFor(this.config, this.snapshot, person, this.peopleInfo, now, told);
  }

  /** The table as this person may know it now. */
  async infoFor(person: string | null): Promise<TableInfo> {
    if (this.isDelayed(person)) await this.#delayedFeed.follow(this.#visibleUntil(person));
    return infoFor(this.config, this.#snapshotFor(person), person, this.peopleInfo);
  }

  /** What happened after a version, as this person may know it; a long history in parts, each starting where the last ended. */
  async history(
    person: string | null,
    { after, views }: { readonly after: number; readonly views: boolean },
    charge: Charge,
  ): Promise<History> {
    const { runtime } = this.#services;
    const end = after + EVENTS_PER_PART;
    const known = this.#partEnd;
    const from = known !== undefined && known.version <= after ? known : emptySnapshot(this.config);
    charge(replayCost(Math.min(end, this.snapshot.version) - from.version));
    const rows = await this.eventsFor(person, from.version, end);
    // The player who holds the seat now may know what this seat has seen.
    const seat = seatOf(this.snapshot, person);
    const { steps, last } = await historyFor(this.config, rows, seat, { after, views, from, runtime });
    const hasMore = last.version === end && this.snapshot.version > end;
    if (hasMore) this.#partEnd = last;
    return { seat, steps, ...(hasMore && { next: end }) };
  }

  /** The part of the log that this person may already know, after one version and up to another. */
  async eventsFor(person: string | null, after = 0, end?: number): Promise<readonly EventRow[]> {
    const rows = await orTryAgain(this.#services.store.tables.events(this.id, after, end));
    const until = this.#visibleUntil(person);
    return rows.filter(({ at }) => at <= until);
  }

  /** This person may know what happened until then. */
  #visibleUntil(person: string | null): number {
    const { delay } = this.config.settings;
    return this.isDelayed(person) ? this.#services.runtime.now() - delay * 1000 : Number.POSITIVE_INFINITY;
  }
}
