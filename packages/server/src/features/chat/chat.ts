// Talk at a table: shown to everyone who watches, stored with the table, never part of its record.

import type { TalkEntry } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';
import type { Table } from '../../hosting/table.ts';
import { Buckets } from '../../limits/buckets.ts';
import type { Client, SharedLimits } from '../../limits/limits.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { Engine } from '../../storage/engine.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { RequestError } from '../../table/request-error.ts';
import { seatOf, seatStateAt } from '../../table/seats.ts';
import type { ChatRow, ChatStore } from './chat-store.ts';

export const MAX_ENTRIES = 100;

export interface ChatServices {
  readonly store: { readonly chat: ChatStore; readonly engine: Pick<Engine, 'notify'> };
  readonly limits: SharedLimits;
  readonly runtime: Runtime;
  readonly now: () => number;
}

/** A row of talk without its text, with its indexes. */
const ROW_BYTES = 300;

type TalkContent = { readonly text: string } | { readonly reaction: string };

/** Older entries were already shown, or are read by clients when they connect. */
const FRESH_MS = 60_000;
/** Three entries at once, then one per second. */
const buckets = new WeakMap<ChatServices, Buckets>();

/** The seat that speaks, `null` for a spectator; throws where this person may not say this. */
const speakingSeat = (table: Table, person: string, said: TalkContent): Seat | null => {
  const { snapshot, views } = table;
  const seat = seatOf(snapshot, person);
  if (seat === null && (!snapshot.reactions || 'text' in said)) throw new RequestError('not-seated');
  const why = views.whyHidden(person);
  if (why !== undefined) throw new RequestError(why);
  const isMuted = seat !== null && seatStateAt(snapshot.seatStates, seat).muted;
  if (!snapshot.talk || isMuted || snapshot.status === 'closed') throw new RequestError('talk-off');
  return seat;
};

export const sendChat = async (
  services: ChatServices,
  table: Table,
  client: Client & { readonly person: string },
  said: TalkContent,
): Promise<void> => {
  const { person } = client;
  const seat = speakingSeat(table, person, said);
  const own = buckets.get(services) ?? new Buckets(1);
  buckets.set(services, own);
  if (!own.take(person, services.now())) throw new RequestError('too-fast');
  const row = { person, at: services.now(), body: JSON.stringify({ seat, ...said }) };
  services.limits.checkStorage(client);
  const n = await asRetryable(services.store.chat.add(table.id, row));
  services.limits.chargeStorage(client, Buffer.byteLength(row.body) + ROW_BYTES);
  services.store.engine.notify({ topic: 'talk', id: table.id });
  await table.attendance.learnNamesOf([person]).catch(() => {});
  show(services, table, { n, ...row });
};

export const entryFor = (table: Table, { n, person, at, body }: ChatRow): TalkEntry => {
  const said = JSON.parse(body) as { seat: Seat | null };
  const { audience, info } = table.attendance;
  return { n, at, name: said.seat === null ? audience.nameOf(person) : info.name(person), ...said };
};

/** Entries already shown here. The number alone is not enough: that of a deleted entry is used again. */
const shown = new WeakMap<Table, Set<string>>();

const show = ({ runtime }: ChatServices, table: Table, row: ChatRow): void => {
  const before = shown.get(table) ?? new Set();
  const key = `${row.n} ${row.at}`;
  if (before.has(key)) return;
  shown.set(table, before.add(key));
  const line = entryFor(table, row);
  const tell = (isLate: boolean): void => {
    for (const watcher of table.watchers)
      if (table.views.isDelayed(watcher.person) === isLate)
        watcher.send({ type: 'talk', table: table.id, line });
  };
  tell(false);
  // Talk reveals something about the game: delayed spectators get it with the same delay.
  const { delay } = table.config.settings;
  if (delay > 0) runtime.setTimeout(() => tell(true), delay * 1000 + 50);
};

/** The latest entries that this person may already see. */
export const chatFor = async (
  { store, now }: ChatServices,
  table: Table,
  person: string | null,
): Promise<readonly TalkEntry[]> => {
  const rows = await asRetryable(store.chat.last(table.id, MAX_ENTRIES));
  const until = now() - table.config.settings.delay * 1000;
  const heard = table.views.isDelayed(person) ? rows.filter(({ at }) => at <= until) : rows;
  await asRetryable(table.attendance.learnNamesOf(heard.map((row) => row.person)));
  return heard.map((row) => entryFor(table, row));
};

/** Show entries that were written by another process, perhaps several at once. */
export const receiveChat = async (services: ChatServices, table: Table): Promise<void> => {
  const since = services.now() - FRESH_MS;
  const rows = await services.store.chat.last(table.id, MAX_ENTRIES);
  await table.attendance.learnNamesOf(rows.map((row) => row.person));
  for (const row of rows) if (row.at > since) show(services, table, row);
};
