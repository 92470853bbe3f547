// Lists of tables and of results.

import { MyResults, TableList } from '@crescendo/protocol';
import { routesWith } from '../../http/route.ts';
import { replayCost } from '../../limits/replay-cost.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { type ListServices, ownSummaries, ownTables, resultsOf } from './lists.ts';

const MAX_TABLES = 100;
/** Charged before anything is read: all of a person's tables are put in order. */
const LIST_COST = 2;
const RESULTS_COST = 5;

const route = routesWith<ListServices>();

export const LIST_ROUTES = [
  route('GET /api/tables/mine', 'Your unfinished tables, and those that wait for players from your groups', {
    response: TableList,
    run: async ({ services, requirePerson, charge }) => {
      charge(LIST_COST);
      return { tables: await ownTables(services, requirePerson().id, MAX_TABLES, charge) };
    },
  }),
  route('GET /api/tables/archive', 'Your finished games', {
    response: TableList,
    run: async ({ services, requirePerson, charge }) => {
      charge(LIST_COST);
      const { id } = requirePerson();
      const rows = services.store.lists.of(id, true, MAX_TABLES);
      return { tables: await asRetryable(rows.then((found) => ownSummaries(services.store, found, id))) };
    },
  }),
  route('GET /api/me/results', 'The results of your last thousand games, newest first', {
    response: MyResults,
    run: async ({ services, requirePerson, charge }) => {
      charge(RESULTS_COST);
      const results = await asRetryable(resultsOf(services.store, requirePerson().id));
      charge(replayCost(results.length));
      return { results };
    },
  }),
];
