// Looking at a table: as it is, what has happened, what was said, and the whole of it afterwards.
import { History, TableState, TalkList } from '@crescendo/protocol';
import { RequestError } from '../request-error.ts';
import { isSealed } from '../table/daily.ts';
import { historyFor, recordText } from '../table/history.ts';
import { talkFor } from '../talk.ts';
import { route } from './route.ts';
import { info, visible } from './table-param.ts';

export const LOOK_ROUTES = [
  route('GET /api/tables/:table', 'The table and all you may know of its game', {
    answer: TableState,
    anybody: true,
    run: async (context) => (await visible(context)).stateFor(context.person?.id ?? null),
  }),
  route(
    'GET /api/tables/:table/history',
    'What has happened, as you may know it; ?after=version; ?views=1: every move, with how it looked then',
    {
      answer: History,
      anybody: true,
      run: async (context) => {
        const table = await visible(context);
        const after = Number(context.query('after') ?? 0);
        if (!Number.isSafeInteger(after) || after < 0)
          throw new RequestError('bad-message', { code: 'bad-after' });
        const views = context.query('views') === '1';
        context.spend(table.logCost);
        const steps = await table.stepsFor(context.person?.id ?? null);
        // Whoever sits here now may know what this seat has seen.
        const { seat } = info(table, context);
        return { seat, steps: historyFor(table.config, steps, seat, { after, views }) };
      },
    },
  ),
  route('GET /api/tables/:table/talk', 'What was said last', {
    answer: TalkList,
    anybody: true,
    run: async (context) => ({
      lines: await talkFor(context.services, await visible(context), context.person?.id ?? null),
    }),
  }),
  route('GET /api/tables/:table/record', 'The whole game as text, when it is over, with all its dice', {
    answer: 'text',
    anybody: true,
    run: async (context) => {
      const table = await visible(context);
      const person = context.person?.id ?? null;
      context.spend(table.logCost);
      const { status } = await table.stateFor(person).then(({ table: now }) => now);
      if (status !== 'over') throw new RequestError('not-over');
      const names = table.snapshot.places.map(({ person: who, bot }) =>
        who === null ? (bot ?? '') : table.peopleInfo.name(who),
      );
      const { daily } = table.config.settings;
      const seed = daily !== null && isSealed(daily, context.services.now()) ? 'kept' : 'shown';
      return recordText(table.config, await table.stepsFor(person), names, seed);
    },
  }),
];
