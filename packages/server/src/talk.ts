// Talk at a table: seen by everybody who looks, kept with it, never in its record.
import type { TalkEntry } from '@crescendo/protocol';
import { orTryAgain } from './identity.ts';
import { Buckets } from './limits.ts';
import { Refused } from './request-error.ts';
import type { House } from './services.ts';
import type { TalkRow } from './storage/talk.ts';
import { seatOf } from './table/place.ts';
import type { Table } from './table/table.ts';

type Said = { readonly text: string } | { readonly reaction: string };

const LINES = 100;
/** What is older was shown, or is read by whoever comes. */
const FRESH_MS = 60_000;
/** Three lines at once, then one every two seconds. */
const buckets = new WeakMap<House, Buckets>();

export const speak = async (house: House, table: Table, person: string, said: Said): Promise<void> => {
  const seat = seatOf(table.sitting, person);
  if (seat === null) throw new Refused('not-seated');
  if (!table.sitting.talk || table.sitting.places[seat]!.muted || table.sitting.status === 'closed')
    throw new Refused('talk-off');
  const own = buckets.get(house) ?? new Buckets(1);
  buckets.set(house, own);
  if (!own.take(person, house.now())) throw new Refused('too-fast');
  const row = { person, at: house.now(), body: JSON.stringify({ seat, ...said }) };
  const n = await orTryAgain(house.store.talk.add(table.id, row));
  house.store.engine.tell({ topic: 'talk', id: table.id });
  show(house, table, { n, ...row });
};

export const lineFor = (table: Table, { n, person, at, body }: TalkRow): TalkEntry => ({
  n,
  at,
  name: table.guests.name(person),
  ...(JSON.parse(body) as { seat: number }),
});

/** The lines shown here already. A number alone does not tell: that of a forgotten line is given again. */
const shown = new WeakMap<Table, Set<string>>();

const show = ({ sockets }: House, table: Table, row: TalkRow): void => {
  const before = shown.get(table) ?? new Set();
  const key = `${row.n} ${row.at}`;
  if (before.has(key)) return;
  shown.set(table, before.add(key));
  const line = lineFor(table, row);
  const tell = (isLate: boolean): void => {
    for (const connection of sockets.all())
      if (table.watchers.has(connection) && table.isDelayed(connection.person) === isLate)
        connection.send({ type: 'talk', table: table.id, line });
  };
  tell(false);
  // Talk tells of the game too: whoever is kept behind hears it as late.
  const { delay } = table.facts.settings;
  if (delay > 0) setTimeout(tell, delay * 1000 + 50, true).unref();
};

/** What was said last, as far as this person may hear it already. */
export const talkAt = async (
  { store, now }: House,
  table: Table,
  person: string | null,
): Promise<readonly TalkEntry[]> => {
  const rows = await orTryAgain(store.talk.last(table.id, LINES));
  const until = now() - table.facts.settings.delay * 1000;
  const heard = table.isDelayed(person) ? rows.filter(({ at }) => at <= until) : rows;
  return heard.map((row) => lineFor(table, row));
};

/** Somebody said something through another process, perhaps several things at once. */
export const overhear = async (house: House, table: Table): Promise<void> => {
  const since = house.now() - FRESH_MS;
  for (const row of await house.store.talk.last(table.id, LINES)) if (row.at > since) show(house, table, row);
};
