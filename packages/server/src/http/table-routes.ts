// What people do with tables and at them.
import {
  CreateTable,
  HostRequest,
  MoveAccepted,
  MoveRequest,
  PauseRequest,
  QuickRequest,
  SeatBotRequest,
  SitRequest,
  TableInfo,
} from '@crescendo/protocol';
import { orTryAgain } from '../identity.ts';
import { quickTable } from '../quick-game.ts';
import { RequestError } from '../request-error.ts';
import { close, leave, move, mute, start, switchTalk, wish } from '../table/commands.ts';
import { seatOf } from '../table/place.ts';
import { type RouteContext, route } from './route.ts';
import { info, tableOf } from './table-param.ts';

/** RequestError when this person keeps too many tables; `closing`: so many of them go at the same time. */
const checkHost = async ({ services, requirePerson }: RouteContext<unknown>, closing = 0): Promise<void> => {
  const hosted = await orTryAgain(services.store.tables.hosted(requirePerson().id));
  if (hosted - closing >= services.config.tablesPerPerson) throw new RequestError('too-many-tables');
};

export const TABLE_ROUTES = [
  route('POST /api/tables', 'Set up a table', {
    body: CreateTable,
    answer: TableInfo,
    run: async (context) => {
      const { services, body } = context;
      await checkHost(context, body.instead === undefined ? 0 : 1);
      return info(await services.tables.create(context.requirePerson().id, body), context);
    },
  }),
  route('POST /api/tables/quick', 'Sit down at a public table that waits for somebody, or set one up', {
    body: QuickRequest,
    answer: TableInfo,
    run: async (context) => {
      const { services, body } = context;
      const table = await quickTable(services, context.requirePerson().id, body, () => checkHost(context));
      return info(table, context);
    },
  }),
  route('POST /api/tables/:table/sit', 'Take a seat, take back the one you left, or say yes to a rematch', {
    body: SitRequest,
    answer: TableInfo,
    run: async (context) => {
      const table = await tableOf(context);
      await context.services.tables.sit(
        table,
        context.requirePerson().id,
        context.body.seat,
        context.body.entropy ?? '',
      );
      return info(table, context);
    },
  }),
  route(
    'POST /api/tables/:table/leave',
    'Stand up; in a game a bot plays on for you, and you may come back',
    {
      answer: TableInfo,
      run: async (context) => {
        const table = await tableOf(context);
        await table.act(leave(context.requirePerson().id));
        return info(table, context);
      },
    },
  ),
  route('POST /api/tables/:table/bot', 'Host: give a free seat to a bot, or (level null) take it back', {
    body: SeatBotRequest,
    answer: TableInfo,
    run: async (context) => {
      const table = await tableOf(context);
      await context.services.tables.bot(
        table,
        context.requirePerson().id,
        context.body.seat,
        context.body.level,
      );
      return info(table, context);
    },
  }),
  route('POST /api/tables/:table/start', 'Host: begin', {
    answer: TableInfo,
    run: async (context) => {
      const table = await tableOf(context);
      await table.act(start(context.requirePerson().id));
      return info(table, context);
    },
  }),
  route('POST /api/tables/:table/close', 'Host: close the table; its link leads nowhere any more', {
    answer: TableInfo,
    run: async (context) => {
      const table = await tableOf(context);
      await table.act(close(context.requirePerson().id));
      return info(table, context);
    },
  }),
  route('POST /api/tables/:table/host', 'Host: switch talk on or off, mute a seat', {
    body: HostRequest,
    answer: TableInfo,
    run: async (context) => {
      const table = await tableOf(context);
      const { id } = context.requirePerson();
      const { talk, mute: muting } = context.body;
      if (table.config.host !== id) throw new RequestError('not-host');
      if (talk !== undefined) await table.act(switchTalk(id, talk));
      if (muting !== undefined) await table.act(mute(id, muting.seat, muting.muted));
      return info(table, context);
    },
  }),
  route('POST /api/tables/:table/pause', 'Wish for a pause, which begins when all do; or go on', {
    body: PauseRequest,
    answer: TableInfo,
    run: async (context) => {
      const table = await tableOf(context);
      const { id } = context.requirePerson();
      const seat = seatOf(table.snapshot, id);
      const isSo = seat !== null && table.snapshot.places[seat]!.wish === context.body.pause;
      // Anybody may end a pause, also who came back while there was one.
      if (!isSo || table.snapshot.held !== context.body.pause) await table.act(wish(id, context.body.pause));
      return info(table, context);
    },
  }),
  route('POST /api/tables/:table/rematch', 'The same players once more, at a new table', {
    answer: TableInfo,
    run: async (context) => {
      const old = await tableOf(context);
      return info(await context.services.tables.rematch(old, context.requirePerson().id), context);
    },
  }),
  route('POST /api/tables/:table/moves', 'Make a move without a socket', {
    body: MoveRequest,
    answer: MoveAccepted,
    run: async (context) => {
      const table = await tableOf(context);
      const { id } = context.requirePerson();
      const { body } = context;
      return { id: body.id, version: await table.move(move(id, body), id, body.id) };
    },
  }),
];
