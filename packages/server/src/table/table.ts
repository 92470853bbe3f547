// One table, as this process knows it: a cache of its log. Everything that happens is first a row, then true.
import type { TableState } from '@crescendo/protocol';
import { orTryAgain } from '../identity.ts';
import { Refused } from '../request-error.ts';
import type { Store } from '../storage/store.ts';
import type { StepRow } from '../storage/tables.ts';
import type { Deed } from './commands.ts';
import { isOpened } from './daily.ts';
import { Behind } from './delayed-feed.ts';
import { type Attention, attentionAt } from './due-task.ts';
import { effectsOf } from './effects.ts';
import { historyFor } from './history.ts';
import { type Recent, toldLast, withRecent } from './news.ts';
import { backOf, seatOf } from './place.ts';
import { type Guests, infoFor, stateFor, stateText } from './present.ts';
import { afterStep, type Facts, freshSitting, type Sitting } from './snapshot.ts';
import { formatStep, parseStep, type Step } from './table-event.ts';

/** Somebody who looks at a table and is shown every change. */
export interface Watcher {
  readonly person: string | null;
  show(table: Table): void;
}

export interface TableHouse {
  readonly store: Store;
  readonly now: () => number;
  readonly botPause: number;
  /** Another process may do what is due only so much later. */
  readonly grace: number;
  /** This process wrote a step: tell others, wake bots. */
  readonly happened: (table: Table, step: Step, ms: number) => void;
}

const MOST_TRIES = 50;
/** So many steps are read again in about the time of any other request. */
const STEPS_A_REQUEST = 50;

export class Table {
  readonly facts: Facts;
  readonly watchers = new Set<Watcher>();
  sitting: Sitting;
  /** When it was last used, for forgetting it. */
  used: number;
  /** Until when the database lets everybody leave this table alone; `null`: for ever. */
  dueAt: number | null = null;
  /** People seen lately by other processes. */
  elsewhere: ReadonlySet<string> = new Set();
  readonly #house: TableHouse;
  readonly #ids = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #recent: Recent = [];
  readonly #behind: Behind;
  #line: Promise<unknown> = Promise.resolve();
  /** An append has failed: what is on disk must be read before anything else. */
  #isDoubtful = false;

  constructor(facts: Facts, house: TableHouse) {
    this.facts = facts;
    this.#house = house;
    this.sitting = freshSitting(facts);
    this.#behind = new Behind(facts, house.store);
    this.used = house.now();
  }

  get id(): string {
    return this.facts.id;
  }

  readonly guests: Guests = {
    name: (person) => this.#names.get(person) ?? '',
    isOnline: (person) => this.isHere(person) || this.elsewhere.has(person),
  };

  isHere(person: string): boolean {
    for (const watcher of this.watchers) if (watcher.person === person) return true;
    return false;
  }

  /** The people at the table. */
  get people(): readonly string[] {
    return this.sitting.places.flatMap(({ person }) => (person === null ? [] : [person]));
  }

  /** Read what others have written, and show it. */
  async catchUp(): Promise<void> {
    const rows = await this.#house.store.tables.steps(this.id, this.sitting.version);
    // Another reader may have been faster.
    const fresh = rows.filter(({ n }) => n > this.sitting.version);
    for (const { n, at, body } of fresh) this.#take(parseStep(body), at, n);
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
    const names = await this.#house.store.people.names(unknown);
    for (const person of unknown) this.#names.set(person, names.get(person) ?? '');
  }

  /** Do it, durably. Returns the version at which it is true. `doneAt`: where it has happened already. */
  act(deed: Deed, doneAt?: () => number | undefined): Promise<number> {
    const turn = this.#line.then(() => this.#act(deed, doneAt));
    this.#line = turn.catch(() => {});
    return turn;
  }

  async #act(deed: Deed, doneAt: (() => number | undefined) | undefined): Promise<number> {
    const { store, now, happened } = this.#house;
    this.used = now();
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (this.#isDoubtful) await orTryAgain(this.catchUp());
      const done = doneAt?.();
      if (done !== undefined) return done;
      const { version } = this.sitting;
      let step: Step;
      try {
        step = deed(this.facts, this.sitting);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // What is refused here may be right, or done, where more is known: read first, then refuse.
        await this.refresh();
        if (this.sitting.version === version) throw error;
        continue;
      }
      // From here to the append nothing waits: the step belongs to this very sitting.
      const at = Math.max(now(), this.sitting.at);
      const after = afterStep(this.facts, this.sitting, step, at);
      const row: StepRow = { n: after.version, at, body: formatStep(step) };
      const needed = Math.min(...this.attention(after).map((look) => look.at)) + this.#house.grace;
      const effects = effectsOf(this.facts, this.sitting, step, after, {
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
        if (this.sitting.version < row.n) this.#take(step, at, row.n, after);
        if (step.kind === 'sit') await this.learnNames().catch(() => {});
        happened(this, step, performance.now() - started);
        this.publish();
        return row.n;
      }
    }
    throw new Refused('try-again');
  }

  /** Where other processes write too, see what they have written. */
  async refresh(): Promise<void> {
    this.used = this.#house.now();
    if (this.#house.store.engine.kind === 'postgres') await orTryAgain(this.catchUp());
  }

  #take(step: Step, at: number, n: number, after = afterStep(this.facts, this.sitting, step, at)): void {
    if (n !== this.sitting.version + 1) throw new Error(`table log has a gap at ${n}`);
    this.sitting = after;
    this.#recent = withRecent(this.#recent, after.passed);
    if (step.kind === 'move' && step.id !== '') this.#ids.set(`${step.seat} ${step.id}`, n);
  }

  attention(sitting = this.sitting): readonly Attention[] {
    return attentionAt(this.facts, sitting, this.#house.now(), this.#house.botPause);
  }

  /** A move by this person; the same id counts once. */
  async move(deed: Deed, person: string, id: string): Promise<number> {
    // Asked anew at each try: this process may learn only now who sits where.
    return this.act(deed, () => this.#ids.get(`${seatOf(this.sitting, person)} ${id}`));
  }

  publish(): void {
    for (const watcher of this.watchers) watcher.show(this);
  }

  mayWatch(person: string | null): boolean {
    return (
      this.facts.settings.spectators ||
      // Whoever has the link of a table that has not begun may see who sits there, and where they have gone.
      this.sitting.state === null ||
      person === this.facts.host ||
      this.#isOwn(person) ||
      isOpened(this.facts, this.sitting, this.#house.now())
    );
  }

  /** Spectators may be kept behind, once there is something to see. */
  isDelayed(person: string | null): boolean {
    return this.facts.settings.delay > 0 && this.sitting.state !== null && !this.#isOwn(person);
  }

  /** Sits here, or has only got up. */
  #isOwn(person: string | null): boolean {
    return seatOf(this.sitting, person) !== null || backOf(this.sitting, person) !== null;
  }

  /** Must the whole log be read, to tell this person what happened since? */
  readsLog(person: string | null, have: number): boolean {
    const { sitting, recent } = this.#seenBy(person);
    return have < sitting.version - recent.length;
  }

  #seenBy(person: string | null): { readonly sitting: Sitting; readonly recent: Recent } {
    return this.isDelayed(person) ? this.#behind : { sitting: this.sitting, recent: this.#recent };
  }

  /** What reading it all again is worth, in requests. */
  get logCost(): number {
    return Math.ceil(this.sitting.version / STEPS_A_REQUEST);
  }

  /** All this person may know now; `have`: what happened since that version is told again. */
  async stateFor(person: string | null, have?: number): Promise<TableState> {
    const { facts, guests } = this;
    const now = this.#house.now();
    if (this.isDelayed(person)) await this.#behind.follow(this.#untilFor(person));
    const story =
      have !== undefined && this.readsLog(person, have)
        ? historyFor(facts, await this.stepsFor(person), seatOf(this.sitting, person), { after: have })
        : undefined;
    const { sitting, recent } = this.#seenBy(person);
    const told =
      have === undefined
        ? undefined
        : (story?.flatMap((step) => step.told) ??
          toldLast(facts.game, recent, sitting.version - have, seatOf(sitting, person)));
    return stateFor(facts, sitting, person, guests, now, told as TableState['told']);
  }

  /** The same as a message, at once. `isKnown`: nothing has happened, only names or who is there have changed. */
  textFor(person: string | null, isKnown: boolean): string {
    const told = isKnown ? [] : undefined;
    return stateText(this.facts, this.sitting, person, this.guests, this.#house.now(), told);
  }

  infoFor(person: string | null) {
    return infoFor(this.facts, this.sitting, person, this.guests);
  }

  /** The part of the log that this person may hear of already. */
  async stepsFor(person: string | null): Promise<readonly StepRow[]> {
    const steps = await orTryAgain(this.#house.store.tables.steps(this.id, 0));
    const until = this.#untilFor(person);
    return steps.filter(({ at }) => at <= until);
  }

  /** What has happened by then this person may know. */
  #untilFor(person: string | null): number {
    const { delay } = this.facts.settings;
    return this.isDelayed(person) ? this.#house.now() - delay * 1000 : Number.POSITIVE_INFINITY;
  }
}
