// Upgrades HTTP requests to WebSocket connections.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { versionFor } from '@crescendo/protocol';
import { WebSocketServer } from 'ws';
import { tokenIn } from '../http/cookie.ts';
import { addressOf, isOwnOrigin, type OriginConfig } from '../http/headers.ts';
import { RequestError } from '../table/request-error.ts';
import { ClientConnection, type ConnectionServices } from './client-connection.ts';
import { SocketOutbox } from './outbox.ts';

const MAX_BYTES = 16_384;
/** A message comes in one piece from a browser; parts are allowed, but not endlessly many, nor endlessly small ones. */
const MAX_FRAGMENTS = 16;
const MAX_BUFFERED_CHUNKS = 1024;

interface AcceptServices extends ConnectionServices {
  readonly config: ConnectionServices['config'] & OriginConfig & { readonly socketsPerAddress: number };
  readonly identity: {
    personFor(token: string | undefined): Promise<{ readonly id: string; readonly name: string } | undefined>;
  };
}

/** A client that never closes its end must not keep the connection: it is gone as soon as the answer is sent. */
const rejectUpgrade = (socket: Duplex, { status, code }: RequestError): void => {
  socket.end(`HTTP/1.1 ${status} ${code}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
};

export const acceptSockets = (server: Server, services: AcceptServices): WebSocketServer => {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_BYTES,
    perMessageDeflate: false,
    // Pings are answered by the connection, within its limits.
    autoPong: false,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_BUFFERED_CHUNKS,
  });
  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const { headers } = request;
    const address = addressOf(services.config, headers, request.socket.remoteAddress);
    if (!services.limits.takeUpgrade(address)) throw new RequestError('too-fast');
    const [path, query] = (request.url ?? '').split('?');
    if (path !== '/api/socket') throw new RequestError('not-found');
    if (!isOwnOrigin(services.config, headers)) throw new RequestError('bad-origin');
    if (services.sockets.isFullAt(address, services.config.socketsPerAddress))
      throw new RequestError('too-many-sockets');
    const person = await services.identity.personFor(tokenIn(headers.cookie, headers.authorization));
    wss.handleUpgrade(request, socket, head, (ws) => {
      new ClientConnection(services, ws, {
        person: person?.id ?? null,
        name: person?.name ?? '',
        address,
        outbox: new SocketOutbox(socket, ws),
        protocol: versionFor(new URLSearchParams(query).get('protocol')),
      });
    });
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    accept(request, socket, head).catch((error) => {
      const refused = error instanceof RequestError ? error : new RequestError('try-again');
      if (refused !== error) services.log('error', 'upgrade', { error: String(error) });
      rejectUpgrade(socket, refused);
    });
  });
  return wss;
};
