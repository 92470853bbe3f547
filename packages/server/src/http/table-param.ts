// The table that a request is about.
import type { TableInfo } from '@crescendo/protocol';
import type { Table } from '../hosting/table.ts';
import type { Tables } from '../hosting/tables.ts';
import { EVENT_BYTES, type SharedLimits } from '../limits/limits.ts';
import { type Charge, replayCost } from '../limits/replay-cost.ts';
import { RequestError } from '../table/request-error.ts';
import type { RouteContext } from './route.ts';

interface TableServices {
  readonly tables: Tables;
}

const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;

export const tableFrom = async ({
  services,
  param,
  charge,
}: RouteContext<unknown, TableServices>): Promise<Table> => {
  const id = param('table');
  if (!TABLE_ID.test(id)) throw new RequestError('unknown-table');
  return services.tables.fresh(id, charge);
};

/** The table of a link; `undefined` where there is none, or no more. */
export const knownTable = async (
  { tables }: TableServices,
  id: string,
  charge: Charge,
): Promise<Table | undefined> => {
  if (!TABLE_ID.test(id)) return undefined;
  try {
    return await tables.fresh(id, charge);
  } catch (error) {
    if (error instanceof RequestError && error.code === 'unknown-table') return undefined;
    throw error;
  }
};

/** An event makes the log longer for good: people cause one now and then, programs could do so without end. */
const EVENT_COST = 4;

/** The table, to change something at it: everyone who watches is told, and the client is charged for that. */
export const tableToChange = async (
  context: RouteContext<unknown, TableServices & { readonly limits: SharedLimits }>,
): Promise<Table> => {
  const { services, address, person } = context;
  const client = { person: person?.id ?? null, address };
  if (!services.limits.mayWork(client)) throw new RequestError('too-fast');
  services.limits.checkStorage(client);
  const table = await tableFrom(context);
  services.limits.chargeWork(client, table.publishCost);
  context.charge(EVENT_COST);
  services.limits.chargeStorage(client, EVENT_BYTES);
  return table;
};

/** The table, if the client may watch it. */
export const visibleTable = async (context: RouteContext<unknown, TableServices>): Promise<Table> => {
  const table = await tableFrom(context);
  const person = context.person?.id ?? null;
  const why = table.views.whyHidden(person);
  if (why !== undefined) throw new RequestError(why);
  context.charge(replayCost(table.views.toReplayFor(person)));
  return table;
};

/** The table as the client may see it. */
export const infoFor = (
  table: Table,
  { person }: Pick<RouteContext<unknown, unknown>, 'person'>,
): Promise<TableInfo> => table.views.infoFor(person?.id ?? null);
