// Limits the open connections of one address, whatever is sent on them.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { AddressCounts } from '../../limits/networks.ts';
import { addressOf, type ProxyConfig } from '../headers.ts';

/** For requests, besides the sockets that are allowed. */
const FOR_REQUESTS = 200;

interface ConnectionsConfig extends ProxyConfig {
  readonly socketsPerAddress: number;
}

/** Behind a proxy all connections have its address: there the proxy limits them. `isIgnored`: whoever went on when told to wait. */
export const limitConnections = (
  server: Server,
  config: ConnectionsConfig,
  isIgnored: (address: string) => boolean,
): void => {
  if (config.trustProxy) return;
  const max = config.socketsPerAddress + FOR_REQUESTS;
  const open = new AddressCounts();
  // Clients that are not let in are gone before anything is prepared for their requests.
  const serve = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const address = addressOf(config, {}, socket.remoteAddress);
    if (isIgnored(address) || open.isAt(address, max)) return void socket.resetAndDestroy();
    open.add(address);
    socket.once('close', () => open.remove(address));
    for (const listener of serve) listener.call(server, socket);
  });
};
