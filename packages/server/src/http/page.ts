// Serves the built page from its folder.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

import { placedPage } from './base.ts';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.bin': 'application/octet-stream',
};

/** Shared by all responses: a file is never copied for a request. */
type Bytes = Uint8Array<ArrayBuffer>;

export interface PageFile {
  readonly body: Bytes;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  /** Only ever loaded into a page. Workers are not: like a page, they live by the policy they come with. */
  readonly isPart: boolean;
}

export type Encoding = 'br' | 'gzip';

/** The file beside another one that holds it compressed, as `npm run build` leaves it. */
const ENDINGS: { readonly [E in Encoding]: string } = { br: '.br', gzip: '.gz' };

const compressedForms = new WeakMap<PageFile, Map<Encoding, Promise<Bytes>>>();

/** The best encoding the browser accepts; images and fonts are already compressed. */
export const encodingFor = ({ type, body }: PageFile, accepted: string): Encoding | undefined => {
  if (body.length < 1000 || /^(image\/(?!svg)|font|audio)/.test(type)) return undefined;
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Few threads compress and wait for the disk: the best compression would take them for seconds. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress = ({ body }: PageFile, encoding: Encoding): Promise<Bytes> =>
  encoding === 'br' ? brotli(body, QUICK) : zip(body);

let compressing: Promise<unknown> = Promise.resolve();

/** One file after another: the other threads serve the disk. */
const compressInTurn = (file: PageFile, encoding: Encoding): Promise<Bytes> => {
  const turn = compressing.then(() => compress(file, encoding));
  compressing = turn.catch(() => {});
  return turn;
};

/** As it was built; a file that was not built so is compressed once, at its first request. */
export const encoded = (file: PageFile, encoding: Encoding): Promise<Bytes> => {
  const forms = compressedForms.get(file) ?? new Map<Encoding, Promise<Bytes>>();
  compressedForms.set(file, forms);
  const form = forms.get(encoding) ?? compressInTurn(file, encoding);
  forms.set(encoding, form);
  return form;
};

const unpack = (encoding: Encoding, packed: Bytes): Buffer | undefined => {
  try {
    return encoding === 'br' ? brotliDecompressSync(packed) : gunzipSync(packed);
  } catch {
    return undefined;
  }
};

/** Takes the compressed forms beside a file, unless it was changed since: then they are of another file. */
const takeBuiltForms = (file: PageFile, path: string): void => {
  const forms = new Map<Encoding, Promise<Bytes>>();
  for (const encoding of ['br', 'gzip'] as const) {
    const beside = path + ENDINGS[encoding];
    const packed = existsSync(beside) ? readFileSync(beside) : undefined;
    if (packed !== undefined && unpack(encoding, packed)?.equals(file.body))
      forms.set(encoding, Promise.resolve(packed));
  }
  compressedForms.set(file, forms);
};

const BYTES_PER_FILE = 65_536;

/** The cost of a request for this file: one for the request, and more for a large one. */
export const costOf = ({ body }: PageFile): number => 1 + Math.floor(body.length / BYTES_PER_FILE);

/** A file with a hash in its name never changes. */
const isHashed = (path: string): boolean => /^\/assets\/.*-[A-Za-z0-9_-]{7,}\.\w+$/.test(path);

const isPartOfPage = (path: string): boolean =>
  isHashed(path) && /\.(js|css|woff2)$/.test(path) && !path.includes('worker');

/** Only files with a known extension are served, and only those present at the start. */
export const readPage = (folder: string, base = '/'): ReadonlyMap<string, PageFile> => {
  const files = new Map<string, PageFile>();
  if (!existsSync(join(folder, 'index.html'))) return files;
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const file = join(folder, name);
    const type = TYPES[extname(name)];
    if (type === undefined || !statSync(file).isFile()) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const built = readFileSync(file);
    const body = path === '/index.html' ? placedPage(built, base) : built;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const cache = isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    const page = { body, type, etag, cache, isPart: isPartOfPage(path) };
    takeBuiltForms(page, file);
    files.set(path, page);
  }
  return files;
};

/** The file for a path; the page itself for the path of a route within the page. */
export const pageFile = (
  files: ReadonlyMap<string, PageFile>,
  path: string,
  wantsPage: boolean,
): PageFile | undefined => {
  if (path === '/') return files.get('/index.html');
  return files.get(path) ?? (wantsPage && extname(path) === '' ? files.get('/index.html') : undefined);
};
