// Many light players in one process: each plays Qwinto or waits, and measures how long a move takes.
import {
  PROTOCOL,
  PROTOCOL_HEADER,
  type ServerMessage,
  socketPath,
  type TableState,
} from '@crescendo/protocol';
import { itemAt, pick, qwinto, seeded } from '@crescendo/rules';
import { WebSocket } from 'ws';

export interface Measured {
  readonly moves: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Long games: creating tables is not what is measured. */
const LONG = { misthrowLimit: 9, rowsToEnd: 3 };

const ask = async <T>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      [PROTOCOL_HEADER]: String(PROTOCOL),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer as T;
};

export const newToken = async (url: string): Promise<string> =>
  (await ask<{ token: string }>(url, '', 'POST', '/api/me', {})).token;

export const newTable = async (
  url: string,
  tokens: readonly string[],
  more: object = {},
): Promise<string> => {
  const { id } = await ask<{ id: string }>(url, itemAt(tokens, 0), 'POST', '/api/tables', {
    game: 'qwinto',
    seats: tokens.length,
    absent: 0,
    options: LONG,
    ...more,
  });
  for (const token of tokens.slice(1)) await ask(url, token, 'POST', `/api/tables/${id}/sit`, {});
  return id;
};

export const connected = (url: string, token: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws') + socketPath(), {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

export const percentile = (sorted: readonly number[], part: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;

export const summary = (times: number[], seconds: number): Measured => {
  times.sort((a, b) => a - b);
  return {
    moves: times.length,
    seconds: Math.round(seconds * 10) / 10,
    perSecond: Math.round(times.length / seconds),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
};

/** One player who plays game after game; a finished table is followed by a fresh one of the pool. */
export class Runner {
  readonly times: number[] = [];
  readonly #url: string;
  readonly #token: string;
  readonly #dice;
  /** Minimum time between two moves of this player. */
  readonly #pause: number;
  #socket: WebSocket | undefined;
  #sent = 0;
  #waiting = false;
  #known = 0;
  #last: TableState | undefined;
  /** Makes no further move until `go`. */
  #isHeld = false;
  #goOn = (): void => {};
  isOver = false;

  constructor(url: string, token: string, seed: string, pause = 0) {
    this.#url = url;
    this.#token = token;
    this.#dice = seeded(seed);
    this.#pause = pause;
  }

  async play(table: string, next: () => Promise<string>): Promise<void> {
    this.#socket ??= await connected(this.#url, this.#token);
    const socket = this.#socket;
    socket.removeAllListeners('message');
    this.#known = 0;
    this.#waiting = false;
    const replay = (): void => {
      // Nothing more is expected of this table.
      socket.removeAllListeners('message');
      this.#last = undefined;
      socket.send(JSON.stringify({ type: 'unwatch', table }));
      void next().then((fresh) => this.play(fresh, next));
    };
    this.#goOn = () => this.#decide(socket, table, replay);
    socket.on('message', (data) => this.#receive(table, JSON.parse(String(data))));
    socket.send(JSON.stringify({ type: 'watch', table }));
  }

  hold(): void {
    this.#isHeld = true;
  }

  go(): void {
    this.#isHeld = false;
    this.#goOn();
  }

  #receive(table: string, message: ServerMessage): void {
    if (message.type === 'done') {
      this.times.push(performance.now() - this.#sent);
      this.#waiting = false;
      this.#known = message.version;
    }
    if (message.type === 'error' && message.id !== undefined) this.#waiting = false;
    if (message.type === 'state' && message.table.id === table) this.#last = message;
    this.#goOn();
  }

  #decide(socket: WebSocket, table: string, replay: () => void): void {
    const state = this.#last;
    if (this.isOver || this.#isHeld || state === undefined || this.#waiting || state.version < this.#known)
      return;
    if (state.table.status === 'over') {
      replay();
      return;
    }
    const { turn, seat } = state;
    if (turn?.kind !== 'players' || seat === null || !turn.seats.includes(seat)) return;
    this.#waiting = true;
    const move = this.#anyMove(state);
    const send = (): void => {
      this.#sent = performance.now();
      socket.send(JSON.stringify({ type: 'move', table, id: `m${Math.floor(this.#dice() * 1e15)}x`, move }));
    };
    if (this.#pause > 0) setTimeout(send, this.#pause * (0.5 + this.#dice()));
    else send();
  }

  #anyMove({ view }: TableState): string {
    // The tables of the bench play Qwinto, without a series.
    const moves = qwinto.moves(view as unknown as Parameters<typeof qwinto.moves>[0]);
    return qwinto.notation.move.format(pick(this.#dice, [...moves]));
  }

  close(): void {
    this.isOver = true;
    this.#socket?.terminate();
  }
}
