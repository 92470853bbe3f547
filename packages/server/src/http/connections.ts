// Limits the open connections of one address, whatever is sent on them.
import type { Server } from 'node:http';
import { addressOf, type ProxyConfig } from './headers.ts';

/** For requests, besides the sockets that are allowed. */
const FOR_REQUESTS = 200;

interface ConnectionsConfig extends ProxyConfig {
  readonly socketsPerAddress: number;
}

/** Behind a proxy all connections have its address: there the proxy limits them. */
export const limitConnections = (server: Server, config: ConnectionsConfig): void => {
  if (config.trustProxy) return;
  const max = config.socketsPerAddress + FOR_REQUESTS;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressOf(config, {}, socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > max) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
};
