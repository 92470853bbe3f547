// Talk at a table: shown to everyone who watches, stored with the table, never part of its record.
import type { TalkEntry } from '@crescendo/protocol';
import { Buckets } from './limits.ts';
import { orTryAgain, RequestError } from './request-error.ts';
import type { Services } from './services.ts';
import type { TalkRow } from './storage/talk.ts';
import { placeAt, seatOf } from './table/place.ts';
import type { Table } from './table/table.ts';

type TalkContent = { readonly text: string } | { readonly reaction: string };

const MAX_ENTRIES = 100;
/** Older entries were already shown, or are read by clients when they connect. */
const FRESH_MS = 60_000;
/** Three entries at once, then one per second. */
const buckets = new WeakMap<Services, Buckets>();

export const sendTalk = async (
  services: Services,
  table: Table,
  person: string,
  said: TalkContent,
): Promise<void> => {
  const seat = seatOf(table.snapshot, person);
  if (seat === null) throw new RequestError('not-seated');
  if (
    !table.snapshot.talk ||
    placeAt(table.snapshot.places, seat).muted ||
    table.snapshot.status === 'closed'
  )
    throw new RequestError('talk-off');
  const own = buckets.get(services) ?? new Buckets(1);
  buckets.set(services, own);
  if (!own.take(person, services.now())) throw new RequestError('too-fast');
  const row = { person, at: services.now(), body: JSON.stringify({ seat, ...said }) };
  const n = await orTryAgain(services.store.talk.add(table.id, row));
  services.store.engine.notify({ topic: 'talk', id: table.id });
  show(services, table, { n, ...row });
};

const entryFor = (table: Table, { n, person, at, body }: TalkRow): TalkEntry => ({
  n,
  at,
  name: table.attendance.info.name(person),
  ...(JSON.parse(body) as { seat: number }),
});

/** Entries already shown here. The number alone is not enough: that of a deleted entry is used again. */
const shown = new WeakMap<Table, Set<string>>();

const show = ({ runtime }: Services, table: Table, row: TalkRow): void => {
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
export const talkFor = async (
  { store, now }: Services,
  table: Table,
  person: string | null,
): Promise<readonly TalkEntry[]> => {
  const rows = await orTryAgain(store.talk.last(table.id, MAX_ENTRIES));
  const until = now() - table.config.settings.delay * 1000;
  const heard = table.views.isDelayed(person) ? rows.filter(({ at }) => at <= until) : rows;
  return heard.map((row) => entryFor(table, row));
};

/** Show entries that were written by another process, perhaps several at once. */
export const receiveTalk = async (services: Services, table: Table): Promise<void> => {
  const since = services.now() - FRESH_MS;
  for (const row of await services.store.talk.last(table.id, MAX_ENTRIES))
    if (row.at > since) show(services, table, row);
};
