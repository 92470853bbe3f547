// One socket: reads messages, answers each, and shows the tables it watches.
import type { Duplex } from 'node:stream';
import { ClientMessage, PROTOCOL, type ServerMessage } from '@crescendo/protocol';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { Bucket } from '../limits.ts';
import { RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import { backAt, move, pause, resume } from '../table/commands.ts';
import { seatOf } from '../table/place.ts';
import type { Table, Watcher } from '../table/table.ts';
import { sendTalk } from '../talk.ts';
import { HEARTBEAT_MS } from './sockets.ts';
import { Subscription, type SubscriptionTarget } from './subscription.ts';

/** After so many messages that came too fast the line is cut. */
const MAX_TOO_FAST = 200;
const MAX_WATCHES = 50;
/** Bytes that may wait for a socket to read them. */
const MAX_BUFFERED_BYTES = 1_048_576;
/** Somebody who reloads the page is not gone. */
const LEFT_MS = 3000;

let count = 0;

export class ClientConnection implements Watcher, SubscriptionTarget {
  readonly number = ++count;
  readonly person: string | null;
  readonly address: string;
  readonly #services: Services;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #subscriptions = new Map<string, Subscription>();
  /** Tables asked for and not found yet; whoever looks away meanwhile never looks at them. */
  readonly #sought = new Set<{ readonly id: string; isOver: boolean }>();
  readonly #bucket: Bucket;
  #patience = MAX_TOO_FAST;
  #isAlive = true;
  #isGathering = false;

  constructor(
    services: Services,
    socket: WebSocket,
    who: { person: string | null; name: string; address: string; wire: Duplex },
  ) {
    this.#services = services;
    this.#socket = socket;
    this.#wire = who.wire;
    this.person = who.person;
    this.address = who.address;
    this.#bucket = new Bucket(services.config.messagesPerSecond, services.now());
    socket.on('message', (data, isBinary) => void this.#receive(isBinary ? undefined : String(data)));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#gone());
    services.sockets.add(this);
    this.send({ type: 'welcome', protocol: PROTOCOL, name: who.name, heartbeat: HEARTBEAT_MS });
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string, flushed?: () => void): void {
    if (this.#socket.readyState !== this.#socket.OPEN) flushed?.();
    // Whoever does not read is cut off, and finds everything again when coming back.
    else if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
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
    this.#subscriptions.get(table.id)?.show();
    // Stopped by a process that sees nobody: here is somebody.
    if (table.snapshot.paused && seatOf(table.snapshot, this.person) !== null)
      table.act(resume).catch(() => {});
  }

  drop(table: Table, why: RequestError): void {
    this.#unwatch(table.id);
    this.#refuse(why, { table: table.id });
  }

  fail(error: unknown, table: Table): void {
    this.#refuse(error, { table: table.id });
  }

  async #receive(text: string | undefined): Promise<void> {
    this.#services.metrics.messages++;
    if (!this.#bucket.take(this.#services.now())) {
      if (--this.#patience < 0) return this.close(1008);
      return this.#refuse(new RequestError('too-fast'), {});
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
        return this.send({ type: 'pong', now: this.#services.now() });
      case 'watch':
        return this.#watch(message.table, message.have);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'move':
        return this.#move(message);
      case 'say': {
        const { text, reaction } = message;
        const said = text === undefined ? { reaction: reaction! } : { text };
        return sendTalk(
          this.#services,
          await this.#services.tables.load(message.table),
          this.#requirePerson(),
          said,
        );
      }
    }
  }

  #requirePerson(): string {
    if (this.person === null) throw new RequestError('unauthenticated');
    return this.person;
  }

  async #move(sent: Extract<ClientMessage, { type: 'move' }>): Promise<void> {
    const person = this.#requirePerson();
    const table = await this.#services.tables.load(sent.table);
    const version = await table.move(move(person, sent), person, sent.id);
    this.send({ type: 'done', table: sent.table, id: sent.id, version });
  }

  async #watch(id: string, have: number | undefined): Promise<void> {
    const seeking = { id, isOver: false };
    this.#sought.add(seeking);
    const table = await this.#services.tables.fresh(id).finally(() => this.#sought.delete(seeking));
    if (seeking.isOver) return;
    if (!table.mayWatch(this.person)) throw new RequestError('no-spectators');
    if (this.#subscriptions.size >= MAX_WATCHES && !this.#subscriptions.has(id))
      throw new RequestError('too-many-tables');
    // Reading the whole log is work: whoever asks for it too often is told only how it stands.
    const { requests, now } = this.#services;
    const isDear = have !== undefined && table.readsLog(this.person, have);
    const isTold = !isDear || requests.take(this.address, now(), table.logCost);
    const isNew = !this.#subscriptions.has(id);
    this.#subscriptions.get(id)?.end();
    const watch = new Subscription(table, this);
    this.#subscriptions.set(id, watch);
    table.watchers.add(this);
    await watch.showSince(isTold ? have : undefined);
    if (isNew) await this.#arrived(table);
  }

  /** Coming back takes one's seat back, and lets the clock go on. */
  async #arrived(table: Table): Promise<void> {
    const seat = seatOf(table.snapshot, this.person);
    if (seat === null) return;
    if (table.snapshot.places[seat]!.away) await table.act(backAt(seat));
    else for (const watcher of table.watchers) if (watcher !== this) watcher.show(table);
    if (table.snapshot.paused) await table.act(resume);
    this.#services.scheduler.arm(table);
  }

  #unwatch(id: string): void {
    for (const seeking of this.#sought) seeking.isOver ||= seeking.id === id;
    const watch = this.#subscriptions.get(id);
    if (watch === undefined) return;
    this.#subscriptions.delete(id);
    watch.end();
    const { table } = watch;
    table.watchers.delete(this);
    table.used = this.#services.now();
    if (seatOf(table.snapshot, this.person) === null) return;
    for (const watcher of table.watchers) watcher.show(table);
    if (table.config.settings.stopClock) this.#stopSoon(table);
  }

  #stopSoon(table: Table): void {
    const timer = setTimeout(() => {
      if (table.people.some(table.peopleInfo.isOnline) || table.snapshot.status !== 'playing') return;
      table.act(pause).catch(() => {});
    }, LEFT_MS);
    timer.unref();
  }

  #gone(): void {
    this.#services.sockets.remove(this);
    for (const seeking of this.#sought) seeking.isOver = true;
    for (const id of [...this.#subscriptions.keys()]) this.#unwatch(id);
  }

  #refuse(error: unknown, about: { table?: string; id?: string }): void {
    this.#services.metrics.refused++;
    const isExpected = error instanceof RequestError;
    if (!isExpected)
      this.#services.log('error', 'socket', { error: error instanceof Error ? error.stack : String(error) });
    const { code, message, reason } = (isExpected ? error : new RequestError('try-again')).body();
    this.send({ type: 'error', code, message, ...(reason && { reason }), ...about });
  }
}

const readMessage = (text: string | undefined): ClientMessage => {
  const wrong = (what: string): RequestError => new RequestError('bad-message', { code: what });
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
