// One connection watching one table: sends the newest state as fast as the socket takes it, and never queues old ones.
import { changedParts, changeText } from '@crescendo/protocol';
import type { Table } from '../hosting/table.ts';
import type { Runtime, Timer } from '../runtime/runtime.ts';
import { RequestError } from '../table/request-error.ts';
import { type ShownState, wholeState } from '../table/views/present.ts';

/** A log that could not be read is read again after this time. */
const RETRY_MS = 1000;
/** Delayed spectators are shown a change this much after they may see it. */
const AFTER_DELAY_MS = 50;

const isTemporary = (error: unknown): boolean => error instanceof RequestError && error.code === 'try-again';

export interface SubscriptionTarget {
  readonly person: string | null;
  /** The socket has not taken the last messages yet. */
  readonly isBlocked: boolean;
  sendText(text: string): void;
  /** The subscription ends, and this is why. */
  drop(table: Table, why: RequestError): void;
  fail(error: unknown, table: Table): void;
  /** Tells whether the log of this table may be read again for this client, and charges it. */
  mayReadLog(table: Table): boolean;
}

/** A move of this client that is on disk. */
interface DoneMove {
  readonly id: string;
  readonly version: number;
}

/** The last change of each state that spectators share, as text: they all have the same state before it, too. */
const spectatorTexts = new WeakMap<ShownState, { readonly before: ShownState; readonly text: string }>();

const changeMessage = (before: ShownState, state: ShownState): string => {
  const isShared = state.game.seat === null;
  const known = isShared ? spectatorTexts.get(state) : undefined;
  if (known?.before === before) return known.text;
  const live = changedParts(before.live, state.live);
  const game = changedParts(before.game, state.game, 'news');
  const table = live === '' ? '' : `"table":{${live}}${game === '' ? '' : ','}`;
  const text = `{"type":"change","table":"${state.fixed.id}","state":{${table}${game}}${newsText(state)}}`;
  if (isShared) spectatorTexts.set(state, { before, text });
  return text;
};

/** Usually what is new is also in the news of the view, and need not be said twice. */
const newsText = ({ game: { news, view } }: ShownState): string =>
  changeText(view?.news, news) === undefined ? '' : `,"news":${JSON.stringify(news)}`;

/** The same, and an acknowledgement of these moves. Their ids have only letters, digits, - and _. */
const withDone = (text: string, done: readonly DoneMove[]): string =>
  done.length === 0
    ? text
    : `${text.slice(0, -1)},"done":{${done.map(({ id, version }) => `"${id}":${version}`).join()}}}`;

export class Subscription {
  readonly table: Table;
  readonly #target: SubscriptionTarget;
  readonly #runtime: Runtime;
  /** The client wants to hear only what has changed. */
  readonly #sendsChanges: boolean;
  /** The last version sent, or the one that the client had before. */
  #have: number | undefined;
  /** The last state sent. */
  #sent: ShownState | undefined;
  /** A state is sent at the end of this tick. */
  #isDue = false;
  /** Moves that the next state acknowledges. */
  #done: DoneMove[] = [];
  /** The log is being read. */
  #isReading = false;
  /** Something has changed that could not be sent at once. */
  #isStale = false;
  #isOver = false;
  /** The next look of a delayed spectator: there is one at a time. */
  #nextLook: Timer | undefined;

  constructor(table: Table, target: SubscriptionTarget, runtime: Runtime, sendsChanges: boolean) {
    this.table = table;
    this.#target = target;
    this.#runtime = runtime;
    this.#sendsChanges = sendsChanges;
  }

  /** The first state, with the news since `have`. */
  async begin(have: number | undefined): Promise<void> {
    this.#have = have;
    await this.#showSince(have);
  }

  end(): void {
    this.#isOver = true;
    this.#nextLook?.cancel();
    this.#acknowledgeAll();
  }

  /** The table has changed. */
  show(): void {
    const { table } = this;
    const { person } = this.#target;
    if (this.#isOver) return;
    const why = table.views.whyHidden(person);
    if (why !== undefined) this.#target.drop(table, new RequestError(why));
    else if (table.views.isDelayed(person)) this.#lookIn(table.config.settings.delay * 1000);
    else this.#updateSoon();
  }

  /** A move of this client is on disk: said with the state that it led to, or by itself. */
  acknowledge(id: string, version: number): void {
    this.#done.push({ id, version });
    if (!this.#isDue || !this.#sendsChanges) this.#acknowledgeAll();
  }

  /** A look is already due before this event may be seen: that one finds out when the next is needed. */
  #lookIn(ms: number): void {
    if (this.#isOver) return;
    this.#nextLook ??= this.#runtime.setTimeout(() => {
      this.#nextLook = undefined;
      this.#update();
    }, ms + AFTER_DELAY_MS);
  }

  /** A delayed spectator gets the rest later, whether or not anything else happens. */
  #lookAgain(): void {
    const wait = this.table.views.isDelayed(this.#target.person) && this.table.views.nextForDelayed;
    if (typeof wait === 'number') this.#lookIn(wait);
  }

  /** Every other change in this tick is sent in the same message. */
  #updateSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    process.nextTick(this.#updateNow);
  }

  readonly #updateNow = (): void => {
    this.#isDue = false;
    this.#update();
  };

  /** Send what this client may see now and does not have. */
  #update(): void {
    const { table } = this;
    const { person } = this.#target;
    const { version } = table.snapshot;
    if (this.#isOver) return;
    // A state that cannot be sent now is dropped: the newest one follows.
    if (this.#isReading || this.#target.isBlocked) this.#isStale = true;
    // A client that missed versions is told what happened in all of them.
    else if (table.views.isDelayed(person) || (this.#have !== undefined && version > this.#have + 1))
      void this.#showSince(this.#haveIfAllowed());
    else this.#send(table.views.stateNow(person, version === this.#have));
  }

  /** Reading a whole log is expensive: over the limit, only the current state is sent. */
  #haveIfAllowed(): number | undefined {
    const { table } = this;
    const { person } = this.#target;
    const isExpensive = this.#have !== undefined && table.views.readsLog(person, this.#have);
    return !isExpensive || this.#target.mayReadLog(table) ? this.#have : undefined;
  }

  async #showSince(have: number | undefined): Promise<void> {
    this.#isReading = true;
    this.#isStale = false;
    try {
      const state = await this.table.views.stateFor(this.#target.person, have);
      if (!this.#isOver) this.#send(state);
      this.#lookAgain();
    } catch (error) {
      this.#acknowledgeAll();
      if (isTemporary(error)) {
        this.#isStale = true;
        this.#runtime.setTimeout(() => this.#endReading(), RETRY_MS);
        return;
      }
      this.#target.fail(error, this.table);
    }
    this.#endReading();
  }

  #endReading(): void {
    this.#isReading = false;
    this.resume();
  }

  /** Send what could not be sent before. */
  resume(): void {
    if (!this.#isStale || this.#isReading) return;
    this.#isStale = false;
    this.#update();
  }

  #send(state: ShownState): void {
    const before = this.#sent;
    this.#have = state.game.version;
    this.#sent = state;
    if (before === undefined || !this.#sendsChanges)
      this.#target.sendText(JSON.stringify({ type: 'state', ...wholeState(state) }));
    else {
      const done = this.#done;
      this.#done = [];
      this.#target.sendText(withDone(changeMessage(before, state), done));
    }
    this.#acknowledgeAll();
  }

  #acknowledgeAll(): void {
    for (const { id, version } of this.#done.splice(0))
      this.#target.sendText(JSON.stringify({ type: 'done', table: this.table.id, id, version }));
  }
}
