import type { SocketLike } from '@crescendo/protocol';
import { WebSocket } from 'ws';

/** A WebSocket to a server, authenticated with this token; for programs that run on Node. */
export const openSocket = (url: string, token: string): SocketLike =>
  new WebSocket(`${url.replace(/^http/, 'ws').replace(/\/$/, '')}/api/socket`, {
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    handshakeTimeout: 10_000,
    // The event types of `ws` and of browsers differ; the connection reads only `data`.
  }) as unknown as SocketLike;
