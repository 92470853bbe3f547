// A client: the real connection of the page and the terminal, on a simulated network, used by someone who makes every
// mistake.

import { randomBot } from '@crescendo/bots';
import { type ClientMessage, Connection, type ServerMessage, type TableState } from '@crescendo/protocol';
import { type AnyView, type Dice, gameById, pick, readFullView, seeded } from '@crescendo/rules';
import { RequestError } from '../src/request-error.ts';
import type { Checks } from './checks/checks.ts';
import { Link } from './link.ts';
import type { Node } from './node.ts';
import type { Action, ActionAtTable, MoveMode, Room } from './plan.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A table of the plan, once it exists. */
export interface OpenRoom extends Room {
  id: string | undefined;
}

export interface ClientParts {
  readonly time: VirtualTime;
  readonly nodes: readonly Node[];
  readonly rooms: readonly OpenRoom[];
  readonly checks: Checks;
  readonly seed: string;
  readonly personOf: (token: string) => string;
}

interface Command {
  readonly table: string;
  readonly id: string;
  readonly move: string;
  readonly decided?: number;
}

const REQUEST_TIMEOUT_MS = 10_000;
const RETRY_MS = 1000;
const MAX_TRIES = 90;
const MISTAKES = ['nonsense', 'time-up', 'pass', 'draw', 'take', 'a1', '7'];

export class Client {
  readonly index: number;
  person: string | null = null;
  /** The newest state of each table, as it was received. */
  readonly states = new Map<string, TableState>();
  /** Moves that have not been answered. */
  readonly unanswered = new Set<string>();
  /** Since when it is connected. */
  upSince: number | undefined;
  readonly #parts: ClientParts;
  readonly #dice: Dice;
  /** The longest time a message takes. */
  readonly #delay: number;
  /** The last version of each table received on this socket. */
  readonly #last = new Map<string, number>();
  /** For each table: the versions that the server was told on this socket, and has not answered. */
  readonly #asked = new Map<string, (number | undefined)[]>();
  readonly #watched = new Set<string>();
  readonly #commands: Command[] = [];
  #token: string | undefined;
  #connection: Connection | undefined;
  #link: Link | undefined;
  #offlineUntil = 0;

  constructor(index: number, parts: ClientParts) {
    this.index = index;
    this.#parts = parts;
    this.#dice = seeded(`${parts.seed} client ${index}`);
    this.#delay = pick(this.#dice, [5, 40, 300]);
  }

  /** Introduces itself, unless it is to have no account, and connects. */
  begin(hasAccount: boolean): void {
    if (!hasAccount) {
      this.#connect();
      return;
    }
    this.#persist(async () => {
      const { token } = (await this.request('POST /api/me', { name: `Client ${this.index}` })) as {
        token: string;
      };
      this.#token = token;
      this.person = this.#parts.personOf(token);
      this.#connect();
    });
  }

  get isOnline(): boolean {
    return this.upSince !== undefined;
  }

  isWatching(table: string): boolean {
    return this.#watched.has(table);
  }

  /** What a person does at the start: creates the table, sits down, watches. */
  enter(room: OpenRoom): void {
    const { settings, host, players, spectators } = room;
    if (host === this.index) this.#persist(() => this.#create(room));
    else if (players.includes(this.index)) this.#persist(() => this.#sit(room));
    else if (!spectators.includes(this.index) && this.person !== null) return;
    this.#persist(async () => this.watch(this.#idOf(room)));
    for (let seat = players.length + 1; host === this.index && seat < settings.seats; seat++)
      this.#persist(() =>
        this.request('POST /api/tables/:table/bot', { seat, level: settings.level }, this.#idOf(room)),
      );
  }

  perform(action: Action): void {
    if (this.#connection === undefined) return;
    if (action.kind === 'drop') this.#link?.cut();
    else if (action.kind === 'vanish') this.vanish(action.ms);
    else if (action.kind === 'rename') this.#try('PATCH /api/me', { name: action.name });
    else {
      const { id } = this.#parts.rooms[action.room] ?? {};
      if (id !== undefined) this.#performAt(id, action, this.#connection);
    }
  }

  #performAt(table: string, action: ActionAtTable, connection: Connection): void {
    const { status, back } = this.states.get(table)?.table ?? {};
    const path = `POST /api/tables/:table/${action.kind}`;
    if (action.kind === 'move') this.#move(action.mode, table, action.choice);
    if (action.kind === 'say') connection.say(table, 'hello');
    if (action.kind === 'leave' && status === 'playing') this.#try(path, {}, table);
    if (action.kind === 'sit' && typeof back === 'number') this.#try(path, {}, table);
    if (action.kind === 'rematch') this.#try(path, {}, table);
    if (action.kind === 'pause') this.#try(path, { pause: action.pause }, table);
    if (action.kind === 'watch') this.watch(table);
    if (action.kind === 'look-away') {
      this.#watched.delete(table);
      connection.unwatch(table);
    }
  }

  /** The network is back. */
  settle(): void {
    this.#offlineUntil = 0;
    this.#connection?.check();
  }

  /** The network is gone for this time, without a word. */
  vanish(ms: number): void {
    this.#offlineUntil = this.#parts.time.now + ms;
    this.#link?.vanish();
  }

  watch(table: string): void {
    this.#watched.add(table);
    this.#connection?.watch(table);
  }

  /** An HTTP request to any node. */
  request(name: string, asked: object = {}, table = ''): Promise<unknown> {
    const { time, nodes } = this.#parts;
    const node = pick(this.#dice, nodes);
    return new Promise((resolve, reject) => {
      const answer = (settle: () => void): void => time.after(this.#trip(), settle);
      time.after(REQUEST_TIMEOUT_MS, () => reject(new Error('no answer')));
      if (time.now < this.#offlineUntil) return;
      time.after(this.#trip(), () => {
        const { process } = node.running ?? {};
        if (process === undefined) return answer(() => reject(new Error('no server')));
        process.after(0, () => {
          node.request(name, this.#token, asked, table).then(
            (value) => answer(() => resolve(value)),
            (error) => answer(() => reject(error)),
          );
        });
      });
    });
  }

  #trip(): number {
    return 1 + this.#dice() ** 2 * this.#delay;
  }

  #connect(): void {
    const { time } = this.#parts;
    this.#connection = new Connection(
      () => this.#open(),
      {
        onMessage: (message) => this.#receive(message),
        onStatus: (isUp) => {
          this.upSince = isUp ? time.now : undefined;
        },
      },
      {
        setTimeout: (run, ms) => timer(time, run, ms, false),
        setInterval: (run, ms) => timer(time, run, ms, true),
        random: this.#dice,
      },
    );
    for (const room of this.#parts.rooms) this.enter(room);
  }

  #open(): Link {
    const { time, nodes, checks } = this.#parts;
    const node = pick(this.#dice, nodes);
    const link = new Link(time, this.#dice, this.#delay);
    this.#link = link;
    this.#last.clear();
    this.#asked.clear();
    link.onSend = (text) => this.#sent(text);
    if (time.now < this.#offlineUntil) {
      time.after(2000, () => link.refused());
      return link;
    }
    link.listeners = checks.listen(() => this.person);
    time.after(this.#trip(), () => node.accept(link, this.#token, `10.0.0.${this.index}`));
    return link;
  }

  #sent(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type !== 'watch') return;
    const { table, have } = message;
    this.#asked.set(table, [...(this.#asked.get(table) ?? []), have]);
  }

  #receive(message: ServerMessage): void {
    if (message.type !== 'state') return;
    const { type: _, ...state } = message;
    const { id, next } = state.table;
    const last = this.#last.get(id);
    const asked = this.#asked.get(id) ?? [];
    const had = last === undefined ? asked : [last, ...asked];
    const from = this.#parts.checks.received(this.person, state, had);
    if (from !== undefined && (last === undefined || from !== 0))
      asked.splice(from - (last === undefined ? 0 : 1), 1);
    this.#last.set(id, state.version);
    this.states.set(id, state);
    const room = this.#parts.rooms.find((one) => one.id === id);
    if (room === undefined || next === null) return;
    room.id = next;
    this.watch(next);
  }

  #idOf({ id }: OpenRoom): string {
    if (id === undefined) throw new Error('the table does not exist yet');
    return id;
  }

  async #create(room: OpenRoom): Promise<void> {
    const { id } = (await this.request('POST /api/tables', {
      ...room.settings,
      entropy: this.#entropy(),
    })) as { id: string };
    room.id = id;
  }

  async #sit(room: OpenRoom): Promise<void> {
    await this.request('POST /api/tables/:table/sit', { entropy: this.#entropy() }, this.#idOf(room));
  }

  #entropy(): string {
    return Array.from({ length: 64 }, () => Math.floor(this.#dice() * 16).toString(16)).join('');
  }

  #try(name: string, asked: object, table?: string): void {
    this.request(name, asked, table).catch(() => {});
  }

  /** Again and again until it is done, or refused for good. */
  #persist(work: () => Promise<unknown>, tries = 0): void {
    const attempt = async (): Promise<unknown> => work();
    attempt().catch((error) => {
      if (tries >= MAX_TRIES || (error instanceof RequestError && error.code !== 'try-again')) return;
      this.#parts.time.after(RETRY_MS, () => this.#persist(work, tries + 1));
    });
  }

  #move(mode: MoveMode, table: string, choice: number): void {
    const last = this.#commands.at(-1);
    if (mode === 'again') {
      if (last !== undefined) this.#sendAgain(last, choice);
      return;
    }
    const move = mode === 'wrong' ? pick(seeded(choice), MISTAKES) : this.#anyMove(table, choice);
    if (move === undefined) return;
    const decided = this.states.get(table)?.decided ?? 0;
    const other = this.#parts.rooms.find(({ id }) => id !== table)?.id;
    const command: Command = {
      table: mode === 'other-table' ? (other ?? 'x'.repeat(22)) : table,
      id:
        mode === 'stolen-id'
          ? `move-0-${this.#commands.length}`
          : `move-${this.index}-${this.#commands.length}`,
      move,
      ...(mode === 'stale' ? { decided: Math.max(0, decided - 1) } : choice < 0.7 && { decided }),
    };
    this.#commands.push(command);
    this.#send(command);
    if (mode === 'twice') this.#sendAgain(command, choice);
  }

  /** A legal move where it is this client's turn. */
  #anyMove(table: string, choice: number): string | undefined {
    const state = this.states.get(table);
    const { seat, turn, view } = state ?? {};
    if (state === undefined || view === null || view === undefined) return undefined;
    if (turn?.kind !== 'players' || seat === null || seat === undefined || !turn.seats.includes(seat))
      return undefined;
    const game = gameById(state.table.game);
    if (game === undefined) return undefined;
    // What the server sends as a view is one of this game.
    const { view: own } = readFullView(state.table.series, view as unknown as AnyView);
    return game.notation.move.format(randomBot(game).choose(own, seeded(choice)));
  }

  #send(command: Command): void {
    const { table, id, move, decided } = command;
    this.#parts.checks.sentMove(this.person, command);
    this.unanswered.add(id);
    this.#connection?.move(table, move, { id, ...(decided !== undefined && { decided }) }).then(
      () => this.unanswered.delete(id),
      () => this.unanswered.delete(id),
    );
  }

  /** The same command once more, on the same socket or by another way. */
  #sendAgain(command: Command, choice: number): void {
    const { table, ...body } = command;
    if (choice < 0.5) this.#link?.send(JSON.stringify({ type: 'move', ...command }));
    else
      this.#parts.checks.asked(
        this.person,
        command,
        this.request('POST /api/tables/:table/moves', body, table),
      );
  }
}

const timer = (time: VirtualTime, run: () => void, ms: number, repeats: boolean): { cancel(): void } => {
  let isCancelled = false;
  const next = (): void =>
    time.after(ms, () => {
      if (isCancelled) return;
      if (repeats) next();
      run();
    });
  next();
  return {
    cancel: () => {
      isCancelled = true;
    },
  };
};
