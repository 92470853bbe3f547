// One client's socket: reads its messages, answers each, and sends the tables it watches.
import type { Duplex } from 'node:stream';
import { ClientMessage, PROTOCOL, type ServerMessage } from '@crescendo/protocol';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { Bucket } from '../limits.ts';
import { type Charge, chargeFor } from '../replay-cost.ts';
import { RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import { markBack, restartClock, stopClock } from '../table/commands.ts';
import { placeAt, seatOf } from '../table/place.ts';
import { playMove } from '../table/play-move.ts';
import type { Table, Watcher } from '../table/table.ts';
import { sendTalk } from '../talk.ts';
import { HEARTBEAT_MS } from './sockets.ts';
import { Subscription, type SubscriptionTarget } from './subscription.ts';

/** The connection is closed after this many messages over the rate limit. */
const MAX_TOO_FAST = 200;
/** A client that was disconnected has this long to read why. */
const CLOSING_MS = 1000;
/** To reconnect after that costs an address as much as this many connections. */
const CLOSED_COST = 10;
const MAX_WATCHES = 50;
/** What it costs the main thread to write a whole state. */
const WATCH_MS = 0.2;
/** No pong is sent to a client that has more than this still to read. */
const MAX_BUFFERED_PONGS = 65_536;
/** A client that lets more than this pile up is disconnected. */
const MAX_BUFFERED_BYTES = 1_048_576;
/** A player who reloads the page has not left. */
const LEAVE_GRACE_MS = 3000;

export class ClientConnection implements Watcher, SubscriptionTarget {
  readonly number: number;
  readonly person: string | null;
  readonly address: string;
  readonly #services: Services;
  readonly #socket: WebSocket;
  readonly #rawSocket: Duplex;
  readonly #subscriptions = new Map<string, Subscription>();
  /** Tables still being loaded; an `unwatch` in the meantime cancels the subscription. */
  readonly #loading = new Set<{ readonly id: string; isCancelled: boolean }>();
  readonly #bucket: Bucket;
  #tooFastLeft = MAX_TOO_FAST;
  #isAlive = true;
  #isCorked = false;
  #isClosing = false;

  constructor(
    services: Services,
    socket: WebSocket,
    who: { person: string | null; name: string; address: string; rawSocket: Duplex },
  ) {
    this.#services = services;
    this.#socket = socket;
    this.#rawSocket = who.rawSocket;
    this.person = who.person;
    this.address = who.address;
    this.#bucket = new Bucket(services.config.messagesPerSecond, services.now());
    socket.on('message', (data, isBinary) => void this.#receive(isBinary ? undefined : String(data)));
    socket.on('ping', (data) => this.#answerPing(data));
    socket.on('pong', () => {
      if (this.#take()) this.#isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#onClose());
    this.number = services.sockets.nextNumber();
    services.sockets.add(this);
    this.send({ type: 'welcome', protocol: PROTOCOL, name: who.name, heartbeat: HEARTBEAT_MS });
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string, flushed?: () => void): void {
    if (this.#socket.readyState !== this.#socket.OPEN) flushed?.();
    // A client that does not read is disconnected; it gets the current state when it reconnects.
    else if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else {
      this.#cork();
      this.#socket.send(text, flushed);
    }
  }

  /** Messages of one tick, such as a state and the answer to a move, leave in one packet. */
  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#rawSocket.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#rawSocket.uncork();
    });
  }

  /** Bytes not sent yet. */
  get bufferedBytes(): number {
    return this.#socket.bufferedAmount;
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Ping the client; terminate if it did not answer the previous ping. */
  heartbeat(): void {
    if (this.#isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.#isAlive = false;
  }

  show(table: Table): void {
    this.#subscriptions.get(table.id)?.show();
    const seat = seatOf(table.snapshot, this.person);
    if (seat === null) return;
    // The clock was stopped, or the seat given to a bot, before this connection was noticed.
    if (table.snapshot.clockStopped) table.act(restartClock).catch(() => {});
    if (placeAt(table.snapshot.places, seat).away) table.act(markBack(seat)).catch(() => {});
  }

  drop(table: Table, why: RequestError): void {
    this.#unwatch(table.id);
    this.#sendError(why, { table: table.id });
  }

  fail(error: unknown, table: Table): void {
    this.#sendError(error, { table: table.id });
  }

  /** Counts a message or a control frame; false: over the limit. A client that goes on like this is disconnected. */
  #take(): boolean {
    if (this.#isClosing) return false;
    if (this.#bucket.take(this.#services.now()) && this.#services.limits.takeMessage(this)) return true;
    if (--this.#tooFastLeft < 0) this.#disconnect();
    return false;
  }

  #disconnect(): void {
    this.#isClosing = true;
    this.#services.limits.takeUpgrade(this.address, CLOSED_COST);
    this.#socket.close(1008);
    // What it still sends is not even read.
    this.#socket.pause();
    this.#services.runtime.setTimeout(() => this.#socket.terminate(), CLOSING_MS);
  }

  #answerPing(data: Buffer): void {
    if (!this.#take()) return;
    if (this.#socket.bufferedAmount < MAX_BUFFERED_PONGS) this.#socket.pong(data);
  }

  async #receive(text: string | undefined): Promise<void> {
    this.#services.metrics.messages++;
    if (!this.#take()) {
      if (!this.#isClosing) this.#sendError(new RequestError('too-fast'), {});
      return;
    }
    const about: { table?: string; id?: string } = {};
    try {
      const message = readMessage(text);
      if ('table' in message) about.table = message.table;
      if ('id' in message) about.id = message.id;
      await this.#handle(message);
    } catch (error) {
      this.#sendError(error, about);
    }
  }

  async #handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong', now: this.#services.now() });
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'move':
        return this.#move(message);
      case 'say': {
        const { text, reaction } = message;
        const said = reaction === undefined ? { text: text ?? '' } : { reaction };
        return sendTalk(
          this.#services,
          await this.#services.tables.load(message.table, this.#charge()),
          this.#requirePerson(),
          said,
        );
      }
    }
  }

  /** Charges this client for the log that one message has read. */
  #charge(): Charge {
    return chargeFor(this.#services, this.address);
  }

  #requirePerson(): string {
    if (this.person === null) throw new RequestError('unauthenticated');
    return this.person;
  }

  async #move(sent: Extract<ClientMessage, { type: 'move' }>): Promise<void> {
    const person = this.#requirePerson();
    const table = await this.#services.tables.load(sent.table, this.#charge());
    const client = { person, address: this.address };
    const version = await playMove(this.#services, client, table, sent);
    const watched = this.#subscriptions.get(sent.table);
    if (watched !== undefined) watched.acknowledge(sent.id, version);
    else this.send({ type: 'done', table: sent.table, id: sent.id, version });
  }

  async #watch({
    table: id,
    have,
    changes = false,
  }: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const { limits } = this.#services;
    if (!limits.mayWork(this)) throw new RequestError('too-fast');
    const request = { id, isCancelled: false };
    this.#loading.add(request);
    const table = await this.#services.tables
      .fresh(id, this.#charge())
      .finally(() => this.#loading.delete(request));
    if (request.isCancelled) return;
    if (!table.views.mayWatch(this.person)) throw new RequestError('no-spectators');
    if (this.#subscriptions.size >= MAX_WATCHES && !this.#subscriptions.has(id))
      throw new RequestError('too-many-tables');
    // Reading the whole log is expensive: over the limit, only the current state is sent.
    const { requests, now } = this.#services;
    const isExpensive = have !== undefined && table.views.readsLog(this.person, have);
    const isAllowed = !isExpensive || requests.take(this.address, now(), table.logCost);
    const isNew = !this.#subscriptions.has(id);
    this.#subscriptions.get(id)?.end();
    const watch = new Subscription(table, this, this.#services.runtime, changes);
    this.#subscriptions.set(id, watch);
    table.watchers.add(this);
    await watch.begin(isAllowed ? have : undefined);
    limits.chargeWork(this, WATCH_MS);
    if (!isNew) return;
    // Where only bots play, they have waited for somebody to watch.
    this.#services.scheduler.schedule(table);
    await this.#onArrival(table);
  }

  /** A returning player gets the seat back from the bot, and the clock runs again. */
  async #onArrival(table: Table): Promise<void> {
    const seat = seatOf(table.snapshot, this.person);
    if (seat === null) return;
    if (placeAt(table.snapshot.places, seat).away) await table.act(markBack(seat));
    else table.announce('same', this);
    if (table.snapshot.clockStopped) await table.act(restartClock);
  }

  #unwatch(id: string): void {
    for (const request of this.#loading) request.isCancelled ||= request.id === id;
    const watch = this.#subscriptions.get(id);
    if (watch === undefined) return;
    this.#subscriptions.delete(id);
    watch.end();
    const { table } = watch;
    table.watchers.delete(this);
    table.used = this.#services.now();
    if (seatOf(table.snapshot, this.person) === null) return;
    table.announce();
    if (table.config.settings.stopClock) this.#stopClockLater(table);
  }

  #stopClockLater(table: Table): void {
    this.#services.runtime.setTimeout(() => {
      if (table.people.some(table.peopleInfo.isOnline) || table.snapshot.status !== 'playing') return;
      table.act(stopClock).catch(() => {});
    }, LEAVE_GRACE_MS);
  }

  #onClose(): void {
    this.#services.sockets.remove(this);
    for (const request of this.#loading) request.isCancelled = true;
    for (const id of [...this.#subscriptions.keys()]) this.#unwatch(id);
  }

  #sendError(error: unknown, about: { table?: string; id?: string }): void {
    this.#services.metrics.refused++;
    const isExpected = error instanceof RequestError;
    if (!isExpected)
      this.#services.log('error', 'socket', { error: error instanceof Error ? error.stack : String(error) });
    const { code, message, reason } = (isExpected ? error : new RequestError('try-again')).body();
    this.send({ type: 'error', code, message, ...(reason && { reason }), ...about });
  }
}

const readMessage = (text: string | undefined): ClientMessage => {
  const invalid = (code: string): RequestError => new RequestError('bad-message', { code });
  if (text === undefined) throw invalid('binary');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw invalid('not-json');
  }
  const parsed = v.safeParse(ClientMessage, json);
  if (parsed.success) return parsed.output;
  throw invalid('not-a-message');
};
