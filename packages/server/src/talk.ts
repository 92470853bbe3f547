// Talk at a table: seen by everybody who looks, kept with it, never in its record.
import type { TalkLine } from '@crescendo/protocol';
import type { House } from './house.ts';
import { orTryAgain } from './identity.ts';
import { Buckets } from './limits.ts';
import { Refused } from './refused.ts';
import type { TalkRow } from './storage/talk.ts';
import { seatOf } from './table/place.ts';
import type { Table } from './table/table.ts';

type Said = { readonly text: string } | { readonly reaction: string };

const LINES = 100;
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

export const lineFor = (table: Table, { n, person, at, body }: TalkRow): TalkLine => ({
  n,
  at,
  name: table.guests.name(person),
  ...(JSON.parse(body) as { seat: number }),
});

const show = ({ sockets }: House, table: Table, row: TalkRow): void => {
  const line = lineFor(table, row);
  for (const connection of sockets.all())
    if (table.watchers.has(connection)) connection.send({ type: 'talk', table: table.id, line });
};

export const talkAt = async ({ store }: House, table: Table): Promise<readonly TalkLine[]> =>
  (await orTryAgain(store.talk.last(table.id, LINES))).map((row) => lineFor(table, row));

/** Somebody said something through another process. */
export const overhear = async (house: House, table: Table): Promise<void> => {
  const [row] = await house.store.talk.last(table.id, 1);
  if (row !== undefined) show(house, table, row);
};
