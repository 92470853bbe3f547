import { isPagePath } from '@crescendo/protocol/page-paths';
import type { Hono } from 'hono';
import { RequestError } from '../table/request-error.ts';
import { emptyPage } from './openapi/api-page.ts';
import { encoded, encodingFor, type PageFile, pageFile } from './page.ts';
import type { App } from './run-route.ts';

/** Serves the files of the page at all addresses that nothing else has; the page itself says when there is no such page. */
export const addPage = (app: Hono<App>, files: ReadonlyMap<string, PageFile>): void => {
  app.get('*', async (c) => {
    if (c.req.path.startsWith('/api/')) throw new RequestError('not-found');
    if (files.size === 0 && c.req.path === '/') return c.html(emptyPage());
    const wantsPage = (c.req.header('accept') ?? '').includes('text/html');
    const file = pageFile(files, c.req.path, wantsPage);
    if (file === undefined) throw new RequestError('not-found');
    const isFound = files.has(c.req.path) || isPagePath(c.req.path);
    const encoding = encodingFor(file, c.req.header('accept-encoding') ?? '');
    const known = c.req.header('if-none-match') ?? '';
    const headers = {
      'content-type': file.type,
      'cache-control': file.cache,
      etag: file.etag,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    };
    if (isFound && known.includes(file.etag)) return c.body(null, 304, headers);
    const body = encoding ? await encoded(file, encoding) : file.body;
    return c.body(body, isFound ? 200 : 404, { ...headers, 'content-length': String(body.length) });
  });
};
