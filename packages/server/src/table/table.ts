// One table, as this process knows it: a cache of its log. Everything that happens is first a row, then true.
import type { TableState } from '@crescendo/protocol';
import { orTryAgain } from '../identity.ts';
import { RequestError } from '../request-error.ts';
import type { Store } from '../storage/store.ts';
import type { EventRow } from '../storage/tables.ts';
import type { Command } from './commands.ts';
import { isOpened } from './daily.ts';
import { DelayedFeed } from './delayed-feed.ts';
import { type DueTask, dueTasksAt } from './due-task.ts';
import { effectsOf } from './effects.ts';
import { historyFor } from './history.ts';
import { type Recent, toldLast, withRecent } from './news.ts';
import { backOf, seatOf } from './place.ts';
import { infoFor, type PeopleInfo, stateFor, stateText } from './present.ts';
import { applyTableEvent, emptySnapshot, type TableConfig, type TableSnapshot } from './snapshot.ts';
import { formatTableEvent, parseTableEvent, type TableEvent } from './table-event.ts';

/** Somebody who looks at a table and is shown every change. */
export interface Watcher {
  readonly person: string | null;
  show(table: Table): void;
}

export interface TableServices {
  readonly store: Store;
  readonly now: () => number;
  readonly botPause: number;
  /** Another process may do what is due only so much later. */
  readonly grace: number;
  /** This process wrote a step: tell others, wake bots. */
  readonly onEvent: (table: Table, step: TableEvent, ms: number) => void;
}

const MAX_TRIES = 50;
/** So many steps are read again in about the time of any other request. */
const STEPS_A_REQUEST = 50;

export class Table {
  readonly config: TableConfig;
  readonly watchers = new Set<Watcher>();
  snapshot: TableSnapshot;
  /** When it was last used, for forgetting it. */
  used: number;
  /** Until when the database lets everybody leave this table alone; `null`: for ever. */
  dueAt: number | null = null;
  /** People seen lately by other processes. */
  elsewhere: ReadonlySet<string> = new Set();
  readonly #services: TableServices;
  readonly #ids = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #recent: Recent = [];
  readonly #delayedFeed: DelayedFeed;
  #queue: Promise<unknown> = Promise.resolve();
  /** An append has failed: what is on disk must be read before anything else. */
  #isDoubtful = false;

  constructor(config: TableConfig, services: TableServices) {
    this.config = config;
    this.#services = services;
    this.snapshot = emptySnapshot(config);
    this.#delayedFeed = new DelayedFeed(config, services.store);
    this.used = services.now();
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

  /** The people at the table. */
  get people(): readonly string[] {
    return this.snapshot.places.flatMap(({ person }) => (person === null ? [] : [person]));
  }

  /** Read what others have written, and show it. */
  async catchUp(): Promise<void> {
    const rows = await this.#services.store.tables.events(this.id, this.snapshot.version);
    // Another reader may have been faster.
    const fresh = rows.filter(({ n }) => n > this.snapshot.version);
    for (const { n, at, body } of fresh) this.#take(parseTableEvent(body), at, n);
    this.#isDoubtful = false;
    try {
      await this.learnNames();
    } finally {
      // Whoever reads it next finds nothing new: shown now or never.
      if (fresh.length > 0) this.publish();
    }
  }

  async learnNames(again = false): Promise<void> {
    const unknown = this.people.filter((person) => again || !this.#names.has(person));
    if (unknown.length === 0) return;
    const names = await this.#services.store.people.names(unknown);
    for (const person of unknown) this.#names.set(person, names.get(person) ?? '');
  }

  /** Do it, durably. Returns the version at which it is true. `doneAt`: where it has onEvent already. */
  act(command: Command, doneAt?: () => number | undefined): Promise<number> {
    const turn = this.#queue.then(() => this.#act(command, doneAt));
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #act(command: Command, doneAt: (() => number | undefined) | undefined): Promise<number> {
    const { store, now, onEvent } = this.#services;
    this.used = now();
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (this.#isDoubtful) await orTryAgain(this.catchUp());
      const done = doneAt?.();
      if (done !== undefined) return done;
      const { version } = this.snapshot;
      let step: TableEvent;
      try {
        step = command(this.config, this.snapshot);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        // What is refused here may be right, or done, where more is known: read first, then refuse.
        await this.refresh();
        if (this.snapshot.version === version) throw error;
        continue;
      }
      // From here to the append nothing waits: the step belongs to this very snapshot.
      const at = Math.max(now(), this.snapshot.at);
      const after = applyTableEvent(this.config, this.snapshot, step, at);
      const row: EventRow = { n: after.version, at, body: formatTableEvent(step) };
      const needed = Math.min(...this.dueTasks(after).map((look) => look.at)) + this.#services.grace;
      const effects = effectsOf(this.config, this.snapshot, step, after, {
        at: this.dueAt,
        needed,
        now: now(),
      });
      const started = performance.now();
      this.#isDoubtful = true;
      if (await orTryAgain(store.tables.append(this.id, row, effects))) {
        this.#isDoubtful = false;
        if (effects.due !== undefined) this.dueAt = effects.due;
        // Somebody may have read it from the log already.
        if (this.snapshot.version < row.n) this.#take(step, at, row.n, after);
        if (step.kind === 'sit') await this.learnNames().catch(() => {});
        onEvent(this, step, performance.now() - started);
        this.publish();
        return row.n;
      }
    }
    throw new RequestError('try-again');
  }

  /** Where other processes write too, see what they have written. */
  async refresh(): Promise<void> {
    this.used = this.#services.now();
    if (this.#services.store.engine.kind === 'postgres') await orTryAgain(this.catchUp());
  }

  #take(
    step: TableEvent,
    at: number,
    n: number,
    after = applyTableEvent(this.config, this.snapshot, step, at),
  ): void {
    if (n !== this.snapshot.version + 1) throw new Error(`table log has a gap at ${n}`);
    this.snapshot = after;
    this.#recent = withRecent(this.#recent, after.passed);
    if (step.kind === 'move' && step.id !== '') this.#ids.set(`${step.seat} ${step.id}`, n);
  }

  dueTasks(snapshot = this.snapshot): readonly DueTask[] {
    return dueTasksAt(this.config, snapshot, this.#services.now(), this.#services.botPause);
  }

  /** A move by this person; the same id counts once. */
  async move(command: Command, person: string, id: string): Promise<number> {
    // Asked anew at each try: this process may learn only now who sits where.
    return this.act(command, () => this.#ids.get(`${seatOf(this.snapshot, person)} ${id}`));
  }

  publish(): void {
    for (const watcher of this.watchers) watcher.show(this);
  }

  mayWatch(person: string | null): boolean {
    return (
      this.config.settings.spectators ||
      // Whoever has the link of a table that has not begun may see who sits there, and where they have gone.
      this.snapshot.state === null ||
      person === this.config.host ||
      this.#isOwn(person) ||
      isOpened(this.config, this.snapshot, this.#services.now())
    );
  }

  /** Spectators may be kept behind, once there is something to see. */
  isDelayed(person: string | null): boolean {
    return this.config.settings.delay > 0 && this.snapshot.state !== null && !this.#isOwn(person);
  }

  /** Sits here, or has only got up. */
  #isOwn(person: string | null): boolean {
    return seatOf(this.snapshot, person) !== null || backOf(this.snapshot, person) !== null;
  }

  /** Must the whole log be read, to tell this person what onEvent since? */
  readsLog(person: string | null, have: number): boolean {
    const { snapshot, recent } = this.#seenBy(person);
    return have < snapshot.version - recent.length;
  }

  #seenBy(person: string | null): { readonly snapshot: TableSnapshot; readonly recent: Recent } {
    return this.isDelayed(person) ? this.#delayedFeed : { snapshot: this.snapshot, recent: this.#recent };
  }

  /** What reading it all again is worth, in requests. */
  get logCost(): number {
    return Math.ceil(this.snapshot.version / STEPS_A_REQUEST);
  }

  /** All this person may know now; `have`: what onEvent since that version is told again. */
  async stateFor(person: string | null, have?: number): Promise<TableState> {
    const { config, peopleInfo } = this;
    const now = this.#services.now();
    if (this.isDelayed(person)) await this.#delayedFeed.follow(this.#untilFor(person));
    const story =
      have !== undefined && this.readsLog(person, have)
        ? historyFor(config, await this.stepsFor(person), seatOf(this.snapshot, person), { after: have })
        : undefined;
    const { snapshot, recent } = this.#seenBy(person);
    const told =
      have === undefined
        ? undefined
        : (story?.flatMap((step) => step.told) ??
          toldLast(config.game, recent, snapshot.version - have, seatOf(snapshot, person)));
    return stateFor(config, snapshot, person, peopleInfo, now, told as TableState['told']);
  }

  /** The same as a message, at once. `isKnown`: nothing has onEvent, only names or who is there have changed. */
  textFor(person: string | null, isKnown: boolean): string {
    const told = isKnown ? [] : undefined;
    return stateText(this.config, this.snapshot, person, this.peopleInfo, this.#services.now(), told);
  }

  infoFor(person: string | null) {
    return infoFor(this.config, this.snapshot, person, this.peopleInfo);
  }

  /** The part of the log that this person may hear of already. */
  async stepsFor(person: string | null): Promise<readonly EventRow[]> {
    const steps = await orTryAgain(this.#services.store.tables.events(this.id, 0));
    const until = this.#untilFor(person);
    return steps.filter(({ at }) => at <= until);
  }

  /** What has onEvent by then this person may know. */
  #untilFor(person: string | null): number {
    const { delay } = this.config.settings;
    return this.isDelayed(person) ? this.#services.now() - delay * 1000 : Number.POSITIVE_INFINITY;
  }
}
