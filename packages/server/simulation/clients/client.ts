// A client: the real connection of the page and the terminal, on a simulated network, used by someone who makes every
// mistake.
import { type ClientMessage, Connection, type ServerMessage, type TableState } from '@crescendo/protocol';
import { type Dice, seeded } from '@crescendo/rules';
import { RequestError } from '../../src/table/request-error.ts';
import type { Checks } from '../checks/checks.ts';
import type { Action, ActionAtTable, Room } from '../plan.ts';
import { ClientNetwork } from '../world/client-network.ts';
import type { Link } from '../world/link.ts';
import type { Node } from '../world/node.ts';
import type { VirtualTime } from '../world/virtual-time.ts';
import { DiceShare } from './dice-share.ts';
import { type FeatureParts, type OpenGroup, useFeature } from './features.ts';
import { Mover } from './mover.ts';

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
  readonly group: OpenGroup;
}

const RETRY_MS = 1000;
const MAX_TRIES = 90;
const UNKNOWN_TABLE = 'x'.repeat(22);

const idOf = ({ id }: OpenRoom): string => {
  if (id === undefined) throw new Error('the table does not exist yet');
  return id;
};

export class Client {
  readonly index: number;
  person: string | null = null;
  /** The newest state of each table, as it was received. */
  readonly states = new Map<string, TableState>();
  /** Since when it can be reached. */
  upSince: number | undefined;
  readonly network: ClientNetwork;
  readonly mover: Mover;
  readonly #parts: ClientParts;
  readonly #dice: Dice;
  readonly #share: DiceShare;
  /** The last version of each table received on this socket. */
  readonly #last = new Map<string, number>();
  /** For each table: the versions that the server was told on this socket, and has not answered. */
  readonly #asked = new Map<string, (number | undefined)[]>();
  readonly #watched = new Set<string>();
  #connection: Connection | undefined;

  constructor(index: number, parts: ClientParts) {
    this.index = index;
    this.#parts = parts;
    this.#dice = seeded(`${parts.seed} client ${index}`);
    this.#share = new DiceShare(this.#dice);
    this.network = new ClientNetwork(parts.time, parts.nodes, this.#dice, `10.0.0.${index}`);
    this.mover = new Mover(index, this.network, parts.checks);
  }

  /** Introduces itself, unless it is to have no account, and connects. */
  begin(hasAccount: boolean): void {
    if (!hasAccount) {
      this.#connect();
      return;
    }
    this.#persist(async () => {
      const answer = await this.network.request('POST /api/me', { name: `Client ${this.index}` });
      const { token } = answer as { token: string };
      this.network.token = token;
      this.person = this.#parts.personOf(token);
      this.#connect();
      this.#persist(() => this.#enterGroup());
    });
  }

  /** The first client makes the group, the others join it. */
  async #enterGroup(): Promise<void> {
    const { group, checks } = this.#parts;
    if (this.index === 0 && group.id === undefined) {
      const made = (await this.network.request('POST /api/groups', { name: 'The group' })) as { id: string };
      group.id ??= made.id;
    } else {
      if (group.id === undefined) throw new Error('the group does not exist yet');
      await this.network.request('POST /api/groups/:group/join', {}, group.id);
    }
    checks.groups.joined(this.person);
    group.members.add(this.index);
  }

  get isOnline(): boolean {
    return this.upSince !== undefined;
  }

  isWatching(table: string): boolean {
    return this.#watched.has(table);
  }

  perform(action: Action): void {
    if (this.#connection === undefined) return;
    if (action.kind === 'drop') this.network.link?.cut();
    else if (action.kind === 'vanish') this.vanish(action.ms);
    else if (action.kind === 'rename') this.#try('PATCH /api/me', { name: action.name });
    else {
      const { id } = this.#parts.rooms[action.room] ?? {};
      if (id !== undefined) this.#performAt(id, action, this.#connection);
    }
  }

  /** The network is gone for this time; the connection notices later. */
  vanish(ms: number): void {
    this.network.vanish(ms);
    this.upSince = undefined;
  }

  /** The network is back. */
  settle(): void {
    this.network.comeBack();
    this.#connection?.check();
  }

  #performAt(table: string, action: ActionAtTable, connection: Connection): void {
    const state = this.states.get(table);
    const { status, reclaimableSeat } = state?.table ?? {};
    const path = `POST /api/tables/:table/${action.kind}`;
    if ('choice' in action && action.kind !== 'move')
      useFeature(this.#features(connection), table, state, action);
    if (action.kind === 'say') {
      this.#parts.checks.talk.says(this.person, table, 'hello');
      connection.say(table, 'hello');
    }
    if (action.kind === 'leave' && status === 'playing') this.#try(path, {}, table);
    if (action.kind === 'sit' && typeof reclaimableSeat === 'number') this.#try(path, {}, table);
    if (action.kind === 'rematch') this.#try(path, {}, table);
    if (action.kind === 'pause') this.#try(path, { pause: action.pause }, table);
    if (action.kind === 'watch') this.#watch(table);
    if (action.kind === 'look-away') {
      this.#watched.delete(table);
      connection.unwatch(table);
    }
    if (action.kind === 'move' && state !== undefined) {
      const other = this.#parts.rooms.find(({ id }) => id !== table)?.id ?? UNKNOWN_TABLE;
      this.mover.move({ connection, person: this.person }, state, action, other);
    }
  }

  #connect(): void {
    const { time, rooms } = this.#parts;
    this.#connection = new Connection(
      () => this.#open(),
      {
        onMessage: (message) => this.#receive(message),
        onStatus: (isUp) => {
          this.upSince = isUp ? time.now : undefined;
        },
      },
      { setTimeout: time.setTimeout, setInterval: time.setInterval, random: this.#dice },
    );
    for (const room of rooms) this.#enter(room);
  }

  #open(): Link {
    const link = this.network.open();
    this.#last.clear();
    this.#asked.clear();
    link.onSend = (text) => this.#sent(text);
    link.listeners = this.#parts.checks.listen(() => this.person);
    return link;
  }

  /** A person's actions at the start: creates the table, sits down, watches. */
  #enter(room: OpenRoom): void {
    const { settings, host, players, spectators } = room;
    if (host === this.index) this.#persist(() => this.#create(room));
    else if (players.includes(this.index))
      this.#persist(async () =>
        this.#request('POST /api/tables/:table/sit', this.#share.first(), idOf(room)),
      );
    else if (!spectators.includes(this.index) && this.person !== null) return;
    this.#persist(async () => this.#watch(idOf(room)));
    for (let seat = players.length + 1; host === this.index && seat < settings.seats; seat++) {
      const bot = { seat, level: settings.level };
      this.#persist(async () => this.#request('POST /api/tables/:table/bot', bot, idOf(room)));
    }
  }

  async #create(room: OpenRoom): Promise<void> {
    const { group } = this.#parts;
    if (room.isGroups && !group.members.has(this.index)) throw new Error('not in the group yet');
    const asked = {
      ...room.settings,
      ...this.#share.first(),
      ...(room.isGroups && { group: group.id }),
    };
    const { id } = (await this.network.request('POST /api/tables', asked)) as { id: string };
    room.id = id;
  }

  #watch(table: string): void {
    this.#watched.add(table);
    this.#connection?.watch(table);
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
    const before = last === undefined ? [] : [last];
    const from = this.#parts.checks.received(this.person, state, [...before, ...asked]);
    if (from !== undefined && from >= before.length) asked.splice(from - before.length, 1);
    this.#last.set(id, state.version);
    this.states.set(id, state);
    const share = this.#share.next(state);
    if (share !== undefined) this.#try('POST /api/tables/:table/dice', share, id);
    const room = this.#parts.rooms.find((one) => one.id === id);
    if (room === undefined || next === null) return;
    room.id = next;
    this.#watch(next);
  }

  #try(name: string, asked: object, table?: string): void {
    this.#request(name, asked, table).catch(() => {});
  }

  #request(name: string, asked: object, table?: string): Promise<unknown> {
    this.#parts.checks.requests.sent(this.person, name, table ?? '', asked);
    return this.network.request(name, asked, table);
  }

  #features(connection: Connection): FeatureParts {
    const { checks, group } = this.#parts;
    const { person, mover, network } = this;
    const ask = (name: string, body: object, table: string): void => this.#try(name, body, table);
    return { connection, person, checks, group, mover, network, ask };
  }

  /** Again and again until it is done, or refused for good. */
  #persist(work: () => Promise<unknown>, tries = 0): void {
    const attempt = async (): Promise<unknown> => work();
    attempt().catch((error) => {
      if (tries >= MAX_TRIES || (error instanceof RequestError && error.code !== 'try-again')) return;
      this.#parts.time.after(RETRY_MS, () => this.#persist(work, tries + 1));
    });
  }
}
