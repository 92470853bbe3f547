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
import { Refused } from '../request-error.ts';
import { close, leave, move, mute, start, switchTalk, wish } from '../table/commands.ts';
import { seatOf } from '../table/place.ts';
import { type Asking, route } from './route.ts';
import { info, tableOf } from './table-param.ts';

/** Refused when this person keeps too many tables; `closing`: so many of them go at the same time. */
const checkHost = async ({ house, someone }: Asking<unknown>, closing = 0): Promise<void> => {
  const hosted = await orTryAgain(house.store.tables.hosted(someone().id));
  if (hosted - closing >= house.config.tablesPerPerson) throw new Refused('too-many-tables');
};

export const TABLE_ROUTES = [
  route('POST /api/tables', 'Set up a table', {
    body: CreateTable,
    answer: TableInfo,
    run: async (asking) => {
      const { house, body } = asking;
      await checkHost(asking, body.instead === undefined ? 0 : 1);
      return info(await house.tables.create(asking.someone().id, body), asking);
    },
  }),
  route('POST /api/tables/quick', 'Sit down at a public table that waits for somebody, or set one up', {
    body: QuickRequest,
    answer: TableInfo,
    run: async (asking) => {
      const { house, body } = asking;
      const table = await quickTable(house, asking.someone().id, body, () => checkHost(asking));
      return info(table, asking);
    },
  }),
  route('POST /api/tables/:table/sit', 'Take a seat, take back the one you left, or say yes to a rematch', {
    body: SitRequest,
    answer: TableInfo,
    run: async (asking) => {
      const table = await tableOf(asking);
      await asking.house.tables.sit(table, asking.someone().id, asking.body.seat, asking.body.entropy ?? '');
      return info(table, asking);
    },
  }),
  route(
    'POST /api/tables/:table/leave',
    'Stand up; in a game a bot plays on for you, and you may come back',
    {
      answer: TableInfo,
      run: async (asking) => {
        const table = await tableOf(asking);
        await table.act(leave(asking.someone().id));
        return info(table, asking);
      },
    },
  ),
  route('POST /api/tables/:table/bot', 'Host: give a free seat to a bot, or (level null) take it back', {
    body: SeatBotRequest,
    answer: TableInfo,
    run: async (asking) => {
      const table = await tableOf(asking);
      await asking.house.tables.bot(table, asking.someone().id, asking.body.seat, asking.body.level);
      return info(table, asking);
    },
  }),
  route('POST /api/tables/:table/start', 'Host: begin', {
    answer: TableInfo,
    run: async (asking) => {
      const table = await tableOf(asking);
      await table.act(start(asking.someone().id));
      return info(table, asking);
    },
  }),
  route('POST /api/tables/:table/close', 'Host: close the table; its link leads nowhere any more', {
    answer: TableInfo,
    run: async (asking) => {
      const table = await tableOf(asking);
      await table.act(close(asking.someone().id));
      return info(table, asking);
    },
  }),
  route('POST /api/tables/:table/host', 'Host: switch talk on or off, mute a seat', {
    body: HostRequest,
    answer: TableInfo,
    run: async (asking) => {
      const table = await tableOf(asking);
      const { id } = asking.someone();
      const { talk, mute: muting } = asking.body;
      if (table.facts.host !== id) throw new Refused('not-host');
      if (talk !== undefined) await table.act(switchTalk(id, talk));
      if (muting !== undefined) await table.act(mute(id, muting.seat, muting.muted));
      return info(table, asking);
    },
  }),
  route('POST /api/tables/:table/pause', 'Wish for a pause, which begins when all do; or go on', {
    body: PauseRequest,
    answer: TableInfo,
    run: async (asking) => {
      const table = await tableOf(asking);
      const { id } = asking.someone();
      const seat = seatOf(table.sitting, id);
      const isSo = seat !== null && table.sitting.places[seat]!.wish === asking.body.pause;
      // Anybody may end a pause, also who came back while there was one.
      if (!isSo || table.sitting.held !== asking.body.pause) await table.act(wish(id, asking.body.pause));
      return info(table, asking);
    },
  }),
  route('POST /api/tables/:table/rematch', 'The same players once more, at a new table', {
    answer: TableInfo,
    run: async (asking) => {
      const old = await tableOf(asking);
      return info(await asking.house.tables.rematch(old, asking.someone().id), asking);
    },
  }),
  route('POST /api/tables/:table/moves', 'Make a move without a socket', {
    body: MoveRequest,
    answer: MoveAccepted,
    run: async (asking) => {
      const table = await tableOf(asking);
      const { id } = asking.someone();
      const { body } = asking;
      return { id: body.id, version: await table.move(move(id, body), id, body.id) };
    },
  }),
];
