// The table a request is about, as far as whoever asks may know it.
import { RequestError } from '../request-error.ts';
import type { Table } from '../table/table.ts';
import type { RouteContext } from './route.ts';

export const tableOf = async ({ services, param }: RouteContext<unknown>): Promise<Table> => {
  const id = param('table');
  if (!/^[A-Za-z0-9_-]{22}$/.test(id)) throw new RequestError('unknown-table');
  return services.tables.fresh(id);
};

/** The table, if whoever asks may look at it. */
export const visible = async (context: RouteContext<unknown>): Promise<Table> => {
  const table = await tableOf(context);
  if (!table.mayWatch(context.person?.id ?? null)) throw new RequestError('no-spectators');
  return table;
};

export const info = (table: Table, { person }: RouteContext<unknown>) => table.infoFor(person?.id ?? null);
