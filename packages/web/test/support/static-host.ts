// A host that knows nothing but files, as many serve a site: under a path, with 404.html for what it does not have.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/build-site.js', import.meta.url));

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticHost {
  readonly url: string;
  /** Everything it was asked for and did not have. */
  readonly missing: readonly string[];
  readonly stop: () => void;
}

const answer = (response: ServerResponse, status: number, file: string): void => {
  response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  response.end(readFileSync(file));
};

/** Serves a folder at `base`. */
export const hostFolder = async (folder: string, base: string): Promise<StaticHost> => {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = join(folder, pathname.slice(base.length));
    if (!pathname.startsWith(base)) {
      missing.push(pathname);
      response.writeHead(404).end('not found');
    } else if (!existsSync(path)) {
      missing.push(pathname);
      answer(response, 404, join(folder, '404.html'));
    } else if (!statSync(path).isDirectory()) answer(response, 200, path);
    else if (pathname.endsWith('/')) answer(response, 200, join(path, 'index.html'));
    else response.writeHead(301, { location: `${pathname}/` }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, missing, stop };
};

/** Builds the site and serves it at `base`. */
export const hostSite = async (base: string): Promise<StaticHost> => {
  const folder = mkdtempSync(join(tmpdir(), 'crescendo-site-'));
  const built = spawnSync(process.execPath, [SCRIPT, '--base', base, '--out', folder], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  const host = await hostFolder(folder, base);
  const stop = (): void => {
    host.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...host, stop };
};
