// One client's socket: reads its messages, answers each, and sends the tables it watches.

import { type ClientMessage, PROTOCOL, type ServerMessage, withOldNames } from '@crescendo/protocol';
import { assertNever } from '@crescendo/rules';
import type { WebSocket } from 'ws';
import { type ChatServices, sendChat } from '../features/chat/chat.ts';
import { sendDraft } from '../features/drafts/drafts.ts';
import { type PlayServices, playMove } from '../hosting/play-move.ts';
import type { Table } from '../hosting/table.ts';
import type { Watcher } from '../hosting/watcher.ts';
import { Bucket } from '../limits/buckets.ts';
import { type Charge, chargeFor } from '../limits/replay-cost.ts';
import type { Metrics } from '../runtime/metrics.ts';
import { RequestError } from '../table/request-error.ts';
import type { Outbox } from './outbox.ts';
import { readMessage } from './read-message.ts';
import { HEARTBEAT_MS, type Sockets } from './sockets.ts';
import type { SubscriptionTarget } from './subscription.ts';
import { Watching, type WatchingServices } from './watching.ts';

/** The connection is closed after this many messages over the rate limit. */
const MAX_TOO_FAST = 200;
/** A client that was disconnected has this long to read why. */
const CLOSING_MS = 1000;
/** To reconnect after that costs an address as much as this many connections. */
const CLOSED_COST = 10;
/** No pong is sent to a client that has more than this still to read. */
const MAX_BUFFERED_PONGS = 65_536;
/** A client that lets more than this pile up is disconnected. */
const MAX_BUFFERED_BYTES = 1_048_576;

export interface ConnectionServices extends WatchingServices, PlayServices, ChatServices {
  readonly store: WatchingServices['store'] & ChatServices['store'];
  readonly config: WatchingServices['config'] & { readonly messagesPerSecond: number };
  readonly sockets: Sockets;
  readonly metrics: Metrics;
}

export class ClientConnection implements Watcher, SubscriptionTarget {
  readonly number: number;
  readonly person: string | null;
  readonly address: string;
  readonly #services: ConnectionServices;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #watching: Watching;
  readonly #bucket: Bucket;
  /** The version of the protocol that this client speaks. */
  readonly #protocol: number;
  #tooFastLeft = MAX_TOO_FAST;
  #isAlive = true;
  #isClosing = false;

  constructor(
    services: ConnectionServices,
    socket: WebSocket,
    who: { person: string | null; name: string; address: string; outbox: Outbox; protocol: number },
  ) {
    this.#services = services;
    this.#socket = socket;
    this.#outbox = who.outbox;
    this.person = who.person;
    this.address = who.address;
    this.#protocol = who.protocol;
    this.#watching = new Watching(services, this);
    who.outbox.onFree = () => this.#watching.resume();
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
    this.send({ type: 'welcome', protocol: who.protocol, name: who.name, heartbeat: HEARTBEAT_MS });
  }

  send(message: ServerMessage): void {
    this.#write(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.#write(this.#protocol === PROTOCOL ? text : JSON.stringify(withOldNames(JSON.parse(text))));
  }

  #write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // A client that does not read is disconnected; it gets the current state when it reconnects.
    if (this.bufferedBytes > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else this.#outbox.send(text);
  }

  /** The socket has not taken the last messages yet. */
  get isBlocked(): boolean {
    return this.#outbox.isBlocked;
  }

  /** Bytes not sent yet. */
  get bufferedBytes(): number {
    return this.#outbox.waitingBytes;
  }

  close(code: number): void {
    this.#outbox.flush();
    this.#socket.close(code);
  }

  /** Ping the client; terminate if it did not answer the previous ping. */
  heartbeat(): void {
    if (this.#isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.#isAlive = false;
  }

  show(table: string): void {
    this.#watching.show(table);
  }

  drop(table: Table, why: RequestError): void {
    this.#watching.unwatch(table.id);
    this.#sendError(why, { table: table.id });
  }

  fail(error: unknown, table: Table): void {
    this.#sendError(error, { table: table.id });
  }

  mayReadLog(table: Table): boolean {
    const { requests, now } = this.#services;
    return requests.take(this.address, now(), table.logCost);
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
    this.close(1008);
    // Nothing that it still sends is read.
    this.#socket.pause();
    this.#services.runtime.setTimeout(() => this.#socket.terminate(), CLOSING_MS);
  }

  #answerPing(data: Buffer): void {
    if (!this.#take()) return;
    if (this.bufferedBytes < MAX_BUFFERED_PONGS) this.#socket.pong(data);
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

  #handle(message: ClientMessage): Promise<void> | void {
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong', now: this.#services.now() });
      case 'watch':
        return this.#watching.watch(message);
      case 'unwatch':
        return this.#watching.unwatch(message.table);
      case 'move':
        return this.#move(message);
      case 'say':
        return this.#say(message);
      case 'draft':
        return this.#draft(message);
      default:
        return assertNever(message);
    }
  }

  async #say({ table: id, text, reaction }: Extract<ClientMessage, { type: 'say' }>): Promise<void> {
    const said = reaction === undefined ? { text: text ?? '' } : { reaction };
    const table = await this.#services.tables.load(id, this.#charge());
    await sendChat(this.#services, table, { person: this.#requirePerson(), address: this.address }, said);
  }

  async #draft({ table: id, draft }: Extract<ClientMessage, { type: 'draft' }>): Promise<void> {
    const person = this.#requirePerson();
    const { tables } = this.#services;
    const table = tables.known(id) ?? (await tables.load(id, this.#charge()));
    sendDraft(this.#services, { person, address: this.address }, table, draft);
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
    const { tables } = this.#services;
    const table = tables.known(sent.table) ?? (await tables.load(sent.table, this.#charge()));
    const client = { person, address: this.address };
    const version = await playMove(this.#services, client, table, sent);
    const watched = this.#watching.subscription(sent.table);
    if (watched !== undefined) watched.acknowledge(sent.id, version);
    else this.send({ type: 'done', table: sent.table, id: sent.id, version });
  }

  #onClose(): void {
    this.#services.sockets.remove(this);
    this.#watching.end();
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
