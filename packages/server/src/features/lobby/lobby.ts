// The lobby: public tables that wait for players or can be watched. Nobody can fill it alone.

import { createHmac, randomBytes } from 'node:crypto';
import type { TableSummary } from '@crescendo/protocol';
import { SEEN_MS } from '../../hosting/presence.ts';
import type { Tables } from '../../hosting/tables.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { RequestError } from '../../table/request-error.ts';
import { parseStoredSettings } from '../../table/settings.ts';
import { type SummaryStores, seatsIn, summariesFor } from '../lists/lists.ts';
import type { LobbyRow, SummaryRow } from '../lists/lists-store.ts';

export interface LobbyServices {
  readonly store: SummaryStores;
  readonly tables: Tables;
  readonly sockets: { isConnected(person: string): boolean };
  readonly config: { readonly waitingPerAddress: number };
  readonly runtime: Runtime;
  readonly now: () => number;
}

const DAY_MS = 86_400_000;
/** The host of a new table may still be connecting. */
const NEW_MS = 60_000;
const MAX_SHOWN = 100;
/** Games in progress are shown however many tables wait. */
const MAX_WAITING_SHOWN = 70;
const MAX_WAITING_PER_PERSON = 10;

const keys = new WeakMap<LobbyServices, Buffer>();

/** Stands for an address, which cannot be found out from it; the key is lost when the process ends. */
const originOf = (services: LobbyServices, address: string): string => {
  const key = keys.get(services) ?? randomBytes(32);
  keys.set(services, key);
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
};

/** Public tables that are being created at this moment, by origin. */
const pending = new WeakMap<LobbyServices, Map<string, number>>();

/** Creates a public table, unless too many of this person or address already wait for players. */
export const createPublic = async <T>(
  services: LobbyServices,
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
    const [ofPerson, ofOrigin] = await asRetryable(store.lists.waitingFrom(person, origin, since));
    if (ofPerson >= MAX_WAITING_PER_PERSON || ofOrigin + before >= config.waitingPerAddress)
      throw new RequestError('too-many-tables');
    return await create(origin);
  } finally {
    const left = (creating.get(origin) ?? 1) - 1;
    if (left > 0) creating.set(origin, left);
    else creating.delete(origin);
  }
};

/** A table waits only while somebody is present, unless it is a game over days. */
const isWaiting = ({ sockets, tables }: LobbyServices, { id, host, attended, settings }: LobbyRow): boolean =>
  attended === 1 ||
  sockets.isConnected(host) ||
  (tables.known(id)?.people.some((person) => sockets.isConnected(person)) ?? false) ||
  parseStoredSettings(settings).clock.kind === 'days';

interface Lobby {
  /** As a stranger sees them. */
  readonly summaries: readonly TableSummary[];
  readonly rows: readonly SummaryRow[];
}

const readLobby = async (services: LobbyServices): Promise<Lobby> => {
  const { store, now } = services;
  const since = now() - DAY_MS;
  const attendance = { made: now() - NEW_MS, seen: now() - SEEN_MS };
  const [waiting, inProgress] = await asRetryable(
    Promise.all([
      store.lists.waiting(since, attendance, MAX_WAITING_SHOWN),
      store.lists.inProgress(since, now(), MAX_SHOWN),
    ]),
  );
  const open = waiting.filter((row) => isWaiting(services, row));
  const rows = [...open, ...inProgress.slice(0, MAX_SHOWN - open.length)];
  const summaries = await asRetryable(summariesFor(store, rows, null));
  // Tables that cannot be read are not among the summaries.
  const readable = new Set(summaries.map(({ id }) => id));
  return { summaries, rows: rows.filter(({ id }) => readable.has(id)) };
};

/** Reading the lobby takes milliseconds, and everyone who looks at it asks again and again: it is read this often at most. */
const REREAD_MS = 100;

/** One reading for all who ask while it has not begun: nobody gets an answer older than their question. */
class SharedLobby {
  readonly #services: LobbyServices;
  #next: Promise<Lobby> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(services: LobbyServices) {
    this.#services = services;
  }

  read(): Promise<Lobby> {
    this.#next ??= this.#readSoon();
    return this.#next;
  }

  async #readSoon(): Promise<Lobby> {
    const { elapsed, setTimeout } = this.#services.runtime;
    const wait = this.#readAt + REREAD_MS - elapsed();
    await (wait > 0 ? new Promise<void>((resolve) => setTimeout(resolve, wait)) : undefined);
    this.#next = undefined;
    this.#readAt = elapsed();
    return readLobby(this.#services);
  }
}

const lobbies = new WeakMap<LobbyServices, SharedLobby>();

export const lobbyFor = async (services: LobbyServices, person: string | null): Promise<TableSummary[]> => {
  const lobby = lobbies.get(services) ?? new SharedLobby(services);
  lobbies.set(services, lobby);
  const { summaries, rows } = await lobby.read();
  // A player may know more about a table than a stranger.
  const own = person === null ? [] : rows.filter((row) => seatsIn(row).includes(person));
  const known = new Map(
    (await asRetryable(summariesFor(services.store, own, person))).map((one) => [one.id, one]),
  );
  return summaries
    .map((summary) => known.get(summary.id) ?? summary)
    .filter(({ status }) => status === 'open' || status === 'playing');
};
