// Every move that was sent, when each copy of it arrived, where it was stored, and how it was answered.
import type { Fail } from './check.ts';

interface Command {
  readonly move: string;
  /** The number of decisions that the sender had made; `undefined`: not said. */
  readonly decided: number | undefined;
  /** Its version in the log, and when it was committed. */
  stored?: { readonly version: number; readonly at: number };
  acknowledged?: number;
}

/** Answers that say nothing about the move itself. */
const RETRYABLE: readonly string[] = ['try-again', 'shutting-down', 'too-fast', 'too-many-tables'];

export class Commands {
  readonly #fail: Fail;
  readonly #now: () => number;
  /** By table, person and id. */
  readonly #all = new Map<string, Command>();
  acknowledged = 0;

  constructor(fail: Fail, now: () => number) {
    this.#fail = fail;
    this.#now = now;
  }

  /** A client sends a move, perhaps again; the first text with an id is the one that may count. */
  sent(table: string, person: string | null, id: string, move: string, decided?: number): void {
    const key = `${table} ${person} ${id}`;
    if (!this.#all.has(key)) this.#all.set(key, { move, decided });
  }

  /** A move of a person has been committed. */
  stored(
    table: string,
    person: string | null,
    { id, version, body, decided }: { id: string; version: number; body: string; decided: number },
  ): void {
    const command = this.#all.get(`${table} ${person} ${id}`);
    if (command === undefined)
      this.#fail('legal', `version ${version}: nobody who sits there has sent the move ${body}`);
    else if (command.stored !== undefined)
      this.#fail('once', `${id} counted as version ${command.stored.version} and again as ${version}`);
    else if (command.decided !== undefined && command.decided !== decided)
      this.#fail('once', `${id} was meant for decision ${command.decided}, and counted for ${decided}`);
    else command.stored = { version, at: this.#now() };
  }

  /** The server acknowledges a move. */
  done(table: string, person: string | null, id: string, version: number): void {
    const command = this.#all.get(`${table} ${person} ${id}`);
    if (command?.stored === undefined)
      this.#fail('kept', `${id} was acknowledged as version ${version}, but is not stored`);
    else if (command.stored.version !== version)
      this.#fail('answer', `${id} is version ${command.stored.version}, acknowledged as ${version}`);
    else {
      command.acknowledged = version;
      this.acknowledged++;
    }
  }

  /** The server refuses a copy of a move that arrived then. */
  refused(table: string, person: string | null, id: string, code: string, arrivedAt: number): void {
    const stored = this.#all.get(`${table} ${person} ${id}`)?.stored;
    // A copy that was under way at the same time may be refused: the sender of both learns it from the other.
    if (stored === undefined || stored.at >= arrivedAt || RETRYABLE.includes(code)) return;
    this.#fail('answer', `${id} was refused (${code}), but had counted as version ${stored.version}`);
  }

  /** Every acknowledged move is in the log. */
  checkKept(idAt: (table: string, version: number) => string | undefined): void {
    for (const [key, { acknowledged }] of this.#all) {
      if (acknowledged === undefined) continue;
      const [table = '', , id] = key.split(' ');
      if (idAt(table, acknowledged) !== id)
        this.#fail('kept', `${id}, version ${acknowledged}, is not in the log`);
    }
  }
}
