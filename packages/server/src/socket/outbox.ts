// The outgoing messages of one connection. The messages of a tick leave together, as frames in one write: header and text are one string of
// bytes, which Node hands to the system as it is. `ws` makes two buffers and a list of each frame; it still sends control frames.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

const TEXT = '\x81';
const LENGTH_16 = String.fromCharCode(126);
const LENGTH_64 = String.fromCharCode(127);
/** A message is never longer than a 32-bit number can say. */
const HIGH_HALF = '\0\0\0\0';

const byte = (value: number): string => String.fromCharCode(value & 0xff);

const lengthOf = (bytes: number): string => {
  if (bytes < 126) return byte(bytes);
  const low = byte(bytes >>> 8) + byte(bytes);
  return bytes < 65_536
    ? LENGTH_16 + low
    : LENGTH_64 + HIGH_HALF + byte(bytes >>> 24) + byte(bytes >>> 16) + low;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
const BEYOND_ASCII = /[^\x00-\x7f]/;

/** A text frame of a server (RFC 6455): a string in which every character is a byte. */
export const textFrame = (text: string): string => {
  const bytes = BEYOND_ASCII.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;
  return TEXT + lengthOf(bytes.length) + bytes;
};

export interface Outbox {
  /** The socket has not taken what was sent: senders that can wait should. */
  readonly isBlocked: boolean;
  /** Bytes that the socket has not taken yet. */
  readonly waitingBytes: number;
  /** Called when the socket has taken everything after being blocked. */
  onFree: () => void;
  send(text: string): void;
  /** Send what this tick has collected. */
  flush(): void;
}

export class SocketOutbox implements Outbox {
  onFree = (): void => {};
  readonly #socket: Duplex;
  readonly #ws: Pick<WebSocket, 'readyState' | 'OPEN'>;
  #frames = '';
  #isBlocked = false;

  constructor(socket: Duplex, ws: Pick<WebSocket, 'readyState' | 'OPEN'>) {
    this.#socket = socket;
    this.#ws = ws;
  }

  get isBlocked(): boolean {
    return this.#isBlocked;
  }

  get waitingBytes(): number {
    return this.#frames.length + this.#socket.writableLength;
  }

  send(text: string): void {
    if (this.#frames === '') process.nextTick(this.#flushNow);
    this.#frames += textFrame(text);
  }

  readonly #flushNow = (): void => this.flush();

  flush(): void {
    const frames = this.#frames;
    // Nothing may follow the frame that closes the connection.
    if (frames === '' || this.#ws.readyState !== this.#ws.OPEN) return;
    this.#frames = '';
    this.#socket.write(frames, 'latin1');
    if (this.#socket.writableLength === 0 || this.#isBlocked) return;
    this.#isBlocked = true;
    // An empty write is done when everything before it is.
    this.#socket.write('', () => {
      this.#isBlocked = false;
      this.onFree();
    });
  }
}
