// One connection watching one table: sends the newest state as fast as the socket takes it, and never queues old ones.
import { RequestError } from '../request-error.ts';
import type { Runtime } from '../runtime.ts';
import type { Table } from '../table/table.ts';

export interface SubscriptionTarget {
  readonly person: string | null;
  sendText(text: string, flushed: () => void): void;
  /** The subscription ends, and this is why. */
  drop(table: Table, why: RequestError): void;
  fail(error: unknown, table: Table): void;
}

export class Subscription {
  readonly table: Table;
  readonly #target: SubscriptionTarget;
  readonly #runtime: Runtime;
  /** The last version sent, or the one that the client had before. */
  #sent: number | undefined;
  /** The socket has not taken the last message yet: wait, then send the newest state. */
  #isBusy = false;
  #isStale = false;
  #isOver = false;

  constructor(table: Table, target: SubscriptionTarget, runtime: Runtime) {
    this.table = table;
    this.#target = target;
    this.#runtime = runtime;
  }

  /** The first state, with the news since `have`. */
  async begin(have: number | undefined): Promise<void> {
    this.#sent = have;
    await this.#showSince(have);
    // What a delayed spectator may not see yet follows, whether or not anything else happens.
    if (this.table.isDelayed(this.#target.person)) this.#updateLater();
  }

  end(): void {
    this.#isOver = true;
  }

  /** The table has changed. */
  show(): void {
    const { table } = this;
    const { person } = this.#target;
    if (this.#isOver) return;
    if (!table.mayWatch(person)) this.#target.drop(table, new RequestError('no-spectators'));
    else if (table.isDelayed(person)) this.#updateLater();
    else this.#update();
  }

  #updateLater(): void {
    this.#runtime.setTimeout(() => this.#update(), this.table.config.settings.delay * 1000 + 50);
  }

  /** Send what this client may see now and does not have. */
  #update(): void {
    const { table } = this;
    const { person } = this.#target;
    const { version } = table.snapshot;
    if (this.#isOver) return;
    if (this.#isBusy) this.#isStale = true;
    // A client that missed versions is told what happened in all of them.
    else if (table.isDelayed(person) || (this.#sent !== undefined && version > this.#sent + 1))
      void this.#showSince(this.#sent);
    else this.#send(table.textFor(person, version === this.#sent), version);
  }

  async #showSince(have: number | undefined): Promise<void> {
    this.#isBusy = true;
    this.#isStale = false;
    try {
      const state = await this.table.stateFor(this.#target.person, have);
      this.#send(JSON.stringify({ type: 'state', ...state }), state.version);
    } catch (error) {
      this.#target.fail(error, this.table);
      this.#becomeFree();
    }
  }

  #send(text: string, version: number): void {
    this.#isBusy = true;
    this.#sent = version;
    this.#target.sendText(text, () => this.#becomeFree());
  }

  #becomeFree(): void {
    this.#isBusy = false;
    if (!this.#isStale) return;
    this.#isStale = false;
    this.#update();
  }
}
