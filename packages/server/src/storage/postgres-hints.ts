// Hints by NOTIFY, on one connection that listens and sends. While a message is on its way the next hints are collected, so a
// busy process sends few long messages instead of many short ones.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Hint } from './engine.ts';
import { formatHint, packHints, unpackHints } from './hints.ts';

const CHANNEL = 'crescendo';
/** While there is no connection, hints beyond this many are dropped; the sweep of the other processes makes up for them. */
const MAX_WAITING = 10_000;
/** After a message, hints are collected for this long: each message wakes every other process, and PostgreSQL for each of them. */
const COLLECT_MS = 8;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 1000;

// A hint need not survive a crash. PostgreSQL lets only one transaction with a NOTIFY commit at a time: none must wait for the disk.
// A process that stops reading for this long is disconnected: PostgreSQL keeps what it has not read for all of them.
const SESSION = `SET synchronous_commit = off; SET tcp_user_timeout = 60000; LISTEN ${CHANNEL}`;
const SEND = { name: 'hint', text: `SELECT pg_notify('${CHANNEL}', $1)` };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

export class PostgresHints {
  readonly #url: string;
  readonly #process = randomBytes(9).toString('base64url');
  readonly #waiting = new Set<string>();
  #onHint: (hint: Hint | undefined) => void = () => {};
  #client: pg.Client | undefined;
  #isSending = false;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  notify(hint: Hint): void {
    if (this.#waiting.size >= MAX_WAITING) return;
    if (this.#waiting.size === 0) setImmediate(() => this.#send());
    this.#waiting.add(formatHint(hint));
  }

  listen(onHint: (hint: Hint | undefined) => void): Promise<void> {
    this.#onHint = onHint;
    return this.#connect(FIRST_WAIT_MS);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => {});
  }

  async #send(): Promise<void> {
    const client = this.#client;
    if (client === undefined || this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#waiting.size > 0) {
        const messages = packHints(this.#process, this.#waiting);
        this.#waiting.clear();
        for (const message of messages) await client.query({ ...SEND, values: [message] });
        await sleep(COLLECT_MS);
      }
    } catch {
      // The periodic sweep makes up for a lost hint.
    } finally {
      this.#isSending = false;
    }
  }

  async #connect(wait: number): Promise<void> {
    if (this.#isClosed) return;
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    let isLost = false;
    const connectAgain = (): void => {
      if (isLost) return;
      isLost = true;
      this.#client = undefined;
      if (!this.#isClosed) setTimeout(() => this.#connect(Math.min(MAX_WAIT_MS, wait * 2)), wait).unref();
    };
    client.on('error', connectAgain).on('end', connectAgain);
    client.on('notification', ({ payload = '' }) => {
      for (const hint of unpackHints(this.#process, payload)) this.#onHint(hint);
    });
    try {
      await client.connect();
      await client.query(SESSION);
      this.#client = client;
      this.#onHint(undefined);
      void this.#send();
    } catch {
      await client.end().catch(() => {});
      connectAgain();
    }
  }
}
