// The files of one version, saved so that the page works without a network: what is needed to play is fetched when the worker is
// installed, the rest afterwards. What could not be fetched is tried again at the next start of the page.
import { BASE } from './scope.ts';

/** Filled in by the build, see vite/offline.ts; the files as paths of the page. */
declare const __VERSION__: string;
declare const __FILES__: SavedFiles;

interface SavedFiles {
  /** Without these no page opens. */
  readonly shell: readonly string[];
  /** The home page, the boards, their tables and bots. */
  readonly boards: readonly string[];
  readonly words: { readonly [language: string]: readonly string[] };
  /** All other pages. */
  readonly rest: readonly string[];
}

const addressesOf = (paths: readonly string[]): readonly string[] =>
  paths.map((path) => BASE + path.slice(1));

const { shell, boards, words, rest } = __FILES__;
const FILES: SavedFiles = {
  shell: addressesOf(shell),
  boards: addressesOf(boards),
  words: Object.fromEntries(Object.entries(words).map(([language, paths]) => [language, addressesOf(paths)])),
  rest: addressesOf(rest),
};

/** Several sites of one host share their caches: each has its own names. */
const PREFIX = BASE === '/' ? 'crescendo-' : `crescendo${BASE}`;
const CACHE = PREFIX + __VERSION__;
const PAGE = `${BASE}index.html`;
const ASSETS = `${BASE}assets/`;
/** As in shell/pwa/offline-language.ts. */
const LANGUAGE_CACHE = `language of crescendo${BASE}`;

/** So many at a time, so that the page's own requests do not wait long. */
const AT_ONCE = 6;
const ATTEMPTS = 3;

/** The language of the page; before the page has said it, the first of the browser's languages that there is. */
export const chosenLanguage = async (): Promise<string> => {
  const saved = await caches.match(`${BASE}language`, { cacheName: LANGUAGE_CACHE });
  const wanted = [await saved?.text(), ...navigator.languages].map((tag = '') =>
    tag.slice(0, 2).toLowerCase(),
  );
  return wanted.find((language) => Object.hasOwn(FILES.words, language)) ?? 'en';
};

/** Files named after their content never change: what another version has need not come over the network again. */
const fetchOne = async (cache: Cache, path: string): Promise<void> => {
  const known = path.startsWith(ASSETS) ? await caches.match(path) : undefined;
  // Some hosts redirect from index.html to its folder, and a redirected answer cannot be kept for a navigation.
  const response = known ?? (await fetch(path === PAGE ? BASE : path, { cache: 'reload' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
};

/** The files that could not be fetched. */
const fetchOnce = async (cache: Cache, paths: readonly string[]): Promise<readonly string[]> => {
  const left = [...paths];
  const missing: string[] = [];
  const work = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const wanted = path;
      await fetchOne(cache, wanted).catch(() => missing.push(wanted));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return missing;
};

/** Tries again what fails; the files that could not be fetched. */
const fetchAll = async (cache: Cache, paths: readonly string[]): Promise<readonly string[]> => {
  let missing = paths;
  for (let attempt = 0; attempt < ATTEMPTS && missing.length > 0; attempt++)
    missing = await fetchOnce(cache, missing);
  return missing;
};

/** The installation fails only without the shell, and the browser tries it again later. */
export const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const missing = await fetchAll(cache, FILES.shell);
  if (missing.length > 0) throw new Error(`not installed without ${missing.join(', ')}`);
  const words = FILES.words[await chosenLanguage()] ?? [];
  await fetchAll(cache, [...words, ...FILES.boards]);
};

let fetching: Promise<unknown> | undefined;

const fetchMissing = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const saved = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const words = FILES.words[await chosenLanguage()] ?? [];
  const { shell, boards, rest } = FILES;
  const all = [...shell, ...words, ...boards, ...rest, ...Object.values(FILES.words).flat()];
  await fetchAll(
    cache,
    [...new Set(all)].filter((path) => !saved.has(path)),
  );
};

/** Fetches whatever is missing, the words of the chosen language first. */
export const fetchRest = (): Promise<unknown> => {
  fetching ??= fetchMissing().finally(() => {
    fetching = undefined;
  });
  return fetching;
};

/** The version before stays, for pages that are still open with it. */
export const removeOldVersions = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
};

export const answer = async (request: Request): Promise<Response> => {
  const path = request.mode === 'navigate' ? PAGE : new URL(request.url).pathname;
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
};
