// Limits the open connections of one address, whatever is sent on them.
import type { Server } from 'node:http';
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
  server.on('connection', (socket) => {
    const address = addressOf(config, {}, socket.remoteAddress);
    if (isIgnored(address) || open.isAt(address, max)) return void socket.destroy();
    open.add(address);
    socket.once('close', () => open.remove(address));
  });
};
