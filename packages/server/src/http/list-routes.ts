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
    run: async ({ services, person }) => {
      const rows = services.store.tables.lobby(services.now() - LOBBY_MS, LINES);
      const lines = rows.then((found) => listed(services.store, found, person?.id ?? null));
      return { tables: await orTryAgain(lines) };
    },
  }),
  route('GET /api/tables/mine', 'Tables where you sit and that are not over', {
    answer: TableList,
    run: async ({ services, requirePerson }) => ({
      tables: await ownTables(services, requirePerson().id, LINES),
    }),
  }),
  route('GET /api/tables/archive', 'Games you have played to the end', {
    answer: TableList,
    run: async ({ services, requirePerson }) => {
      const { id } = requirePerson();
      const rows = services.store.tables.of(id, true, LINES);
      return { tables: await orTryAgain(rows.then((found) => listed(services.store, found, id))) };
    },
  }),
  route('GET /api/me/results', 'How your games have ended, the last thousand, the newest first', {
    answer: MyResults,
    run: async ({ services, requirePerson }) => ({
      results: await orTryAgain(resultsOf(services.store, requirePerson().id)),
    }),
  }),
];
