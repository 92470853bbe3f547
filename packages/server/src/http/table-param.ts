// The table a request is about, as far as whoever asks may know it.
import { Refused } from '../request-error.ts';
import type { Table } from '../table/table.ts';
import type { Asking } from './route.ts';

export const tableOf = async ({ house, param }: Asking<unknown>): Promise<Table> => {
  const id = param('table');
  if (!/^[A-Za-z0-9_-]{22}$/.test(id)) throw new Refused('unknown-table');
  return house.tables.fresh(id);
};

/** The table, if whoever asks may look at it. */
export const visible = async (asking: Asking<unknown>): Promise<Table> => {
  const table = await tableOf(asking);
  if (!table.mayWatch(asking.person?.id ?? null)) throw new Refused('no-spectators');
  return table;
};

export const info = (table: Table, { person }: Asking<unknown>) => table.infoFor(person?.id ?? null);
