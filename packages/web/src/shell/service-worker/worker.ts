// The service worker: saves every file of one version, answers from what it has saved, and shows notices.
import type { PushNotice } from '@crescendo/protocol';
import { readNotice } from './read-notice.ts';
import { answer, chosenLanguage, fetchRest, install, removeOldVersions } from './saved-files.ts';
import { BASE, worker } from './scope.ts';

/** The title of each game, filled in by the build. Not imported: a service worker is a single file. */
declare const __TITLES__: { readonly [game: string]: string };

interface NoticeTexts {
  readonly yourTurn: string;
  /** Follows the name of the group. */
  readonly tableForUs: string;
}
/** The texts of notices in each language. */
declare const __NOTICES__: {
  readonly en: NoticeTexts;
  readonly [language: string]: NoticeTexts | undefined;
};
const NOTICES = __NOTICES__;

const API = `${BASE}api/`;

const activate = async (): Promise<void> => {
  await removeOldVersions();
  await worker.clients.claim();
};

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'fetch-rest') event.waitUntil(fetchRest());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith(API)) return;
  event.respondWith(answer(request));
});

const bodyOf = ({ what, group = '' }: PushNotice, language: string): string => {
  const { yourTurn, tableForUs } = NOTICES[language] ?? NOTICES.en;
  return what === 'group-table' ? `${group} · ${tableForUs}` : yourTurn;
};

const showNotice = async (notice: PushNotice): Promise<void> =>
  worker.registration.showNotification(__TITLES__[notice.game] ?? 'Crescendo', {
    body: bodyOf(notice, await chosenLanguage()),
    icon: `${BASE}icon-192.png`,
    tag: notice.table,
    data: { table: notice.table },
  });

worker.addEventListener('push', (event) => {
  const notice = readNotice(event.data?.text());
  if (notice) event.waitUntil(showNotice(notice));
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
