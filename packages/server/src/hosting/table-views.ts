// A table as others may see it: who may watch, the view of now and the news of the past.

import type { History, TableInfo, TableState } from '@crescendo/protocol';
import { type Charge, replayCost } from '../limits/replay-cost.ts';
import { nextTurn, type Runtime } from '../runtime/runtime.ts';
import { asRetryable } from '../storage/retryable.ts';
import { isOpened } from '../table/daily.ts';
import type { EventRow } from '../table/log/rows.ts';
import { seatLeftBy, seatOf } from '../table/seats.ts';
import { emptySnapshot, recentNews, type TableSnapshot } from '../table/snapshot.ts';
import { historyFor } from '../table/views/history.ts';
import type { PeopleInfo } from '../table/views/present.ts';
import { infoFor, type ShownState, stateFor } from '../table/views/present.ts';
import { DelayedFeed, type EventsStore } from './delayed-feed.ts';
import type { WatchedTable } from './watcher.ts';

/** A longer history is sent in several parts. */
const EVENTS_PER_PART = 2000;

const needsLog = ({ version, recent }: TableSnapshot, have: number): boolean =>
  have < version - recent.length;

/** The table that is shown. */
interface ViewedTable extends Omit<WatchedTable, 'watchers'> {
  readonly attendance: { readonly info: PeopleInfo };
}

export class TableViews {
  readonly table: ViewedTable;
  readonly #store: EventsStore;
  readonly #runtime: Runtime;
  readonly #delayedFeed: DelayedFeed;
  /** The end of the last part of a long history, so that the next part need not start at the beginning. */
  #partEnd: TableSnapshot | undefined;
  /** The view of all spectators at this moment. */
  #spectated: { readonly snapshot: TableSnapshot; readonly state: ShownState } | undefined;

  constructor(table: ViewedTable, store: EventsStore, runtime: Runtime) {
    this.table = table;
    this.#store = store;
    this.#runtime = runtime;
    this.#delayedFeed = new DelayedFeed(table.config, store, runtime);
  }

  mayWatch(person: string | null): boolean {
    return this.whyHidden(person) === undefined;
  }

  /** The reason why this person may not look at the table; `undefined`: there is none. A game that is over is no secret of the host's. */
  whyHidden(person: string | null): 'removed' | 'no-spectators' | undefined {
    const { removed, status } = this.table.snapshot;
    if (person !== null && removed.includes(person) && status !== 'over') return 'removed';
    return this.#isOpenTo(person) ? undefined : 'no-spectators';
  }

  #isOpenTo(person: string | null): boolean {
    const { config, snapshot } = this.table;
    return (
      config.settings.spectators ||
      // Anyone with the link of a table that has not started may see who sits there, and which table replaced it.
      snapshot.match === null ||
      person === config.host ||
      this.#isOwn(person) ||
      isOpened(config, snapshot, this.#runtime.now())
    );
  }

  /** Spectators may be delayed, once there is something to see. */
  isDelayed(person: string | null): boolean {
    const { config, snapshot } = this.table;
    return config.settings.delay > 0 && snapshot.match !== null && !this.#isOwn(person);
  }

  /** Sits here, or has left the seat only temporarily. */
  #isOwn(person: string | null): boolean {
    const { snapshot } = this.table;
    return seatOf(snapshot, person) !== null || seatLeftBy(snapshot, person) !== null;
  }

  /** Tells whether the whole log must be read to tell this person what happened since `have`. */
  readsLog(person: string | null, have: number): boolean {
    return needsLog(this.#snapshotFor(person), have);
  }

  #snapshotFor(person: string | null): TableSnapshot {
    return this.isDelayed(person) ? this.#delayedFeed.snapshot : this.table.snapshot;
  }

  /** Counts the events that are read for the first look of delayed spectators; later ones are read as they become visible. */
  toReplayFor(person: string | null): number {
    const isFirst = this.isDelayed(person) && this.#delayedFeed.snapshot.version === 0;
    return isFirst ? this.table.snapshot.version : 0;
  }

  /** Milliseconds until delayed spectators may see the next event that is known by now; `undefined`: there is none. */
  get nextForDelayed(): number | undefined {
    const { nextAt } = this.#delayedFeed;
    return nextAt && Math.max(0, nextAt + this.table.config.settings.delay * 1000 - this.#runtime.now());
  }

  /** Everything this person may know now; `have`: with the news since that version. */
  async stateFor(person: string | null, have?: number): Promise<ShownState> {
    const { config, attendance } = this.table;
    if (this.isDelayed(person)) await this.#delayedFeed.follow(this.#visibleUntil(person));
    // However long the log takes to read: what is told and what is shown belong to the same version.
    const snapshot = this.#snapshotFor(person);
    const news = have === undefined ? undefined : await this.#newsBetween(person, have, snapshot);
    return stateFor(config, snapshot, person, attendance.info, this.#runtime.now(), news);
  }

  async #newsBetween(
    person: string | null,
    have: number,
    snapshot: TableSnapshot,
  ): Promise<TableState['news']> {
    const { version } = snapshot;
    const seat = seatOf(snapshot, person);
    if (!needsLog(snapshot, have)) return [...recentNews(snapshot, seat, version - have)];
    const rows = (await this.eventsFor(person)).filter(({ n }) => n <= version);
    const pause = () => nextTurn(this.#runtime);
    const { steps } = await historyFor(this.table.config, rows, seat, { after: have, pause });
    return steps.flatMap(({ news }) => news);
  }

  /** The same for who has seen the version before; `isKnown`: or this one, so that there is no news. */
  stateNow(person: string | null, isKnown: boolean): ShownState {
    const { config, snapshot } = this.table;
    const isOffered = person !== null && snapshot.offers.includes(person);
    if (isKnown || isOffered || person === config.host || this.#isOwn(person))
      return this.#present(person, isKnown);
    // To all others the table looks the same: they get the very same state.
    if (this.#spectated?.snapshot !== snapshot) {
      this.#spectated = { snapshot, state: this.#present(null, false) };
      // Names and presence may change at any time.
      this.#runtime.setImmediate(() => {
        this.#spectated = undefined;
      });
    }
    return this.#spectated.state;
  }

  #present(person: string | null, isKnown: boolean): ShownState {
    const { config, snapshot, attendance } = this.table;
    const news = isKnown ? [] : undefined;
    return stateFor(config, snapshot, person, attendance.info, this.#runtime.now(), news);
  }

  /** The table as this person may know it now. */
  async infoFor(person: string | null): Promise<TableInfo> {
    const { config, attendance } = this.table;
    if (this.isDelayed(person)) await this.#delayedFeed.follow(this.#visibleUntil(person));
    return infoFor(config, this.#snapshotFor(person), person, attendance.info);
  }

  /** The history after a version, as this person may know it; a long history in parts, each starting where the last ended. */
  async history(
    person: string | null,
    { after, views }: { readonly after: number; readonly views: boolean },
    charge: Charge,
  ): Promise<History> {
    const { config } = this.table;
    const pause = () => nextTurn(this.#runtime);
    const end = after + EVENTS_PER_PART;
    const known = this.#partEnd;
    const from = known !== undefined && known.version <= after ? known : emptySnapshot(config);
    charge(replayCost(Math.min(end, this.table.snapshot.version) - from.version));
    const rows = await this.eventsFor(person, from.version, end);
    // The player who holds the seat now may know what this seat has seen.
    const seat = seatOf(this.table.snapshot, person);
    const { last, ...history } = await historyFor(config, rows, seat, { after, views, from, pause });
    const hasMore = last.version === end && this.table.snapshot.version > end;
    if (hasMore) this.#partEnd = last;
    return { seat, ...history, ...(hasMore && { next: end }) };
  }

  /** The part of the log that this person may already know, after one version and up to another. */
  async eventsFor(person: string | null, after = 0, end?: number): Promise<readonly EventRow[]> {
    const rows = await asRetryable(this.#store.events(this.table.id, after, end));
    const until = this.#visibleUntil(person);
    return rows.filter(({ at }) => at <= until);
  }

  /** This person may know what happened until then. */
  #visibleUntil(person: string | null): number {
    const { delay } = this.table.config.settings;
    return this.isDelayed(person) ? this.#runtime.now() - delay * 1000 : Number.POSITIVE_INFINITY;
  }
}
