// Refuses clients that ask too often before anything else is done with their requests: first with an answer, then by closing the
// connection, and whoever goes on even then is not listened to for a while.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { AddressBuckets } from '../../limits/networks.ts';
import type { Log } from '../../runtime/log.ts';
import { RequestError } from '../../table/request-error.ts';
import { addressOf, type ProxyConfig } from '../headers.ts';
import { costOf, type PageFile } from '../page.ts';

/** The page loads its files in a burst, from memory: each costs a fraction of any other request. */
const FILES_PER_REQUEST = 20;
/** So many refusals in a row are answered; after some of them the connection is closed, too. */
const MAX_REFUSALS = 240;
const REFUSALS_PER_SECOND = 5;
const CLOSING_AFTER = 40;
const IGNORED_MS = 10_000;
const MAX_IGNORED = 10_000;

const TOO_FAST = new RequestError('too-fast');
const BODY = JSON.stringify(TOO_FAST.body());
const HEADERS = {
  'content-type': 'application/json',
  'content-length': BODY.length,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'retry-after': '2',
};
const LAST_HEADERS = { ...HEADERS, connection: 'close' };

interface AdmissionServices {
  readonly config: ProxyConfig & { readonly requestsPerSecond: number };
  readonly requests: AddressBuckets;
  readonly log: Log;
  readonly now: () => number;
}

export class Admission {
  readonly #services: AdmissionServices;
  readonly #files: ReadonlyMap<string, PageFile>;
  readonly #fileRequests: AddressBuckets;
  readonly #refusals = new AddressBuckets(REFUSALS_PER_SECOND, MAX_REFUSALS);
  readonly #refusalsWithAnswer = new AddressBuckets(REFUSALS_PER_SECOND, CLOSING_AFTER);
  /** Until when nobody listens to these addresses; the earliest first. */
  readonly #ignored = new Map<string, number>();
  #hasWarned = false;
  /** Requests refused so far, for the operator. */
  refused = 0;

  constructor(services: AdmissionServices, files: ReadonlyMap<string, PageFile>) {
    this.#services = services;
    this.#files = files;
    this.#fileRequests = new AddressBuckets(services.config.requestsPerSecond * FILES_PER_REQUEST);
  }

  isIgnored = (address: string): boolean => {
    const until = this.#ignored.get(address);
    if (until === undefined) return false;
    if (until > this.#services.now()) return true;
    this.#ignored.delete(address);
    return false;
  };

  get ignored(): number {
    return this.#ignored.size;
  }

  /** False: the request is over the limit, and has been dealt with. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    const { config } = this.#services;
    if (!this.#hasWarned) this.#warnOfProxy(request);
    const address = addressOf(config, request.headers, request.socket.remoteAddress);
    if (this.#isAllowed(address, request.url ?? '')) return true;
    this.#refuse(address, request, response);
    return false;
  }

  /** Behind a proxy that is not trusted, everybody shares one address and its limits. */
  #warnOfProxy({ headers }: IncomingMessage): void {
    const { config, log } = this.#services;
    if (config.trustProxy || headers['x-forwarded-for'] === undefined) return;
    this.#hasWarned = true;
    log('warn', 'proxy', { hint: 'requests come through a proxy: set CRESCENDO_TRUST_PROXY=yes' });
  }

  #isAllowed(address: string, url: string): boolean {
    const { requests, now } = this.#services;
    if (this.#ignored.size > 0 && this.isIgnored(address)) return false;
    const query = url.indexOf('?');
    const file = this.#files.get(query < 0 ? url : url.slice(0, query));
    return file === undefined
      ? requests.take(address, now())
      : this.#fileRequests.take(address, now(), costOf(file));
  }

  #refuse(address: string, request: IncomingMessage, response: ServerResponse): void {
    const { config, now } = this.#services;
    this.refused++;
    if (!this.#refusals.take(address, now())) this.#ignore(address);
    // A connection of a proxy serves others, too.
    if (config.trustProxy) return void response.writeHead(TOO_FAST.status, HEADERS).end(BODY);
    if (this.isIgnored(address)) return void request.socket.destroy();
    const mayStay = this.#refusalsWithAnswer.take(address, now());
    response.writeHead(TOO_FAST.status, mayStay ? HEADERS : LAST_HEADERS).end(BODY);
  }

  #ignore(address: string): void {
    this.#ignored.delete(address);
    this.#ignored.set(address, this.#services.now() + IGNORED_MS);
    const [first] = this.#ignored.keys();
    if (this.#ignored.size > MAX_IGNORED && first !== undefined) this.#ignored.delete(first);
  }
}

/** Puts the admission in front of everything that answers requests. */
export const admitRequests = (server: Server, admission: Admission): void => {
  const listeners = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (admission.admit(request, response)) for (const answer of listeners) answer(request, response);
  });
};
