// Viewing a table: its current state, its history, and its record when the game is over.
import { History, TableState } from '@crescendo/protocol';
import type { Tables } from '../../hosting/tables.ts';
import { routesWith } from '../../http/route.ts';
import { visibleTable } from '../../http/table-param.ts';
import { replayCost } from '../../limits/replay-cost.ts';
import { nextTurn, type Runtime } from '../../runtime/runtime.ts';
import { isSealed } from '../../table/daily.ts';
import { RequestError } from '../../table/request-error.ts';
import { recordText } from '../../table/views/history.ts';
import { wholeState } from '../../table/views/present.ts';

interface ViewServices {
  readonly tables: Tables;
  readonly runtime: Runtime;
  readonly now: () => number;
}

const route = routesWith<ViewServices>();

export const VIEW_ROUTES = [
  route('GET /api/tables/:table', 'The table and everything you may know about its game', {
    response: TableState,
    isPublic: true,
    run: async (context) =>
      wholeState(await (await visibleTable(context)).views.stateFor(context.person?.id ?? null)),
  }),
  route(
    'GET /api/tables/:table/history',
    'What has happened, as far as you may know it; ?after=version; ?views=1: every move, with the view after it. If the answer has `next`, ask again with ?after=next',
    {
      response: History,
      isPublic: true,
      run: async (context) => {
        const after = Number(context.query('after') ?? 0);
        if (!Number.isSafeInteger(after) || after < 0)
          throw new RequestError('bad-message', { code: 'bad-after' });
        const views = context.query('views') === '1';
        const table = await visibleTable(context);
        return table.views.history(context.person?.id ?? null, { after, views }, context.charge);
      },
    },
  ),
  route(
    'GET /api/tables/:table/record',
    'The complete record of a finished game as text, including its dice',
    {
      response: 'text',
      isPublic: true,
      run: async (context) => {
        const table = await visibleTable(context);
        const person = context.person?.id ?? null;
        const { status } = await table.views.infoFor(person);
        if (status !== 'over') throw new RequestError('not-over');
        context.charge(replayCost(table.snapshot.version));
        const { daily } = table.config.settings;
        const seed = daily !== null && isSealed(daily, context.services.now()) ? 'secret' : 'shown';
        const { name } = table.attendance.info;
        return recordText(table.config, await table.views.eventsFor(person), name, {
          seed,
          pause: () => nextTurn(context.services.runtime),
        });
      },
    },
  ),
];
