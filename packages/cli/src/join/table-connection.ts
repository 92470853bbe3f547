// The connection to one table: receives its states in order and sends our moves.
import { Connection, MoveRefused, PROTOCOL, type TableState } from '@crescendo/protocol';
import { openSocket } from '@crescendo/server';
import { CliError } from '../cli-error.ts';
import type { JoinWords } from '../words.ts';
import type { ApiClient } from './api-client.ts';

interface TableConnectionOptions {
  readonly words: JoinWords;
  /** Told when the connection is lost and when it is back. */
  readonly say: (text: string) => void;
  /** Called as soon as a state arrives. */
  readonly onState: (state: TableState) => void;
}

/** Codes that mean: the table has moved on without this move. */
const TOO_LATE: ReadonlySet<string> = new Set(['not-your-turn', 'not-playing', 'too-late']);

export class TableConnection {
  readonly #id: string;
  readonly #connection: Connection;
  /** States received and not yet handled. */
  readonly #inbox: TableState[] = [];
  #wake: (() => void) | undefined;
  #error: Error | undefined;
  #isLost = false;
  /** The version of the last move made here: older states no longer need a decision. */
  #known = 0;

  constructor(client: ApiClient, id: string, { words, say, onState }: TableConnectionOptions) {
    this.#id = id;
    this.#connection = new Connection((table) => openSocket(client.origin, client.token, table), {
      onMessage: (message) => {
        if (message.type !== 'state') return;
        this.#put(message);
        onState(message);
      },
      onStatus: (isUp) => {
        if (isUp && this.#isLost) say(words.back);
        if (!isUp) say(words.lost);
        this.#isLost = !isUp;
      },
      onVersionMismatch: (version) => {
        this.#error = new CliError(() => words.versionMismatch(version, PROTOCOL));
        this.#wake?.();
      },
    });
    this.#connection.watch(id);
  }

  /** The next state of the table. Throws when no more can come. */
  async next(): Promise<TableState> {
    for (;;) {
      if (this.#error !== undefined) throw this.#error;
      const state = this.#inbox.shift();
      if (state !== undefined) return state;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Tells whether the table has already changed since this state. */
  isOutdated({ version }: TableState): boolean {
    return version < this.#known || this.#inbox.length > 0;
  }

  /** Sends a move decided in this state; returns why it was refused. */
  async move(text: string, state: TableState): Promise<{ readonly code: string } | 'too-late' | undefined> {
    try {
      this.#known = await this.#connection.move(this.#id, text, { decided: state.decided });
      return undefined;
    } catch (error) {
      if (!(error instanceof MoveRefused)) throw error;
      const { code, reason } = error.body;
      if (TOO_LATE.has(code)) {
        this.#connection.watch(this.#id);
        return 'too-late';
      }
      // Nothing has changed: decide again in the same state.
      this.#put({ ...state, news: [] });
      return reason ?? { code };
    }
  }

  close(): void {
    this.#connection.close();
  }

  #put(state: TableState): void {
    this.#inbox.push(state);
    this.#wake?.();
  }
}
