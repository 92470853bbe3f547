// One node's connection to the shared database. It behaves as PostgreSQL may: every statement takes its own time, so
// that concurrent ones overtake each other; it fails before or after the commit; the connection breaks.
import type { Dice } from '@crescendo/rules';
import {
  type Engine,
  type Hint,
  type Row,
  type Statement,
  StorageError,
  type StoredRow,
  type Work,
} from '../../src/storage/engine.ts';
import type { Bus } from './bus.ts';
import type { Database } from './database.ts';
import type { Process } from './process.ts';

/** The present misbehaviour of the storage. */
export interface StorageHealth {
  /** The probability that a statement is never executed. */
  readonly failBefore: number;
  /** The probability that a statement is executed, and the answer is lost. */
  readonly failAfter: number;
  /** The factor by which it is slower. */
  readonly slowness: number;
}

export const HEALTHY: StorageHealth = { failBefore: 0, failAfter: 0, slowness: 1 };

/** One way to or from the database takes 0.2 to this many milliseconds. */
const MAX_TRIP_MS = 6;

export class SimulatedEngine implements Engine {
  readonly kind: 'sqlite' | 'postgres';
  /** SQLite has no row locks; one statement of the simulation is atomic anyway. */
  readonly skipLocked = '';
  health = HEALTHY;
  readonly #database: Database;
  readonly #bus: Bus;
  readonly #process: Process;
  readonly #dice: Dice;
  readonly #waiting = new Set<(error: StorageError) => void>();
  #brokenUntil = 0;
  #lastArrival = 0;

  constructor(kind: Engine['kind'], parts: { database: Database; bus: Bus; process: Process; dice: Dice }) {
    this.kind = kind;
    this.#database = parts.database;
    this.#bus = parts.bus;
    this.#process = parts.process;
    this.#dice = parts.dice;
  }

  write<T>(work: () => Work<T>): Promise<T> {
    return this.#request(() => this.#database.transaction(work));
  }

  one(statement: Statement): Promise<readonly Row[]> {
    return this.#request(() => this.#database.one(statement));
  }

  changes(statement: Statement): Promise<number> {
    return this.#request(() => this.#database.changes(statement));
  }

  read<R extends object = Row>(statement: Statement): Promise<readonly R[]> {
    return this.#request(() => this.#database.read(statement) as readonly R[]);
  }

  notify(hint: Hint): void {
    if (this.kind === 'postgres' && !this.#isBroken) this.#bus.publish(this.#process, hint);
  }

  async listen(onHint: (hint: Hint | undefined) => void): Promise<void> {
    if (this.kind === 'sqlite') return;
    this.#bus.subscribe(this.#process, (hint) => {
      if (!this.#isBroken) onHint(hint);
    });
    onHint(undefined);
  }

  async *rows(): AsyncGenerator<StoredRow> {}

  async load(): Promise<void> {}

  async checkPlace(): Promise<void> {}

  async close(): Promise<void> {}

  /** All requests under way fail, and so does every new one for this time. */
  break(ms: number, onHint: (hint: undefined) => void): void {
    this.#brokenUntil = this.#process.time.now + ms;
    for (const fail of this.#waiting) fail(new StorageError('the connection is lost'));
    this.#waiting.clear();
    if (this.kind === 'postgres') this.#process.after(ms + 250, () => onHint(undefined));
  }

  get #isBroken(): boolean {
    return this.#process.time.now < this.#brokenUntil;
  }

  #trip(): number {
    return (0.2 + this.#dice() ** 3 * MAX_TRIP_MS) * this.health.slowness;
  }

  #request<T>(execute: () => T): Promise<T> {
    const { time } = this.#process;
    const { failBefore, failAfter } = this.health;
    const [luck, arrival, answer] = [this.#dice(), time.now + this.#trip(), this.#trip()];
    // A SQLite file has one queue; the connections of a pool overtake each other.
    const at = this.kind === 'sqlite' ? Math.max(arrival, this.#lastArrival) : arrival;
    this.#lastArrival = at;
    return new Promise((resolve, reject) => {
      const fail = (error: unknown): void => {
        this.#waiting.delete(fail);
        this.#process.after(answer, () => reject(error));
      };
      if (this.#isBroken) return fail(new StorageError('there is no connection'));
      if (luck < failBefore) return fail(new StorageError('the statement was not executed'));
      this.#waiting.add(fail);
      // A statement that was sent is executed, whatever happens to the node; only its answer may be lost.
      time.at(at, () => {
        let value: T;
        try {
          value = execute();
        } catch (error) {
          return fail(error);
        }
        if (luck < failBefore + failAfter) return fail(new StorageError('the answer was lost'));
        this.#process.after(answer, () => {
          if (this.#waiting.delete(fail)) resolve(value);
        });
      });
    });
  }
}
