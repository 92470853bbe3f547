// A socket between a client and a node, in memory: in order and slow in both directions, until it is cut.
import { EventEmitter } from 'node:events';
import type { SocketLike } from '@crescendo/protocol';
import type { Dice } from '@crescendo/rules';
import type { Outbox } from '../../src/socket/outbox.ts';
import type { Process } from './process.ts';
import type { VirtualTime } from './virtual-time.ts';

const OPEN = 1;
const CLOSED = 3;

/** The part of a `WebSocket` of the package `ws` that the server uses. */
export class ServerSocket extends EventEmitter {
  readonly OPEN = OPEN;
  readyState = OPEN;
  readonly #link: Link;

  constructor(link: Link) {
    super();
    this.#link = link;
  }

  ping(): void {
    this.#link.ping();
  }

  close(): void {
    this.#link.cut();
  }

  terminate(): void {
    this.#link.cut();
  }
}

/** The server's messages on it: taken at once, or after a while in which it is blocked. */
class LinkOutbox implements Outbox {
  onFree = (): void => {};
  isBlocked = false;
  readonly waitingBytes = 0;
  readonly #link: Link;

  constructor(link: Link) {
    this.#link = link;
  }

  send(text: string): void {
    this.#link.toClient(text);
    if (this.isBlocked) return;
    this.isBlocked = true;
    this.#link.whenTaken(() => {
      this.isBlocked = false;
      this.onFree();
    });
  }

  flush(): void {}
}

export interface LinkListeners {
  /** The server has sent this. */
  readonly onSent: (text: string) => void;
  /** This has reached the server. */
  readonly onArrived: (text: string) => void;
}

export class Link implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  listeners: LinkListeners | undefined;
  /** The client sends this. */
  onSend: (text: string) => void = () => {};
  readonly server = new ServerSocket(this);
  readonly outbox = new LinkOutbox(this);
  readonly #time: VirtualTime;
  readonly #dice: Dice;
  /** The longest time a message takes. */
  readonly #delay: number;
  #process: Process | undefined;
  #lastToServer = 0;
  #lastToClient = 0;
  /** Nothing passes any more, and nobody is told. */
  #isDead = false;

  constructor(time: VirtualTime, dice: Dice, delay: number) {
    this.#time = time;
    this.#dice = dice;
    this.#delay = delay;
  }

  /** The node has accepted it. */
  accepted(process: Process): void {
    this.#process = process;
    this.#clientSoon(() => this.onopen?.({} as never));
    process.onEnd(() => this.cut());
  }

  refused(): void {
    this.#clientSoon(() => this.onerror?.({} as never));
  }

  send(text: string): void {
    this.onSend(text);
    this.#serverSoon(() => {
      if (this.server.readyState !== OPEN) return;
      this.listeners?.onArrived(text);
      this.server.emit('message', Buffer.from(text), false);
    });
  }

  toClient(text: string): void {
    this.listeners?.onSent(text);
    this.#clientSoon(() => this.onmessage?.({ data: text } as never));
  }

  /** The server's system has taken what was sent. */
  whenTaken(run: () => void): void {
    this.#process?.after(this.#trip() / 4, run);
  }

  ping(): void {
    this.#clientSoon(() => this.#serverSoon(() => this.server.emit('pong')));
  }

  /** The client closes it. */
  close(): void {
    this.#serverSoon(() => this.#closeServer());
  }

  /** Either side ends it, or a router in between: both sides notice. */
  cut(): void {
    if (this.server.readyState === CLOSED) return;
    this.server.readyState = CLOSED;
    this.#clientSoon(() => this.onclose?.({} as never));
    this.#process?.after(0, () => this.server.emit('close'));
  }

  /** The network is gone without a word. */
  vanish(): void {
    this.#isDead = true;
  }

  #closeServer(): void {
    if (this.server.readyState === CLOSED) return;
    this.server.readyState = CLOSED;
    this.server.emit('close');
  }

  #trip(): number {
    return 1 + this.#dice() ** 2 * this.#delay;
  }

  #serverSoon(run: () => void): void {
    this.#lastToServer = Math.max(this.#lastToServer, this.#time.now + this.#trip());
    this.#process?.at(this.#lastToServer, () => {
      if (!this.#isDead) run();
    });
  }

  #clientSoon(run: () => void): void {
    this.#lastToClient = Math.max(this.#lastToClient, this.#time.now + this.#trip());
    this.#time.at(this.#lastToClient, () => {
      if (!this.#isDead) run();
    });
  }
}
