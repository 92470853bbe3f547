// The service worker: keeps every file of one version, and answers from what it keeps. The build fills in the list.

/** The parts of a service worker used here; the page's own types do not know them. */
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const worker = self as unknown as Worker;
const PREFIX = 'crescendo-';
const CACHE = PREFIX + __VERSION__;
const PAGE = '/index.html';

/** Files named after their content never change: what another version has need not come over the network again. */
const fetchOne = async (cache: Cache, path: string): Promise<void> => {
  const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, { cache: 'reload' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
};

const fetchAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await Promise.all(__FILES__.map((path) => fetchOne(cache, path)));
};

/** The version before stays, for pages that are still open with it. */
const tidy = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
};

const answer = async (request: Request): Promise<Response> => {
  const path = request.mode === 'navigate' ? PAGE : new URL(request.url).pathname;
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
};

worker.addEventListener('install', (event) => event.waitUntil(fetchAll()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(answer(request));
});
