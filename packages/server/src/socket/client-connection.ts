// One socket: reads messages, answers each, and shows the tables it watches.
import type { Duplex } from 'node:stream';
import { ClientMessage, PROTOCOL, type ServerMessage } from '@crescendo/protocol';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { Bucket } from '../limits.ts';
import { Refused } from '../request-error.ts';
import type { House } from '../services.ts';
import { backAt, move, pause, resume } from '../table/commands.ts';
import { seatOf } from '../table/place.ts';
import type { Table, Watcher } from '../table/table.ts';
import { speak } from '../talk.ts';
import { HEARTBEAT_MS } from './sockets.ts';
import { type Outlet, Watch } from './subscription.ts';

/** After so many messages that came too fast the line is cut. */
const MOST_PATIENCE = 200;
const MOST_WATCHES = 50;
/** Bytes that may wait for a socket to read them. */
const MOST_WAITING = 1_048_576;
/** Somebody who reloads the page is not gone. */
const LEFT_MS = 3000;

let count = 0;

export class Connection implements Watcher, Outlet {
  readonly number = ++count;
  readonly person: string | null;
  readonly address: string;
  readonly #house: House;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #watches = new Map<string, Watch>();
  /** Tables asked for and not found yet; whoever looks away meanwhile never looks at them. */
  readonly #sought = new Set<{ readonly id: string; isOver: boolean }>();
  readonly #bucket: Bucket;
  #patience = MOST_PATIENCE;
  #isAlive = true;
  #isGathering = false;

  constructor(
    house: House,
    socket: WebSocket,
    who: { person: string | null; name: string; address: string; wire: Duplex },
  ) {
    this.#house = house;
    this.#socket = socket;
    this.#wire = who.wire;
    this.person = who.person;
    this.address = who.address;
    this.#bucket = new Bucket(house.config.messagesPerSecond, house.now());
    socket.on('message', (data, isBinary) => void this.#receive(isBinary ? undefined : String(data)));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#gone());
    house.sockets.add(this);
    this.send({ type: 'welcome', protocol: PROTOCOL, name: who.name, heartbeat: HEARTBEAT_MS });
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string, flushed?: () => void): void {
    if (this.#socket.readyState !== this.#socket.OPEN) flushed?.();
    // Whoever does not read is cut off, and finds everything again when coming back.
    else if (this.#socket.bufferedAmount > MOST_WAITING) this.#socket.terminate();
    else {
      this.#gather();
      this.#socket.send(text, flushed);
    }
  }

  /** What is said in one breath, a state and the answer to a move, leaves in one packet. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#wire.uncork();
    });
  }

  /** Bytes this socket has not taken yet. */
  get waiting(): number {
    return this.#socket.bufferedAmount;
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Are you there? Who has not answered since the last time is not. */
  beat(): void {
    if (this.#isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.#isAlive = false;
  }

  show(table: Table): void {
    this.#watches.get(table.id)?.show();
    // Stopped by a process that sees nobody: here is somebody.
    if (table.sitting.paused && seatOf(table.sitting, this.person) !== null)
      table.act(resume).catch(() => {});
  }

  drop(table: Table, why: Refused): void {
    this.#unwatch(table.id);
    this.#refuse(why, { table: table.id });
  }

  fail(error: unknown, table: Table): void {
    this.#refuse(error, { table: table.id });
  }

  async #receive(text: string | undefined): Promise<void> {
    this.#house.metrics.messages++;
    if (!this.#bucket.take(this.#house.now())) {
      if (--this.#patience < 0) return this.close(1008);
      return this.#refuse(new Refused('too-fast'), {});
    }
    const about: { table?: string; id?: string } = {};
    try {
      const message = readMessage(text);
      if ('table' in message) about.table = message.table;
      if ('id' in message) about.id = message.id;
      await this.#answer(message);
    } catch (error) {
      this.#refuse(error, about);
    }
  }

  async #answer(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong', now: this.#house.now() });
      case 'watch':
        return this.#watch(message.table, message.have);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'move':
        return this.#move(message);
      case 'say': {
        const { text, reaction } = message;
        const said = text === undefined ? { reaction: reaction! } : { text };
        return speak(this.#house, await this.#house.tables.load(message.table), this.#someone(), said);
      }
    }
  }

  #someone(): string {
    if (this.person === null) throw new Refused('unauthenticated');
    return this.person;
  }

  async #move(sent: Extract<ClientMessage, { type: 'move' }>): Promise<void> {
    const person = this.#someone();
    const table = await this.#house.tables.load(sent.table);
    const version = await table.move(move(person, sent), person, sent.id);
    this.send({ type: 'done', table: sent.table, id: sent.id, version });
  }

  async #watch(id: string, have: number | undefined): Promise<void> {
    const seeking = { id, isOver: false };
    this.#sought.add(seeking);
    const table = await this.#house.tables.fresh(id).finally(() => this.#sought.delete(seeking));
    if (seeking.isOver) return;
    if (!table.mayWatch(this.person)) throw new Refused('no-spectators');
    if (this.#watches.size >= MOST_WATCHES && !this.#watches.has(id)) throw new Refused('too-many-tables');
    // Reading the whole log is work: whoever asks for it too often is told only how it stands.
    const { requests, now } = this.#house;
    const isDear = have !== undefined && table.readsLog(this.person, have);
    const isTold = !isDear || requests.take(this.address, now(), table.logCost);
    const isNew = !this.#watches.has(id);
    this.#watches.get(id)?.end();
    const watch = new Watch(table, this);
    this.#watches.set(id, watch);
    table.watchers.add(this);
    await watch.showSince(isTold ? have : undefined);
    if (isNew) await this.#arrived(table);
  }

  /** Coming back takes one's seat back, and lets the clock go on. */
  async #arrived(table: Table): Promise<void> {
    const seat = seatOf(table.sitting, this.person);
    if (seat === null) return;
    if (table.sitting.places[seat]!.away) await table.act(backAt(seat));
    else for (const watcher of table.watchers) if (watcher !== this) watcher.show(table);
    if (table.sitting.paused) await table.act(resume);
    this.#house.keeper.arm(table);
  }

  #unwatch(id: string): void {
    for (const seeking of this.#sought) seeking.isOver ||= seeking.id === id;
    const watch = this.#watches.get(id);
    if (watch === undefined) return;
    this.#watches.delete(id);
    watch.end();
    const { table } = watch;
    table.watchers.delete(this);
    table.used = this.#house.now();
    if (seatOf(table.sitting, this.person) === null) return;
    for (const watcher of table.watchers) watcher.show(table);
    if (table.facts.settings.stopClock) this.#stopSoon(table);
  }

  #stopSoon(table: Table): void {
    const timer = setTimeout(() => {
      if (table.people.some(table.guests.isOnline) || table.sitting.status !== 'playing') return;
      table.act(pause).catch(() => {});
    }, LEFT_MS);
    timer.unref();
  }

  #gone(): void {
    this.#house.sockets.remove(this);
    for (const seeking of this.#sought) seeking.isOver = true;
    for (const id of [...this.#watches.keys()]) this.#unwatch(id);
  }

  #refuse(error: unknown, about: { table?: string; id?: string }): void {
    this.#house.metrics.refused++;
    const isExpected = error instanceof Refused;
    if (!isExpected)
      this.#house.log('error', 'socket', { error: error instanceof Error ? error.stack : String(error) });
    const { code, message, reason } = (isExpected ? error : new Refused('try-again')).body();
    this.send({ type: 'error', code, message, ...(reason && { reason }), ...about });
  }
}

const readMessage = (text: string | undefined): ClientMessage => {
  const wrong = (what: string): Refused => new Refused('bad-message', { code: what });
  if (text === undefined) throw wrong('binary');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw wrong('not-json');
  }
  const parsed = v.safeParse(ClientMessage, json);
  if (parsed.success) return parsed.output;
  throw wrong('not-a-message');
};
