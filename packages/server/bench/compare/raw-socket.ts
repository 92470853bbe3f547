// A WebSocket client as lean as possible, so that a bench measures servers and not its own clients.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const FIN = 0x80;
const MASKED = 0x80;

/** A frame of a client. Its mask is zero, which the protocol allows and nobody has to compute. */
const frameOf = (opcode: number, payload: Buffer): Buffer => {
  const { length } = payload;
  const header = Buffer.alloc(length < 126 ? 6 : 8);
  header[0] = FIN | opcode;
  header[1] = MASKED | (length < 126 ? length : 126);
  if (length >= 126) header.writeUInt16BE(length, 2);
  return Buffer.concat([header, payload]);
};

export class RawSocket {
  onText: (text: string) => void = () => {};
  readonly #socket: Socket;
  #unread: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static open(url: string, path: string, headers: { readonly [name: string]: string }): Promise<RawSocket> {
    const { hostname, port } = new URL(url);
    const lines = Object.entries({
      Host: `${hostname}:${port}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      const raw = new RawSocket(socket);
      socket.once('error', reject);
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
      const handshake = (data: Buffer): void => {
        raw.#unread = Buffer.concat([raw.#unread, data]);
        const end = raw.#unread.indexOf('\r\n\r\n');
        if (end < 0) return;
        const answer = raw.#unread.toString('latin1', 0, end);
        if (!answer.startsWith('HTTP/1.1 101')) reject(new Error(answer));
        socket.off('data', handshake);
        socket.on('data', (more: Buffer) => raw.#receive(more));
        resolve(raw);
        const rest = raw.#unread.subarray(end + 4);
        raw.#unread = Buffer.alloc(0);
        // Code that waits for this socket sets `onText` first.
        setImmediate(() => raw.#receive(rest));
      };
      socket.on('data', handshake);
    });
  }

  /** Both directions, frames and handshake included. */
  get bytes(): number {
    return this.#socket.bytesRead + this.#socket.bytesWritten;
  }

  send(text: string): void {
    this.#socket.write(frameOf(TEXT, Buffer.from(text)));
  }

  close(): void {
    this.#socket.removeAllListeners('error');
    this.#socket.on('error', () => {});
    this.#socket.destroy();
  }

  #receive(data: Buffer): void {
    let buffer = this.#unread.length === 0 ? data : Buffer.concat([this.#unread, data]);
    for (;;) {
      const frame = firstFrame(buffer);
      if (frame === undefined) break;
      buffer = buffer.subarray(frame.end);
      if (frame.opcode === TEXT) this.onText(frame.payload.toString('utf8'));
      else if (frame.opcode === PING) this.#socket.write(frameOf(PONG, frame.payload));
      else if (frame.opcode === CLOSE) this.#socket.destroy();
    }
    this.#unread = buffer;
  }
}

/** The first frame of a server, which never masks and here never splits a message; `undefined`: not all of it is here. */
const firstFrame = (buffer: Buffer): { opcode: number; payload: Buffer; end: number } | undefined => {
  if (buffer.length < 2) return undefined;
  const opcode = buffer.readUInt8(0) & 0x0f;
  let length = buffer.readUInt8(1);
  let start = 2;
  if (length >= 126) {
    start = length === 126 ? 4 : 10;
    if (buffer.length < start) return undefined;
    length = length === 126 ? buffer.readUInt16BE(2) : Number(buffer.readBigUInt64BE(2));
  }
  const end = start + length;
  return buffer.length < end ? undefined : { opcode, payload: buffer.subarray(start, end), end };
};
