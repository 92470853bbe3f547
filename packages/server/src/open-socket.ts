import type { SocketLike } from '@crescendo/protocol';
import { WebSocket } from 'ws';

/** A socket to a server, as this device; for programs that run on Node. */
export const openSocket = (url: string, token: string): SocketLike =>
  new WebSocket(`${url.replace(/^http/, 'ws').replace(/\/$/, '')}/api/socket`, {
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    handshakeTimeout: 10_000,
  }) as unknown as SocketLike;
