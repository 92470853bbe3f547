import { Evening } from '@crescendo/protocol';
import type { Tables } from '../../hosting/tables.ts';
import { routesWith } from '../../http/route.ts';
import { tableFrom, visibleTable } from '../../http/table-param.ts';
import { eveningFor, type SessionServices, tableNow } from './rematch-session.ts';

interface RematchServices extends SessionServices {
  readonly tables: Tables;
  readonly now: () => number;
}

const route = routesWith<RematchServices>();

export const REMATCH_ROUTES = [
  route(
    'GET /api/tables/:table/evening',
    'The tally of this game and those before it, one rematch after another, and the table of the moment',
    {
      response: Evening,
      isPublic: true,
      run: async (context) => {
        const { services, charge } = context;
        const person = context.person?.id ?? null;
        const table = await tableFrom(context);
        const now = (await tableNow(services.tables, table, person, charge)).id;
        // A game that nobody may watch is over: its link still leads on, and tells nothing else.
        if (!table.views.mayWatch(person) && now !== table.id) return { games: [], wins: [], now };
        return { ...(await eveningFor(services, await visibleTable(context), person)), now };
      },
    },
  ),
];
