// Under which addresses other devices reach this server. A page that was opened as `localhost` cannot know that.
import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { isLoopback } from './headers.ts';

const isPrivate = (address: string): boolean => /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);

/** Networks between programs on one machine, and tunnels: no friend is there. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg)/;
/** An address a machine gives itself when nobody else does. */
const SELF_MADE = /^169\.254\./;

/** Addresses of this machine that others can reach, those of a home network first. */
export const localAddresses = (): readonly string[] =>
  Object.entries(networkInterfaces())
    .flatMap(([name, list]) => (VIRTUAL.test(name) ? [] : (list ?? [])))
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !SELF_MADE.test(address))
    .map(({ address }) => address)
    .toSorted((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)));

/** For a page on the same machine; `null` for any other, which has come by an address that works, and need not know these. */
export const reachableFrom = (
  { host }: { readonly host: string },
  { headers, remote, port }: { headers: IncomingHttpHeaders; remote: string | undefined; port: number },
): readonly string[] | null => {
  if (!isLoopback(remote ?? '') || 'x-forwarded-for' in headers) return null;
  if (host !== '0.0.0.0' && host !== '::')
    return isLoopback(host) || host === 'localhost' ? [] : [`http://${host}:${port}`];
  return localAddresses().map((address) => `http://${address}:${port}`);
};
