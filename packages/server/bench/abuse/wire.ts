// The attackers' tools: requests, sockets and bare connections from an address of their own.
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { socketPath } from '@crescendo/protocol';
import { WebSocket } from 'ws';

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: attackers read what they need, and do not care
  readonly body: any;
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Wire {
  readonly #url: URL;
  readonly #address: string;

  /** All connections come from this address of the loopback. */
  /** The folder of the server's data: what would take an attacker days can be prepared there. */
  readonly data: string;

  constructor(url: string, address: string, data: string) {
    this.data = data;
    this.#url = new URL(url);
    this.#address = address;
  }

  ask(method: string, path: string, token = '', body?: object, more: object = {}): Promise<Reply> {
    return new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...more,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      };
      const { hostname, port } = this.#url;
      const options = { hostname, port, path, method, headers, localAddress: this.#address };
      const request = httpRequest(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parsed(chunks) }));
        response.on('error', () => resolve({ status: 0, body: undefined }));
      });
      request.on('error', () => resolve({ status: 0, body: undefined }));
      request.end(text);
    });
  }

  async person(name = 'Mallory'): Promise<string> {
    return (await this.ask('POST', '/api/me', '', { name })).body?.token ?? '';
  }

  async table(token: string, asked: object): Promise<string> {
    return (await this.ask('POST', '/api/tables', token, asked)).body?.id ?? '';
  }

  /** `undefined`: not let in. */
  socket(token = ''): Promise<WebSocket | undefined> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`ws://${this.#url.host}${socketPath()}`, {
        localAddress: this.#address,
        perMessageDeflate: false,
        headers: { ...(token && { authorization: `Bearer ${token}` }) },
      });
      socket.on('open', () => resolve(socket));
      socket.on('error', () => resolve(undefined));
    });
  }

  /** Bare TCP. */
  bare(): Promise<Socket> {
    return new Promise((resolve) => {
      const { hostname, port } = this.#url;
      const socket = connect({ host: hostname, port: Number(port), localAddress: this.#address });
      socket.on('error', () => {});
      for (const event of ['connect', 'close']) socket.once(event, () => resolve(socket));
    });
  }

  /** Bare TCP with an upgrade request on it. */
  raw(headers = ''): Promise<Socket> {
    return new Promise((resolve) => {
      const { hostname, port, host } = this.#url;
      const socket = connect({ host: hostname, port: Number(port), localAddress: this.#address });
      socket.on('error', () => {});
      socket.on('close', () => resolve(socket));
      socket.write(
        `GET ${socketPath()} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${headers}\r\n`,
      );
      socket.once('data', () => resolve(socket));
    });
  }
}

const parsed = (chunks: readonly Buffer[]): unknown => {
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
};

/** A masked frame, its mask all zeros. */
export const frame = (opcode: number, body: Buffer, isFinal = true): Buffer =>
  Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
