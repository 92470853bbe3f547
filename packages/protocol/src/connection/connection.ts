// A client's connection to the server, for the page, the terminal and programs. It reconnects by itself, asks for what
// it missed, and resends every move that was not acknowledged. A move sent twice counts once.
import { assertNever } from '@crescendo/rules';
import type { REACTIONS } from '../basics.ts';
import type { ClientMessage } from '../client-messages.ts';
import type { ErrorBody } from '../errors.ts';
import type { ServerMessage, TableState } from '../server-messages.ts';
import { type Change, withChange } from './change.ts';
import { isTableState, readServerMessage } from './read-server-message.ts';

/** The common part of the browser's `WebSocket` and the one of the `ws` package. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionListeners {
  /** `state` comes whole, whatever the server has sent; there is never a `change`. */
  readonly onMessage: (message: ServerMessage) => void;
  /** Called whenever the connection is established or lost. */
  readonly onStatus?: (isUp: boolean) => void;
  /** The server speaks this other version of the protocol. The connection has closed itself for good. */
  readonly onVersionMismatch?: (serverVersion: number) => void;
}

/** The server rejected a move, and why. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(body.message);
    this.body = body;
  }
}

/** Timers and randomness of a connection; a simulation brings its own. */
export interface ConnectionRuntime {
  readonly setTimeout: (run: () => void, ms: number) => { cancel(): void };
  readonly setInterval: (run: () => void, ms: number) => { cancel(): void };
  /** From 0 to less than 1. */
  readonly random: () => number;
}

type Timer = ReturnType<ConnectionRuntime['setTimeout']>;

const systemRuntime: ConnectionRuntime = {
  setTimeout: (run, ms) => {
    const timer = setTimeout(run, ms);
    return { cancel: () => clearTimeout(timer) };
  },
  setInterval: (run, ms) => {
    const timer = setInterval(run, ms);
    return { cancel: () => clearInterval(timer) };
  },
  random: Math.random,
};

export type ReactionName = (typeof REACTIONS)[number];

interface PendingMove {
  readonly message: Extract<ClientMessage, { type: 'move' }>;
  readonly done: (version: number) => void;
  readonly failed: (error: Error) => void;
}

/** These errors say nothing about the move itself: it is sent again. */
const RETRYABLE: readonly string[] = ['try-again', 'shutting-down', 'too-fast'];
const MAX_RETRY_MS = 5000;
const WATCH_RETRY_MS = 1000;
/** A live server answers a ping within this time. */
const PONG_TIMEOUT_MS = 5000;
/** Time between two pings: a page cannot see the server's own ping frames. */
const PING_INTERVAL_MS = 20_000;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 72 random bits: enough to be unique among the moves of a seat. */
export const newMoveId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS.charAt(byte & 63)).join('');

export class Connection {
  readonly #open: (table: string | undefined) => SocketLike;
  readonly #listeners: ConnectionListeners;
  /** The watched tables, each with the last state received. */
  readonly #states = new Map<string, TableState | undefined>();
  readonly #pendingMoves = new Map<string, PendingMove>();
  readonly #unsentTalk: ClientMessage[] = [];
  #socket: SocketLike | undefined;
  #isUp = false;
  #isClosed = false;
  #attempts = 0;
  readonly #runtime: ConnectionRuntime;
  #retryTimer: Timer | undefined;
  #pongTimeout: Timer | undefined;
  readonly #pingTimer: Timer;

  /**
   * `open` gets the table that was watched last, and connects to `socketPath(table)`.
   */
  constructor(
    open: (table: string | undefined) => SocketLike,
    listeners: ConnectionListeners,
    runtime = systemRuntime,
  ) {
    this.#open = open;
    this.#listeners = listeners;
    this.#runtime = runtime;
    this.#pingTimer = runtime.setInterval(() => this.check(), PING_INTERVAL_MS);
    // Not before the first `watch`, if that follows at once.
    queueMicrotask(() => {
      if (this.#socket === undefined) this.#connect();
    });
  }

  /** Ping now, without waiting for the timer: for a device that wakes up or gets its network back. */
  check(): void {
    if (this.#isClosed) return;
    if (!this.#isUp) {
      this.#attempts = 0;
      this.renew();
    } else if (this.#pongTimeout === undefined) {
      this.#pongTimeout = this.#runtime.setTimeout(() => this.renew(), PONG_TIMEOUT_MS);
      this.#send({ type: 'ping' });
    }
  }

  /** Replace the socket: the old one is dead, or was opened before this device was known to the server. */
  renew(): void {
    if (this.#isClosed) return;
    this.#retryTimer?.cancel();
    const old = this.#socket;
    this.#socket = undefined;
    this.#markDown();
    this.#connect();
    old?.close();
  }

  watch(table: string): void {
    this.#states.set(table, undefined);
    this.#send({ type: 'watch', table, changes: true });
  }

  unwatch(table: string): void {
    this.#states.delete(table);
    this.#send({ type: 'unwatch', table });
  }

  /** Resolves with the version at which the move is on disk, however often the connection breaks until then. */
  move(
    table: string,
    move: string,
    { id = newMoveId(), decided }: { readonly id?: string; readonly decided?: number } = {},
  ): Promise<number> {
    return new Promise((done, failed) => {
      const message = { type: 'move' as const, table, id, move, ...(decided !== undefined && { decided }) };
      this.#pendingMoves.set(id, { message, done, failed });
      this.#send(message);
    });
  }

  /** Sent once, now or when the connection is up again. */
  say(table: string, said: string | { readonly reaction: ReactionName }): void {
    const message = { type: 'say' as const, table, ...(typeof said === 'string' ? { text: said } : said) };
    if (this.#isUp) this.#send(message);
    else this.#unsentTalk.push(message);
  }

  /** Sends a draft of the next move, for the others to watch. Without a connection it is dropped: nobody needs an old one. */
  draft(table: string, draft: string | null): void {
    this.#send({ type: 'draft', table, draft });
  }

  close(): void {
    this.#isClosed = true;
    this.#retryTimer?.cancel();
    this.#pongTimeout?.cancel();
    this.#pingTimer.cancel();
    this.#socket?.close();
    for (const { failed } of this.#pendingMoves.values()) failed(new Error('the connection is closed'));
    this.#pendingMoves.clear();
  }

  #connect(): void {
    if (this.#isClosed) return;
    try {
      const socket = this.#open([...this.#states.keys()].at(-1));
      const isCurrent = (): boolean => this.#socket === socket;
      const lost = (): void => {
        if (!isCurrent()) return;
        this.#socket = undefined;
        this.#reconnectLater();
      };
      this.#socket = socket;
      socket.onopen = () => isCurrent() && this.#opened();
      socket.onmessage = (event: { data: unknown }) => isCurrent() && this.#receive(String(event.data));
      socket.onclose = lost;
      socket.onerror = lost;
    } catch {
      this.#reconnectLater();
    }
  }

  #markDown(): void {
    this.#pongTimeout?.cancel();
    this.#pongTimeout = undefined;
    if (this.#isUp && !this.#isClosed) this.#listeners.onStatus?.(false);
    this.#isUp = false;
  }

  #opened(): void {
    this.#isUp = true;
    this.#listeners.onStatus?.(true);
    for (const table of this.#states.keys()) this.#watch(table);
    for (const { message } of this.#pendingMoves.values()) this.#send(message);
    for (const message of this.#unsentTalk.splice(0)) this.#send(message);
  }

  #reconnectLater(): void {
    this.#markDown();
    if (this.#isClosed) return;
    // All clients lose a server at the same moment; the spread keeps them from all reconnecting at the same moment.
    const spread = 0.5 + this.#runtime.random();
    const wait = Math.min(MAX_RETRY_MS, 100 * 2 ** this.#attempts++) * spread;
    this.#retryTimer = this.#runtime.setTimeout(() => this.#connect(), wait);
  }

  #receive(text: string): void {
    this.#pongTimeout?.cancel();
    this.#pongTimeout = undefined;
    const read = readServerMessage(text);
    switch (read.kind) {
      case 'other-version':
        this.#markDown();
        this.close();
        this.#listeners.onVersionMismatch?.(read.version);
        return;
      case 'invalid':
        this.#startAgain();
        return;
      case 'unknown':
        return;
      case 'message':
        this.#attempts = 0;
        if (read.message.type === 'change') this.#changed(read.message);
        else this.#heard(read.message);
        return;
      default:
        assertNever(read);
    }
  }

  /** The server has sent something invalid: what is known may be wrong, so everything is asked for again, later and later. */
  #startAgain(): void {
    const old = this.#socket;
    this.#socket = undefined;
    for (const table of this.#states.keys()) this.#states.set(table, undefined);
    this.#reconnectLater();
    old?.close();
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'state' && this.#states.has(message.table.id))
      this.#states.set(message.table.id, message);
    if (message.type === 'done') this.#settle(message.id)?.done(message.version);
    if (message.type === 'error' && message.id !== undefined) this.#refused(message.id, message);
    else if (message.type === 'error' && message.table !== undefined && RETRYABLE.includes(message.code))
      this.#watchAgain(message.table);
    this.#listeners.onMessage(message);
  }

  #changed({ table, state: change, news, done = {} }: Extract<ServerMessage, { type: 'change' }>): void {
    const before = this.#states.get(table);
    // The table may not be watched any more.
    if (before !== undefined) {
      const changed = withChange(before, change as Change) as TableState;
      const own = changed.view?.news as TableState['news'] | undefined;
      const state = { ...changed, news: news ?? own ?? [] };
      if (!isTableState(state)) {
        this.#startAgain();
        return;
      }
      this.#heard({ ...state, type: 'state' });
    }
    for (const [id, version] of Object.entries(done)) this.#heard({ type: 'done', table, id, version });
  }

  #settle(id: string): PendingMove | undefined {
    const pending = this.#pendingMoves.get(id);
    this.#pendingMoves.delete(id);
    return pending;
  }

  #refused(id: string, { code, message, reason }: ErrorBody): void {
    if (!RETRYABLE.includes(code)) {
      this.#settle(id)?.failed(new MoveRefused({ code, message, ...(reason && { reason }) }));
      return;
    }
    this.#runtime.setTimeout(() => {
      const pending = this.#pendingMoves.get(id);
      if (pending !== undefined) this.#send(pending.message);
    }, 300);
  }

  /** The server could not show a table; otherwise nothing would arrive until the next reconnect. */
  #watchAgain(table: string): void {
    this.#runtime.setTimeout(() => {
      if (this.#states.has(table)) this.#watch(table);
    }, WATCH_RETRY_MS);
  }

  #watch(table: string): void {
    const have = this.#states.get(table)?.version;
    this.#send({ type: 'watch', table, changes: true, ...(have !== undefined && { have }) });
  }

  #send(message: ClientMessage): void {
    if (this.#isUp) this.#socket?.send(JSON.stringify(message));
  }
}
