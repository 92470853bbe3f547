// Its own module, so that the home page loads no schema before it asks.
import type { TableSummary } from '@crescendo/protocol';
import { requestAsMe } from './identity.ts';
import { AnyTables, readableTables } from './table-list.ts';

export const requestMyTables = async (): Promise<readonly TableSummary[]> =>
  readableTables(await requestAsMe('GET', '/api/tables/mine', AnyTables));
