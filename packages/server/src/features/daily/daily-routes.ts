import { Daily, DailyDays, TableInfo } from '@crescendo/protocol';
import { routesWith } from '../../http/route.ts';
import { infoFor } from '../../http/table-param.ts';
import type { SharedLimits } from '../../limits/limits.ts';
import { RequestError } from '../../table/request-error.ts';
import { type DailyServices, dailyOf, dailyTable } from './daily.ts';
import { dailyDays } from './daily-days.ts';

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
  route(
    'GET /api/daily/days',
    'The days of six weeks on which you have played, and what of the archive you have not; ?until=2026-10-01, default today',
    {
      response: DailyDays,
      isPublic: true,
      run: ({ services, person, query }) => dailyDays(services, person?.id ?? null, query('until')),
    },
  ),
  route(
    'POST /api/daily/:game',
    'Your table for a deal of a game, the same for everyone; ?day=2026-11-15, default today: that of an earlier day is outside the ranking',
    {
      response: TableInfo,
      run: async (context) => {
        const { services, address } = context;
        const checkNew = (): void => {
          if (!services.limits.takeTable(address)) throw new RequestError('too-many-tables');
        };
        const { id } = context.requirePerson();
        const asked = { game: context.param('game'), day: context.query('day') };
        return infoFor(await dailyTable(services, { person: id, address }, asked, checkNew), context);
      },
    },
  ),
];
