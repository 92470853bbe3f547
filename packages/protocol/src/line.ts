// A client's line to the server, for page, terminal and programs alike: comes back by itself after every break, asks
// for what it missed, and sends again whatever was not acknowledged. A move sent twice counts once.
import type { REACTIONS } from './basics.ts';
import type { ClientMessage } from './client.ts';
import type { ErrorBody } from './errors.ts';
import type { ServerMessage } from './server.ts';

/** What `WebSocket` of a browser and of the `ws` package have in common. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineEars {
  readonly hear: (message: ServerMessage) => void;
  /** Is the line up? Told at every change. */
  readonly line?: (isUp: boolean) => void;
}

/** Why the server did not make a move. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(body.message);
    this.body = body;
  }
}

export type ReactionName = (typeof REACTIONS)[number];

interface Waiting {
  readonly message: Extract<ClientMessage, { type: 'move' }>;
  readonly done: (version: number) => void;
  readonly failed: (error: Error) => void;
}

/** These say nothing about the move: it is sent again. */
const AGAIN: readonly string[] = ['try-again', 'shutting-down', 'too-fast'];
const LONGEST_WAIT = 5000;
/** A living server answers within this time. */
const PATIENCE = 5000;
/** How often to ask whether it lives; the server's own question cannot be heard in a browser. */
const BEAT = 20_000;

export const newMoveId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export class Line {
  readonly #open: () => SocketLike;
  readonly #ears: LineEars;
  /** The tables watched, and the version each is known at. */
  readonly #versions = new Map<string, number | undefined>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #unsaid: ClientMessage[] = [];
  #socket: SocketLike | undefined;
  #isUp = false;
  #isClosed = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #beat: ReturnType<typeof setInterval>;

  constructor(open: () => SocketLike, ears: LineEars) {
    this.#open = open;
    this.#ears = ears;
    this.#beat = setInterval(() => this.check(), BEAT);
    this.#connect();
  }

  /** Is anybody there? Asked when a device wakes up, or the network is back: then nobody wants to wait. */
  check(): void {
    if (this.#isClosed) return;
    if (!this.#isUp) {
      this.#failures = 0;
      this.renew();
    } else if (this.#silence === undefined) {
      this.#silence = setTimeout(() => this.renew(), PATIENCE);
      this.#send({ type: 'ping' });
    }
  }

  /** A new socket in place of this one: the old is dead, or was opened before we were known. */
  renew(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    const old = this.#socket;
    this.#socket = undefined;
    this.#down();
    this.#connect();
    old?.close();
  }

  watch(table: string): void {
    this.#versions.set(table, undefined);
    this.#send({ type: 'watch', table });
  }

  unwatch(table: string): void {
    this.#versions.delete(table);
    this.#send({ type: 'unwatch', table });
  }

  /** Resolves with the version at which the move is on disk, however often the line breaks until then. */
  move(
    table: string,
    move: string,
    { id = newMoveId(), decided }: { readonly id?: string; readonly decided?: number } = {},
  ): Promise<number> {
    return new Promise((done, failed) => {
      const message = { type: 'move' as const, table, id, move, ...(decided !== undefined && { decided }) };
      this.#waiting.set(id, { message, done, failed });
      this.#send(message);
    });
  }

  /** Said once, now or when the line is up again. */
  say(table: string, said: string | { readonly reaction: ReactionName }): void {
    const message = { type: 'say' as const, table, ...(typeof said === 'string' ? { text: said } : said) };
    if (this.#isUp) this.#send(message);
    else this.#unsaid.push(message);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#beat);
    this.#socket?.close();
    for (const { failed } of this.#waiting.values()) failed(new Error('the line is closed'));
    this.#waiting.clear();
  }

  #connect(): void {
    if (this.#isClosed) return;
    try {
      const socket = this.#open();
      const isOurs = (): boolean => this.#socket === socket;
      const lost = (): void => {
        if (!isOurs()) return;
        this.#socket = undefined;
        this.#lose();
      };
      this.#socket = socket;
      socket.onopen = () => isOurs() && this.#greet();
      socket.onmessage = (event: { data: unknown }) => isOurs() && this.#hear(String(event.data));
      socket.onclose = lost;
      socket.onerror = lost;
    } catch {
      this.#lose();
    }
  }

  #down(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (this.#isUp && !this.#isClosed) this.#ears.line?.(false);
    this.#isUp = false;
  }

  #greet(): void {
    this.#isUp = true;
    this.#failures = 0;
    this.#ears.line?.(true);
    for (const [table, have] of this.#versions)
      this.#send({ type: 'watch', table, ...(have !== undefined && { have }) });
    for (const { message } of this.#waiting.values()) this.#send(message);
    for (const message of this.#unsaid.splice(0)) this.#send(message);
  }

  #lose(): void {
    this.#down();
    if (this.#isClosed) return;
    // Everybody has lost the same server at the same moment: they should not all come back at the same moment.
    const spread = 0.5 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 256;
    const wait = Math.min(LONGEST_WAIT, 100 * 2 ** this.#failures++) * spread;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #hear(text: string): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'state' && this.#versions.has(message.table.id))
      this.#versions.set(message.table.id, message.version);
    if (message.type === 'done') this.#settle(message.id)?.done(message.version);
    if (message.type === 'error' && message.id !== undefined) this.#refused(message.id, message);
    this.#ears.hear(message);
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #refused(id: string, { code, message, reason }: ErrorBody): void {
    if (!AGAIN.includes(code)) {
      this.#settle(id)?.failed(new MoveRefused({ code, message, ...(reason && { reason }) }));
      return;
    }
    setTimeout(() => {
      const waiting = this.#waiting.get(id);
      if (waiting !== undefined) this.#send(waiting.message);
    }, 300);
  }

  #send(message: ClientMessage): void {
    if (this.#isUp) this.#socket?.send(JSON.stringify(message));
  }
}
