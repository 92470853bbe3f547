import { Daily, DailyDays, TableInfo } from '@crescendo/protocol';
import { routesWith } from '../../http/route.ts';
import { infoFor } from '../../http/table-param.ts';
import type { SharedLimits } from '../../limits/limits.ts';
import { RequestError } from '../../table/request-error.ts';
import { type DailyServices, dailyDays, dailyOf, dailyTable } from './daily.ts';

const route = routesWith<DailyServices & { readonly limits: SharedLimits }>();

export const DAILY_ROUTES = [
  route(
    'GET /api/daily',
    'The deals of a day and their rankings; ?day=2026-11-15, default today (UTC); ?group=id: among the members of your group',
    {
      response: Daily,
      isPublic: true,
      run: ({ services, person, query }) =>
        dailyOf(services, { day: query('day'), group: query('group') }, person?.id ?? null),
    },
  ),
  route('GET /api/daily/days', 'The days of the last six weeks on which you have played', {
    response: DailyDays,
    isPublic: true,
    run: ({ services, person }) => dailyDays(services, person?.id ?? null),
  }),
  route('POST /api/daily/:game', "Your table for today's deal of a game, the same deal for everyone", {
    response: TableInfo,
    run: async (context) => {
      const { services, address } = context;
      const checkNew = (): void => {
        if (!services.limits.takeTable(address)) throw new RequestError('too-many-tables');
      };
      const { id } = context.requirePerson();
      const table = await dailyTable(services, { person: id, address }, context.param('game'), checkNew);
      return infoFor(table, context);
    },
  }),
];
