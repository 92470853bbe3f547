// Looking at a table: as it is, what has happened, what was said, and the whole of it afterwards.
import { History, TableState, TalkList } from '@crescendo/protocol';
import { Refused } from '../request-error.ts';
import { isSealed } from '../table/daily.ts';
import { historyFor, recordText } from '../table/history.ts';
import { talkAt } from '../talk.ts';
import { route } from './route.ts';
import { info, visible } from './table-param.ts';

export const LOOK_ROUTES = [
  route('GET /api/tables/:table', 'The table and all you may know of its game', {
    answer: TableState,
    anybody: true,
    run: async (asking) => (await visible(asking)).stateFor(asking.person?.id ?? null),
  }),
  route(
    'GET /api/tables/:table/history',
    'What has happened, as you may know it; ?after=version; ?views=1: every move, with how it looked then',
    {
      answer: History,
      anybody: true,
      run: async (asking) => {
        const table = await visible(asking);
        const after = Number(asking.query('after') ?? 0);
        if (!Number.isSafeInteger(after) || after < 0)
          throw new Refused('bad-message', { code: 'bad-after' });
        const views = asking.query('views') === '1';
        asking.spend(table.logCost);
        const steps = await table.stepsFor(asking.person?.id ?? null);
        // Whoever sits here now may know what this seat has seen.
        const { seat } = info(table, asking);
        return { seat, steps: historyFor(table.facts, steps, seat, { after, views }) };
      },
    },
  ),
  route('GET /api/tables/:table/talk', 'What was said last', {
    answer: TalkList,
    anybody: true,
    run: async (asking) => ({
      lines: await talkAt(asking.house, await visible(asking), asking.person?.id ?? null),
    }),
  }),
  route('GET /api/tables/:table/record', 'The whole game as text, when it is over, with all its dice', {
    answer: 'text',
    anybody: true,
    run: async (asking) => {
      const table = await visible(asking);
      const person = asking.person?.id ?? null;
      asking.spend(table.logCost);
      const { status } = await table.stateFor(person).then(({ table: now }) => now);
      if (status !== 'over') throw new Refused('not-over');
      const names = table.sitting.places.map(({ person: who, bot }) =>
        who === null ? (bot ?? '') : table.guests.name(who),
      );
      const { daily } = table.facts.settings;
      const seed = daily !== null && isSealed(daily, asking.house.now()) ? 'kept' : 'shown';
      return recordText(table.facts, await table.stepsFor(person), names, seed);
    },
  }),
];
