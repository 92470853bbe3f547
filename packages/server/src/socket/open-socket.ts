import { type SocketLike, socketPath } from '@crescendo/protocol';
import { WebSocket } from 'ws';

const socketAddress = (url: string, table: string | undefined): string =>
  url.replace(/^http/, 'ws').replace(/\/$/, '') + socketPath(table);

/** A WebSocket to a server, authenticated with this token; for programs that run on Node. `table`: the one to be watched. */
export const openSocket = (url: string, token: string, table?: string): SocketLike =>
  new WebSocket(socketAddress(url, table), {
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    handshakeTimeout: 10_000,
    // The event types of `ws` and of browsers differ; the connection reads only `data`.
  }) as unknown as SocketLike;
