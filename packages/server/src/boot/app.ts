// Everything over HTTP: the page, the API, health checks and metrics.
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { DAILY_ROUTES } from '../features/daily/daily-routes.ts';
import { GROUP_ROUTES } from '../features/groups/group-routes.ts';
import { groupPreview } from '../features/groups/groups.ts';
import { LIST_ROUTES } from '../features/lists/list-routes.ts';
import { cookieFor, tokenIn } from '../features/people/identity.ts';
import { PEOPLE_ROUTES } from '../features/people/people-routes.ts';
import { knownTable } from '../features/tables/table-param.ts';
import { TABLE_ROUTES } from '../features/tables/table-routes.ts';
import { LOOK_ROUTES } from '../features/tables/view-routes.ts';
import { compressed } from '../http/compress.ts';
import {
  addressOf,
  isOwnOrigin,
  isSecure,
  mayReadMetrics,
  openerPolicy,
  ownOrigin,
  PART_HEADERS,
  SECURITY_HEADERS,
} from '../http/headers.ts';
import { GROUP_PICTURES, groupPage, invitationPage, pictureOf } from '../http/invitation/invitation.ts';
import { languageFor } from '../http/invitation/invitation-words.ts';
import { apiPage, emptyPage } from '../http/openapi/api-page.ts';
import { openApi } from '../http/openapi/openapi.ts';
import { costOf, encoded, encodingFor, type PageFile, pageFile, readPage } from '../http/page.ts';
import { reachableFrom } from '../http/reachable.ts';
import type { Route } from '../http/route.ts';
import { serverRoutes } from '../http/server-routes.ts';
import { Buckets } from '../limits/limits.ts';
import { chargeFor } from '../limits/replay-cost.ts';
import { metricsText } from '../runtime/metrics.ts';
import { RequestError } from '../table/request-error.ts';
import type { Services } from './wiring.ts';

type App = { Bindings: HttpBindings; Variables: { requestId: string } };
type RequestContext = Context<App>;

const MAX_BYTES = 16_384;
/** For how long it is believed that the database can be written. */
const READY_MS = 1000;
/** The page loads its files in a burst, from memory: each costs a fraction of any other request. */
const FILES_PER_REQUEST = 20;

export const ROUTES = (pushKey: () => string | null): readonly Route[] => [
  ...PEOPLE_ROUTES,
  ...LIST_ROUTES,
  ...TABLE_ROUTES,
  ...LOOK_ROUTES,
  ...GROUP_ROUTES,
  ...DAILY_ROUTES,
  ...serverRoutes(pushKey),
];

const readBody = async (incoming: RequestContext['env']['incoming'], { body }: Route): Promise<unknown> => {
  if (body === undefined) return undefined;
  const { headers } = incoming;
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) throw new RequestError('too-large');
  if (!/^application\/json\b/.test(headers['content-type'] ?? 'application/json'))
    throw new RequestError('bad-message', { code: 'not-json' });
  const text = await readText(incoming);
  let json: unknown;
  try {
    json = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new RequestError('bad-message', { code: 'not-json' });
  }
  const parsed = v.safeParse(body, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RequestError('bad-message', { code: 'wrong-field', ...{ field: v.getDotPath(issue) ?? '' } });
};

/**
 * A body without a declared length is rejected as soon as it becomes too long. Read from Node's own request: a `Request` with a
 * stream of the web would cost more than everything else that is done with it.
 */
const readText = async (incoming: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new RequestError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const runRoute = async (services: Services, route: Route, c: RequestContext): Promise<Response> => {
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
  const response = await route.run({
    services,
    person,
    address,
    requirePerson,
    body,
    param: (name) => c.req.param(name) ?? '',
    query: (name) => c.req.query(name),
    charge: chargeFor(services, address),
    reachable: () =>
      reachableFrom(services.config, { headers, remote: socket.remoteAddress, port: socket.localPort ?? 0 }),
    setToken: (token) => c.header('set-cookie', cookieFor(token, isSecure(services.config, headers))),
  });
  c.header('cache-control', 'no-store');
  return response === undefined ? c.body(null, 204) : send(c, response);
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

const once = (build: () => string): (() => string) => {
  let built: string | undefined;
  return () => {
    built ??= build();
    return built;
  };
};

const addRoutes = (app: Hono<App>, services: Services, routes: readonly Route[]): void => {
  for (const route of routes) app.on(route.method, route.path, (c) => runRoute(services, route, c));
  // Built once: it never changes, and takes longer than any other answer.
  const [description, page] = [once(() => JSON.stringify(openApi(routes))), once(() => apiPage(routes))];
  app.get('/api/openapi.json', (c) => c.body(description(), 200, { 'content-type': 'application/json' }));
  app.get('/api', (c) => c.html(page()));
};

const addHealth = (app: Hono<App>, services: Services, isReady: () => boolean): void => {
  let checkedAt: number | undefined;
  app.get('/healthz', (c) => c.text('alive\n'));
  app.get('/readyz', async (c) => {
    try {
      // A write for each request would let anyone keep the disk busy.
      if (checkedAt === undefined || services.now() - checkedAt > READY_MS) {
        await services.store.canWrite();
        checkedAt = services.now();
      }
      return isReady() ? c.text('ready\n') : c.text('shutting down\n', 503);
    } catch {
      return c.text('not writable: the database does not answer, or its disk is full\n', 503);
    }
  });
  app.get('/metrics', (c) => {
    const { headers, socket } = c.env.incoming;
    if (!mayReadMetrics(services.config, headers, socket.remoteAddress)) throw new RequestError('not-found');
    const counts = { tables: services.tables.count, sockets: services.sockets.count };
    return c.text(metricsText(services.metrics, counts));
  });
};

/** The addresses of tables and groups, for every client: messengers and programs do not ask for HTML, but can read it. */
const addInvitations = (app: Hono<App>, services: Services, files: ReadonlyMap<string, PageFile>): void => {
  const file = files.get('/index.html');
  if (file === undefined) return;
  const page = new TextDecoder().decode(file.body);
  const asked = (c: RequestContext, pictures: readonly string[]) => {
    const { headers } = c.env.incoming;
    const language = languageFor(headers['accept-language'] ?? '');
    const picture = pictures.find((path) => files.has(path));
    return { language, origin: ownOrigin(services.config, headers), picture };
  };
  const answer = (c: RequestContext, html: string): Response =>
    c.body(html, 200, { 'content-type': file.type, 'cache-control': file.cache, vary: 'accept-language' });
  app.get('/t/:table', async (c) => {
    const { headers, socket } = c.env.incoming;
    const address = addressOf(services.config, headers, socket.remoteAddress);
    const table = await knownTable(services, c.req.param('table'), chargeFor(services, address));
    if (table === undefined || !table.views.mayWatch(null)) return answer(c, page);
    const picture = pictureOf(table.config.settings.game);
    return answer(c, invitationPage(page, await table.views.infoFor(null), asked(c, [picture])));
  });
  app.get('/g/:group', async (c) => {
    const group = await groupPreview(services, c.req.param('group'));
    return answer(c, group === undefined ? page : groupPage(page, group, asked(c, GROUP_PICTURES)));
  });
};

const addPage = (app: Hono<App>, files: ReadonlyMap<string, PageFile>): void => {
  app.get('*', async (c) => {
    if (c.req.path.startsWith('/api/')) throw new RequestError('not-found');
    if (files.size === 0 && c.req.path === '/') return c.html(emptyPage());
    const wantsPage = (c.req.header('accept') ?? '').includes('text/html');
    const file = pageFile(files, c.req.path, wantsPage);
    if (file === undefined) throw new RequestError('not-found');
    const encoding = encodingFor(file, c.req.header('accept-encoding') ?? '');
    const known = c.req.header('if-none-match') ?? '';
    const headers = {
      'content-type': file.type,
      'cache-control': file.cache,
      etag: file.etag,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    };
    if (known.includes(file.etag)) return c.body(null, 304, headers);
    const body = encoding ? await encoded(file, encoding) : file.body;
    return c.body(body, 200, { ...headers, 'content-length': String(body.length) });
  });
};

export const buildApp = (
  services: Services,
  isReady: () => boolean,
  pushKey: () => string | null,
): Hono<App> => {
  const app = new Hono<App>();
  const files = readPage(services.config.page);
  const fileRequests = new Buckets(services.config.requestsPerSecond * FILES_PER_REQUEST);
  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    const { incoming } = c.env;
    const started = performance.now();
    const file = files.get(c.req.path);
    const security = file?.isPart
      ? PART_HEADERS
      : {
          ...SECURITY_HEADERS,
          ...openerPolicy(services.config, incoming.headers),
          'x-request-id': c.var.requestId,
        };
    for (const [name, value] of Object.entries(security)) c.header(name, value);
    if (isSecure(services.config, incoming.headers))
      c.header('strict-transport-security', 'max-age=31536000');
    const address = addressOf(services.config, incoming.headers, incoming.socket.remoteAddress);
    const isAllowed = file
      ? fileRequests.take(address, services.now(), costOf(file))
      : services.requests.take(address, services.now());
    if (!isAllowed) throw new RequestError('too-fast');
    await next();
    // The path is not logged: it may contain a table's id.
    const ms = Math.round(performance.now() - started);
    services.log('debug', 'http', { id: c.var.requestId, method: c.req.method, status: c.res.status, ms });
  });
  app.onError((error, c) => {
    services.metrics.refused++;
    const rejection = error instanceof RequestError ? error : new RequestError('try-again');
    if (rejection !== error) services.log('error', 'http', { id: c.get('requestId'), error: error.stack });
    return c.json(rejection.body(), rejection.status as 400);
  });
  app.notFound((c) => c.json(new RequestError('not-found').body(), 404));
  addRoutes(app, services, ROUTES(pushKey));
  addHealth(app, services, isReady);
  addInvitations(app, services, files);
  addPage(app, files);
  return app;
};
