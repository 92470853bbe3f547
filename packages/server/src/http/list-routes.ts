// Lists of tables, and of results.
import { MyResults, TableList } from '@crescendo/protocol';
import { orTryAgain } from '../identity.ts';
import { listed, ownTables, resultsOf } from '../lists.ts';
import { route } from './route.ts';

const LINES = 100;
const LOBBY_MS = 86_400_000;

export const LIST_ROUTES = [
  route('GET /api/tables', 'The lobby: public tables that wait for players or can be watched', {
    answer: TableList,
    anybody: true,
    run: async ({ house, person }) => {
      const rows = house.store.tables.lobby(house.now() - LOBBY_MS, LINES);
      const lines = rows.then((found) => listed(house.store, found, person?.id ?? null));
      return { tables: await orTryAgain(lines) };
    },
  }),
  route('GET /api/tables/mine', 'Tables where you sit and that are not over', {
    answer: TableList,
    run: async ({ house, someone }) => ({ tables: await ownTables(house, someone().id, LINES) }),
  }),
  route('GET /api/tables/archive', 'Games you have played to the end', {
    answer: TableList,
    run: async ({ house, someone }) => {
      const { id } = someone();
      const rows = house.store.tables.of(id, true, LINES);
      return { tables: await orTryAgain(rows.then((found) => listed(house.store, found, id))) };
    },
  }),
  route('GET /api/me/results', 'How your games have ended, the last thousand, the newest first', {
    answer: MyResults,
    run: async ({ house, someone }) => ({ results: await orTryAgain(resultsOf(house.store, someone().id)) }),
  }),
];
