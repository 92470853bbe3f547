import { Daily, TableInfo } from '@crescendo/protocol';
import { dailyOf, dailyTable } from '../daily.ts';
import { route } from './route.ts';
import { info } from './table-param.ts';

export const DAILY_ROUTES = [
  route('GET /api/daily', 'The deals of a day and how people did; ?day=2026-11-15, else today (UTC)', {
    answer: Daily,
    anybody: true,
    run: ({ house, person, query }) => dailyOf(house, query('day'), person?.id ?? null),
  }),
  route('POST /api/daily/:game', "Your table for today's deal of a game, the same deal for everybody", {
    answer: TableInfo,
    run: async (asking) => {
      const table = await dailyTable(asking.house, asking.someone().id, asking.param('game'));
      return info(table, asking);
    },
  }),
];
