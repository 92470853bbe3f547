import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface ProxyConfig {
  /** True if there is a proxy in front of the server whose `X-Forwarded-…` headers can be trusted. */
  readonly trustProxy: boolean;
}

export interface OriginConfig extends ProxyConfig {
  /** Sites whose pages may use this server, besides its own. */
  readonly origins: readonly string[];
}

/** The permissions of our page: run its own code, bots in workers and in WebAssembly, and use this server; nothing else. */
const CSP = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const SECURITY_HEADERS: { readonly [header: string]: string } = {
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  // A table's address is its key: it must not leak to other sites through the referrer.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
};

/** A file that is loaded into a page is subject to the page's policy, and needs none of its own. */
export const PART_HEADERS: { readonly [header: string]: string } = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Browsers believe this one only where nobody can have changed it on the way, and complain about it elsewhere. */
export const openerPolicy = (
  config: OriginConfig,
  headers: IncomingHttpHeaders,
): { readonly [header: string]: string } =>
  isSecure(config, headers) || /^(localhost|127\.[\d.]+|\[::1\])$/.test(nameOf(headers.host ?? ''))
    ? { 'cross-origin-opener-policy': 'same-origin' }
    : {};

export const isSecure = ({ trustProxy }: ProxyConfig, headers: IncomingHttpHeaders): boolean =>
  trustProxy && headers['x-forwarded-proto'] === 'https';

/** A client with one IPv6 address has a whole network of them: its first half stands for all. */
const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - (tail?.length ?? 0) }, () => '0');
  return [...head, ...(tail === undefined ? [] : [...zeros, ...tail])].slice(0, 4).join(':');
};

/** Only the last address is added by our own proxy; clients can forge the ones before it. */
export const addressOf = (
  { trustProxy }: ProxyConfig,
  headers: IncomingHttpHeaders,
  remote: string | undefined,
): string => {
  const forwarded = headers['x-forwarded-for'];
  const last = trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return networkOf(last || remote || 'unknown');
};

const nameOf = (host: string): string => {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
};

/**
 * A name that no stranger can point at this machine: an address, or a name that exists only on this machine or network. Any
 * other name may belong to someone whose page wants to pass for ours (DNS rebinding).
 */
const isLocalName = (name: string): boolean =>
  /^(\d+\.){3}\d+$/.test(name) ||
  name.startsWith('[') ||
  /^[\w-]+$/.test(name) ||
  /\.(localhost|local|lan|home|internal|home\.arpa|fritz\.box)$/.test(name);

/** The address at which this client reached us, as in `https://play.example.org`; of use only to this very client, who may have made it up. */
export const ownOrigin = (config: OriginConfig, headers: IncomingHttpHeaders): string => {
  const forwarded = headers['x-forwarded-host'];
  const host = (config.trustProxy && typeof forwarded === 'string' ? forwarded : headers.host) ?? '';
  return `http${isSecure(config, headers) ? 's' : ''}://${nameOf(host) === '' ? 'localhost' : host}`;
};

/** Programs send no Origin; a page from another site always does. */
export const isOwnOrigin = (config: OriginConfig, headers: IncomingHttpHeaders): boolean => {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (config.origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const forwarded = headers['x-forwarded-host'];
  const host = config.trustProxy && typeof forwarded === 'string' ? forwarded : headers.host;
  if (host === undefined || new URL(origin).host !== host) return false;
  // A certificate proves the name; without one only local names can be trusted.
  return isSecure(config, headers) || isLocalName(nameOf(host));
};

export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** With the token from anywhere; without one only from this machine, and not through a proxy or a page. */
export const mayReadMetrics = (
  { metricsToken }: { readonly metricsToken: string | undefined },
  headers: IncomingHttpHeaders,
  remote: string | undefined,
): boolean => {
  const { authorization, origin, host = '' } = headers;
  if (metricsToken !== undefined) {
    const [given, wanted] = [authorization ?? '', `Bearer ${metricsToken}`].map((text) =>
      createHash('sha256').update(text).digest(),
    );
    return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
  }
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers);
  return isLoopback(remote ?? '') && !isForwarded && origin === undefined && isLocalName(nameOf(host));
};
