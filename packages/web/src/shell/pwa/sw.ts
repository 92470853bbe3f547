// The service worker: keeps every file of one version, and answers from what it keeps. The build fills in the list.

/** The parts of a service worker used here; the page's own types do not know them. */
interface ServiceWorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationEvent extends LastingEvent {
  readonly notification: { readonly data: { readonly table: string }; close(): void };
}
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const __FILES__: readonly string[];
declare const __VERSION__: string;
/** The title of each game. Not imported: a service worker is a single file. */
declare const __TITLES__: { readonly [game: string]: string };
/** The texts of notices in each language. */
declare const __NOTICES__: {
  readonly en: NoticeTexts;
  readonly [language: string]: NoticeTexts | undefined;
};
interface NoticeTexts {
  readonly yourTurn: string;
  readonly tableForUs: string;
}

// The page's types know `self` as a window only.
const worker = self as unknown as ServiceWorkerScope;
/** The base path as in app/base.ts; a service worker is one file, and imports nothing. */
const BASE = import.meta.env.BASE_URL;
/** Several sites of one host share their caches: each has its own names. */
const PREFIX = BASE === '/' ? 'crescendo-' : `crescendo${BASE}`;
const CACHE = PREFIX + __VERSION__;
const PAGE = `${BASE}index.html`;
const ASSETS = `${BASE}assets/`;
const API = `${BASE}api/`;

/** Files named after their content never change: what another version has need not come over the network again. */
const fetchOne = async (cache: Cache, path: string): Promise<void> => {
  const known = path.startsWith(ASSETS) ? await caches.match(path) : undefined;
  // Some hosts redirect from index.html to its folder, and a redirected answer cannot be kept for a navigation.
  const response = known ?? (await fetch(path === PAGE ? BASE : path, { cache: 'reload' }));
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
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith(API)) return;
  event.respondWith(answer(request));
});

interface Notice {
  readonly what?: string;
  readonly table?: string;
  readonly game?: string;
  /** The name of the group that a table was started for. */
  readonly group?: string;
}

/** The worker knows no settings of the page: it speaks the language of the browser. */
const bodyOf = ({ what, group = '' }: Notice): string => {
  const { yourTurn, tableForUs } = __NOTICES__[navigator.language.slice(0, 2)] ?? __NOTICES__.en;
  return what === 'group-table' ? `${group} · ${tableForUs}` : yourTurn;
};

worker.addEventListener('push', (event) => {
  const notice = (event.data?.json() ?? {}) as Notice;
  const { table, game } = notice;
  if (!table) return;
  event.waitUntil(
    worker.registration.showNotification(__TITLES__[game ?? ''] ?? 'Crescendo', {
      body: bodyOf(notice),
      icon: `${BASE}icon-192.png`,
      tag: table,
      data: { table },
    }),
  );
});

const openTable = async (table: string): Promise<void> => {
  const path = `${BASE}t/${table}`;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
};

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.table));
});
