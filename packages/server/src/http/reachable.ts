// Under which addresses other devices reach this server. A page that was opened as `localhost` cannot know that.
import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';
import { isLoopback } from './headers.ts';

const isPrivate = (address: string): boolean => /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);

/** Addresses of this machine that others on the same network can reach. */
export const localAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isPrivate(address))
    .map(({ address }) => address);

/** For a page on the same machine; `null` for any other, which has come by an address that works, and need not know these. */
export const reachableFrom = (
  { host }: Config,
  { headers, remote, port }: { headers: IncomingHttpHeaders; remote: string | undefined; port: number },
): readonly string[] | null => {
  if (!isLoopback(remote ?? '') || 'x-forwarded-for' in headers) return null;
  if (host !== '0.0.0.0' && host !== '::')
    return isLoopback(host) || host === 'localhost' ? [] : [`http://${host}:${port}`];
  return localAddresses().map((address) => `http://${address}:${port}`);
};
