// Everything over HTTP: the page, the API, health checks and metrics.
import { createHash, randomUUID } from 'node:crypto';
import { PAGE_PATHS } from '@crescendo/protocol/page-paths';
import { Hono } from 'hono';
import { groupPreview } from '../features/groups/groups.ts';
import { tableNow } from '../features/rematch/rematch-session.ts';
import type { Admission } from '../http/admission/admission.ts';
import {
  addressOf,
  isSecure,
  mayReadMetrics,
  openerPolicy,
  ownOrigin,
  PART_HEADERS,
  SECURITY_HEADERS,
} from '../http/headers.ts';
import { acceptedLanguage } from '../http/invitation/accepted-language.ts';
import {
  ALL_GAMES_PICTURES,
  groupPage,
  invitationPage,
  pictureOf,
  SHARED_PAGES,
  sharedPage,
} from '../http/invitation/invitation.ts';
import { apiPage } from '../http/openapi/api-page.ts';
import { openApi } from '../http/openapi/openapi.ts';
import type { PageFile } from '../http/page.ts';
import type { Route } from '../http/route.ts';
import { type App, type RequestContext, runRoute } from '../http/run-route.ts';
import { addPage } from '../http/serve-page.ts';
import { knownTable } from '../http/table-param.ts';
import { chargeFor } from '../limits/replay-cost.ts';
import { metricsText } from '../runtime/metrics.ts';
import { storageWords } from '../storage/observed.ts';
import { RequestError } from '../table/request-error.ts';
import { busiestOf, gaugesOf } from './gauges.ts';
import { ROUTES } from './routes.ts';
import type { Services } from './wiring.ts';

/** For how long it is believed that the database can be written. */
const READY_MS = 1000;

const once = (build: () => string): (() => string) => {
  let built: string | undefined;
  return () => {
    built ??= build();
    return built;
  };
};

/** The answer of a route, counted by its status. */
const measured = async (services: Services, route: Route<Services>, c: RequestContext): Promise<Response> => {
  const started = performance.now();
  const count = (status: number): void =>
    services.metrics.http.add(`${route.method} ${route.path}`, status, performance.now() - started);
  try {
    const response = await runRoute(services, route, c);
    count(response.status);
    return response;
  } catch (error) {
    count(error instanceof RequestError ? error.status : 503);
    throw error;
  }
};

const addRoutes = (app: Hono<App>, services: Services, routes: readonly Route<Services>[]): void => {
  for (const route of routes) app.on(route.method, route.path, (c) => measured(services, route, c));
  // Built once: it never changes, and takes longer than any other answer.
  const [description, page] = [once(() => JSON.stringify(openApi(routes))), once(() => apiPage(routes))];
  app.get('/api/openapi.json', (c) => c.body(description(), 200, { 'content-type': 'application/json' }));
  app.get('/api', (c) => c.html(page()));
};

const addHealth = (
  app: Hono<App>,
  services: Services,
  admission: Admission,
  isReady: () => boolean,
): void => {
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
    } catch (error) {
      return c.text(`not writable: ${storageWords(error as Error)}\n`, 503);
    }
  });
  app.get('/metrics', (c) => {
    const { headers, socket } = c.env.incoming;
    if (!mayReadMetrics(services.config, headers, socket.remoteAddress)) throw new RequestError('not-found');
    if (c.req.query('top') !== undefined) return c.json(busiestOf(services));
    return c.text(metricsText(services.metrics, gaugesOf(services, admission)));
  });
};

/** The addresses that people send each other, for every client: messengers and programs do not ask for HTML, but can read it. */
const addInvitations = (app: Hono<App>, services: Services, files: ReadonlyMap<string, PageFile>): void => {
  const file = files.get('/index.html');
  if (file === undefined) return;
  const page = new TextDecoder().decode(file.body);
  const asked = (c: RequestContext, pictures: readonly string[]) => {
    const { headers } = c.env.incoming;
    const language = acceptedLanguage(headers['accept-language'] ?? '');
    const picture = pictures.find((path) => files.has(path));
    return {
      language,
      origin: ownOrigin(services.config, headers) + services.config.base.slice(0, -1),
      picture,
    };
  };
  const answer = (c: RequestContext, html: string): Response =>
    c.body(html, 200, { 'content-type': file.type, 'cache-control': file.cache, vary: 'accept-language' });
  for (const kind of SHARED_PAGES)
    app.get(PAGE_PATHS[kind], async (c) => {
      const html = await sharedPage(page, { kind, path: c.req.path }, asked(c, ALL_GAMES_PICTURES));
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
      c.header('etag', etag);
      if (!(c.req.header('if-none-match') ?? '').includes(etag)) return answer(c, html);
      return c.body(null, 304, { 'cache-control': file.cache, vary: 'accept-language' });
    });
  app.get('/t/:table', async (c) => {
    const { headers, socket } = c.env.incoming;
    const address = addressOf(services.config, headers, socket.remoteAddress);
    const charge = chargeFor(services, address);
    const linked = await knownTable(services, c.req.param('table'), charge);
    if (linked === undefined || !linked.views.mayWatch(null)) return answer(c, page);
    const table = await tableNow(services.tables, linked, null, charge);
    const picture = pictureOf(table.config.settings.game);
    return answer(c, await invitationPage(page, await table.views.infoFor(null), asked(c, [picture])));
  });
  app.get('/g/:group', async (c) => {
    const group = await groupPreview(services, c.req.param('group'));
    return answer(c, group === undefined ? page : await groupPage(page, group, asked(c, ALL_GAMES_PICTURES)));
  });
};

export const buildApp = (
  services: Services,
  { files, admission }: { readonly files: ReadonlyMap<string, PageFile>; readonly admission: Admission },
  isReady: () => boolean,
  pushKey: () => string | null,
): Hono<App> => {
  const app = new Hono<App>();
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
    await next();
    // The path is not logged: it may contain a table's id.
    const ms = Math.round(performance.now() - started);
    services.log('debug', 'http', { id: c.var.requestId, method: c.req.method, status: c.res.status, ms });
  });
  app.onError((error, c) => {
    services.metrics.refused++;
    const refused = error instanceof RequestError ? error : new RequestError('try-again');
    if (refused !== error) services.log('error', 'http', { id: c.get('requestId'), error: error.stack });
    return c.json(refused.body(), refused.status as 400);
  });
  app.notFound((c) => c.json(new RequestError('not-found').body(), 404));
  addRoutes(app, services, ROUTES(pushKey));
  addHealth(app, services, admission, isReady);
  addInvitations(app, services, files);
  addPage(app, files);
  return app;
};
