import { Evening } from '@crescendo/protocol';
import type { Tables } from '../../hosting/tables.ts';
import { routesWith } from '../../http/route.ts';
import { visibleTable } from '../../http/table-param.ts';
import { eveningFor, type SessionServices } from './rematch-session.ts';

interface RematchServices extends SessionServices {
  readonly tables: Tables;
  readonly now: () => number;
}

const route = routesWith<RematchServices>();

export const REMATCH_ROUTES = [
  route(
    'GET /api/tables/:table/evening',
    'The tally of this game and those before it, one rematch after another',
    {
      response: Evening,
      isPublic: true,
      run: async (context) =>
        eveningFor(context.services, await visibleTable(context), context.person?.id ?? null),
    },
  ),
];
