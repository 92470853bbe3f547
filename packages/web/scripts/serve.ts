// Serves the built page: `node --import tsx scripts/serve.ts`. PORT chooses the port (8080, or the next free one; 0: any).
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../dist', import.meta.url));

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const PACKED = ['.png', '.woff2'];

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Coding = 'br' | 'gzip' | 'identity';

interface Answer {
  readonly body: Buffer;
  readonly coding: Coding;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const kept = new Map<string, Promise<Answer>>();

const codingFor = (path: string, accepted: string): Coding => {
  if (PACKED.includes(extname(path))) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

const pack = async (path: string, coding: Coding): Promise<Answer> => {
  const plain = await readFile(path);
  if (coding === 'br')
    return { coding, body: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) };
  return { coding, body: coding === 'gzip' ? await zip(plain) : plain };
};

/** Each file is read and packed once. */
const answerFrom = (path: string, accepted: string): Promise<Answer> => {
  const coding = codingFor(path, accepted);
  const key = `${coding} ${path}`;
  const answer = kept.get(key) ?? pack(path, coding);
  kept.set(key, answer);
  answer.catch(() => kept.delete(key));
  return answer;
};

/** The file a path means; pages have no extension and are all the same one. `undefined`: outside, or no path at all. */
export const fileFor = (url: string): string | undefined => {
  try {
    const path = decodeURIComponent(new URL(url, 'http://here').pathname);
    if (path.includes('\0')) return undefined;
    const file = join(ROOT, extname(path) === '' ? 'index.html' : path);
    return file.startsWith(ROOT + sep) ? file : undefined;
  } catch {
    return undefined;
  }
};

const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  response.end(status === 405 ? 'Only reading is possible here.\n' : 'There is nothing here.\n');
};

const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const file = fileFor(request.url ?? '/');
  if (file === undefined) return refuse(response, 404);
  try {
    const { body, coding } = await answerFrom(file, String(request.headers['accept-encoding'] ?? ''));
    const forever = file.startsWith(join(ROOT, 'assets') + sep);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(coding !== 'identity' && { 'content-encoding': coding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  } catch {
    refuse(response, 404);
  }
};

/** Listen at this port, or at the next that is free. */
const listen = (server: Server, port: number, tries = 20): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && tries > 0) resolve(listen(server, port + 1, tries - 1));
      else reject(error);
    });
    server.listen(port, () => {
      server.removeAllListeners('error');
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

const openBrowser = (address: string): void => {
  if (process.env.CRESCENDO_NO_OPEN === '1' || !process.stdout.isTTY) return;
  const desktop = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!desktop) return;
  const [command, ...words] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  spawn(command!, words, { stdio: 'ignore', detached: true })
    .on('error', () => {
      // No way to open one: the address is printed.
    })
    .unref();
};

const start = async (): Promise<void> => {
  const server = createServer((request, response) => void serve(request, response));
  const port = await listen(server, Number(process.env.PORT ?? 8080));
  const address = `http://localhost:${port}/`;
  console.log(`Crescendo is at ${address}   (Ctrl+C ends it)`);
  openBrowser(address);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await start();
