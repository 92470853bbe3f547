// Its own module, so that the home page loads no schema before it asks.
import { TableList } from '@crescendo/protocol';
import { requestAsMe } from './identity.ts';

export const requestMyTables = (): Promise<TableList> => requestAsMe('GET', '/api/tables/mine', TableList);
