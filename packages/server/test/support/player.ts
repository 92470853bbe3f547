// For tests: a player on another machine, through real HTTP and real sockets.
import {
  Connection,
  PROTOCOL,
  PROTOCOL_HEADER,
  type ServerMessage,
  socketPath,
  type TableInfo,
  type TableState,
} from '@crescendo/protocol';
import { type AnyView, type Dice, gameById, pick, readFullView, seeded } from '@crescendo/rules';
import { WebSocket } from 'ws';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields they expect, and fail where they are missing
  readonly body: any;
  readonly headers: Headers;
}

export class Player {
  readonly messages: ServerMessage[] = [];
  readonly states = new Map<string, TableState>();
  readonly dice: Dice;
  readonly name: string;
  token = '';
  url: string;
  connection: Connection | undefined;
  /** Each says whether what it waits for has come. */
  #waiting: (() => boolean)[] = [];

  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
    this.dice = seeded(name);
  }

  static async at(url: string, name: string): Promise<Player> {
    const player = new Player(url, name);
    const { status, body } = await player.ask('POST', '/api/me', { name });
    if (status !== 200) throw new Error(JSON.stringify(body));
    player.token = body.token;
    return player;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        [PROTOCOL_HEADER]: String(PROTOCOL),
        ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  async create(asked: object): Promise<TableInfo> {
    const { status, body } = await this.ask('POST', '/api/tables', asked);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  socket(headers: Record<string, string> = {}, path = socketPath()): WebSocket {
    const authorization = this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
    return new WebSocket(this.url.replace('http', 'ws') + path, {
      headers: { ...authorization, ...headers },
    });
  }

  connect(): Connection {
    this.connection ??= new Connection(() => this.socket(), {
      onMessage: (message) => this.#hear(message),
    });
    return this.connection;
  }

  watch(table: string): void {
    this.connect().watch(table);
  }

  #hear(message: ServerMessage): void {
    this.messages.push(message);
    if (message.type === 'state') this.states.set(message.table.id, message);
    // Asked at every message: two may come in one tick, and what waits for the first must not see only the second.
    this.#waiting = this.#waiting.filter((isDone) => !isDone());
  }

  /** The newest state of a table that has been received. */
  stateOf(table: string): TableState {
    const state = this.states.get(table);
    if (state === undefined) throw new Error('no state of this table has been received');
    return state;
  }

  /** Resolves once this holds for the table. */
  until(table: string, holds: (state: TableState) => boolean | undefined): Promise<TableState> {
    return this.#wait(() => {
      const state = this.states.get(table);
      return state !== undefined && holds(state) ? state : undefined;
    });
  }

  heard(holds: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return this.#wait(() => this.messages.find(holds));
  }

  /** Resolves with what is found, now or at a later message. */
  #wait<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const isDone = (): boolean => {
        try {
          const found = find();
          if (found !== undefined) resolve(found);
          return found !== undefined;
        } catch (error) {
          reject(error);
          return true;
        }
      };
      if (!isDone()) this.#waiting.push(isDone);
    });
  }

  /** Any legal move, in notation. */
  anyMove({ table, view }: TableState): string {
    const game = gameById(table.game);
    if (game === undefined || view === null) throw new Error('the game has not started');
    // The view that the server sends is one of this game.
    const { view: own } = readFullView(table.series, view as unknown as AnyView);
    return game.notation.move.format(pick(this.dice, [...game.moves(own)]));
  }

  /** Play until the game is over, or this many moves; returns every acknowledged move with its version. */
  async play(table: string, most = Infinity): Promise<{ move: string; version: number }[]> {
    const made: { move: string; version: number }[] = [];
    let known = 0;
    while (made.length < most) {
      const state = await this.until(
        table,
        ({ table: info, seat, turn, version }) =>
          info.status !== 'playing' ||
          (version >= known &&
            !info.paused &&
            turn?.kind === 'players' &&
            seat !== null &&
            turn.seats.includes(seat)),
      );
      if (state.table.status !== 'playing') break;
      const move = this.anyMove(state);
      known = await this.connect().move(table, move);
      made.push({ move, version: known });
    }
    return made;
  }

  close(): void {
    this.connection?.close();
  }
}
