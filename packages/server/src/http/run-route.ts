// Answers a request to the API: authenticates it, reads its body, runs its route, and sends the response.
import { PROTOCOL, PROTOCOL_HEADER, versionFor, withOldNames } from '@crescendo/protocol';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { type ChargeServices, chargeFor } from '../limits/replay-cost.ts';
import { RequestError } from '../table/request-error.ts';
import { compressed } from './compress.ts';
import { cookieFor, tokenIn } from './cookie.ts';
import { addressOf, isOwnOrigin, isSecure, type OriginConfig } from './headers.ts';
import { reachableFrom } from './reachable.ts';
import { readBody } from './read-body.ts';
import type { Requester, Route } from './route.ts';

export type App = { Bindings: HttpBindings; Variables: { requestId: string } };
export type RequestContext = Context<App>;

interface RunServices extends ChargeServices {
  readonly config: ChargeServices['config'] & OriginConfig & { readonly host: string; readonly base: string };
  readonly identity: { personFor(token: string | undefined): Promise<Requester | undefined> };
}

export const runRoute = async <S extends RunServices>(
  services: S,
  route: Route<S>,
  c: RequestContext,
): Promise<Response> => {
  const { headers, socket } = c.env.incoming;
  if (route.method !== 'GET' && !isOwnOrigin(services.config, headers)) throw new RequestError('bad-origin');
  const address = addressOf(services.config, headers, socket.remoteAddress);
  const person = (await services.identity.personFor(tokenIn(headers.cookie, headers.authorization))) ?? null;
  const requirePerson = () => {
    if (person === null) throw new RequestError('unauthenticated');
    return person;
  };
  if (route.needsPerson) requirePerson();
  const body = await readBody(c.env.incoming, route);
  const protocol = versionFor(c.req.query('protocol') ?? c.req.header(PROTOCOL_HEADER));
  const response = await route.run({
    services,
    person,
    address,
    requirePerson,
    body,
    param: (name) => c.req.param(name) ?? '',
    query: (name) => c.req.query(name),
    protocol,
    charge: chargeFor(services, address),
    reachable: () =>
      reachableFrom(services.config, { headers, remote: socket.remoteAddress, port: socket.localPort ?? 0 }),
    setToken: (token) =>
      c.header(
        'set-cookie',
        cookieFor(token, { base: services.config.base, isSecure: isSecure(services.config, headers) }),
      ),
  });
  c.header('cache-control', 'no-store');
  if (response === undefined) return c.body(null, 204);
  return send(c, protocol === PROTOCOL ? response : withOldNames(response));
};

const send = async (c: RequestContext, answer: unknown): Promise<Response> => {
  const isText = typeof answer === 'string';
  const text = isText ? answer : JSON.stringify(answer);
  const bytes = await compressed(text, String(c.env.incoming.headers['accept-encoding'] ?? ''));
  c.header('content-type', isText ? 'text/plain; charset=UTF-8' : 'application/json');
  c.header('vary', 'accept-encoding');
  if (bytes === undefined) return c.body(text);
  c.header('content-encoding', 'gzip');
  return c.body(bytes);
};
