// The lobby: public tables that wait for players or can be watched. Nobody can fill it alone.
import { createHmac, randomBytes } from 'node:crypto';
import type { TableSummary } from '@crescendo/protocol';
import { summariesFor } from './lists.ts';
import { orTryAgain, RequestError } from './request-error.ts';
import type { Services } from './services.ts';
import type { LobbyRow } from './storage/table-lists.ts';
import { SEEN_MS } from './table/scheduler.ts';
import { parseStoredSettings } from './table/settings.ts';

const DAY_MS = 86_400_000;
/** The host of a new table may still be connecting. */
const NEW_MS = 60_000;
const MAX_SHOWN = 100;
/** Games in progress are shown however many tables wait. */
const MAX_WAITING_SHOWN = 70;
const MAX_WAITING_PER_PERSON = 10;

const keys = new WeakMap<Services, Buffer>();

/** Stands for an address, which cannot be found out from it; the key is lost when the process ends. */
const originOf = (services: Services, address: string): string => {
  const key = keys.get(services) ?? randomBytes(32);
  keys.set(services, key);
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
};

/** Public tables that are being created at this moment, by origin. */
const pending = new WeakMap<Services, Map<string, number>>();

/** Creates a public table, unless too many of this person or address already wait for players. */
export const createPublic = async <T>(
  services: Services,
  { person, address }: { readonly person: string; readonly address: string },
  create: (origin: string) => Promise<T>,
): Promise<T> => {
  const { store, config, now } = services;
  const origin = originOf(services, address);
  const creating = pending.get(services) ?? new Map<string, number>();
  pending.set(services, creating);
  const before = creating.get(origin) ?? 0;
  creating.set(origin, before + 1);
  try {
    const since = now() - DAY_MS;
    const [ofPerson, ofOrigin] = await orTryAgain(store.tables.waitingFrom(person, origin, since));
    if (ofPerson >= MAX_WAITING_PER_PERSON || ofOrigin + before >= config.waitingPerAddress)
      throw new RequestError('too-many-tables');
    return await create(origin);
  } finally {
    const left = (creating.get(origin) ?? 1) - 1;
    if (left > 0) creating.set(origin, left);
    else creating.delete(origin);
  }
};

/** Where nobody is present, nobody is waiting; only a game over days needs no one there. */
const isWaiting = ({ sockets, tables }: Services, { id, host, attended, settings }: LobbyRow): boolean =>
  attended === 1 ||
  sockets.isConnected(host) ||
  (tables.known(id)?.people.some((person) => sockets.isConnected(person)) ?? false) ||
  parseStoredSettings(settings).clock.kind === 'days';

export const lobbyFor = async (services: Services, person: string | null): Promise<TableSummary[]> => {
  const { store, now } = services;
  const since = now() - DAY_MS;
  const attendance = { made: now() - NEW_MS, seen: now() - SEEN_MS };
  const [waiting, inProgress] = await orTryAgain(
    Promise.all([
      store.tables.waiting(since, attendance, MAX_WAITING_SHOWN),
      store.tables.inProgress(since, now(), MAX_SHOWN),
    ]),
  );
  const open = waiting.filter((row) => isWaiting(services, row));
  const rows = [...open, ...inProgress.slice(0, MAX_SHOWN - open.length)];
  const summaries = await orTryAgain(summariesFor(store, rows, person));
  return summaries.filter(({ status }) => status === 'open' || status === 'playing');
};
