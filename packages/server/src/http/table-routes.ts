import {
  CreateTable,
  History,
  Host,
  MoveDone,
  PlayMove,
  SeatBot,
  Sit,
  TableInfo,
  TableList,
  TableState,
  TalkList,
} from '@crescendo/protocol';
import { orTryAgain } from '../identity.ts';
import { listed } from '../lists.ts';
import { Refused } from '../refused.ts';
import { close, leave, move, mute, start, switchTalk } from '../table/deeds.ts';
import { historyFor, recordText } from '../table/history.ts';
import type { Table } from '../table/table.ts';
import { talkAt } from '../talk.ts';
import { type Asking, route } from './route.ts';

const LINES = 100;
const LOBBY_MS = 86_400_000;

const tableOf = async ({ house, param }: Asking<unknown>): Promise<Table> => {
  const id = param('table');
  if (!/^[A-Za-z0-9_-]{22}$/.test(id)) throw new Refused('unknown-table');
  return house.tables.fresh(id);
};

/** The table, if whoever asks may look at it. */
const visible = async (asking: Asking<unknown>): Promise<Table> => {
  const table = await tableOf(asking);
  if (!table.mayWatch(asking.person?.id ?? null)) throw new Refused('no-spectators');
  return table;
};

/** The link of an open table lets anybody see that it is there, so that they can sit down. */
const inviting = async (asking: Asking<unknown>): Promise<Table> => {
  const table = await tableOf(asking);
  return table.sitting.status === 'open' ? table : visible(asking);
};

const info = (table: Table, { person }: Asking<unknown>) => table.infoFor(person?.id ?? null);

const LISTS = [
  route('GET /api/tables', 'The lobby: public tables that wait for players or can be watched', {
    answer: TableList,
    anybody: true,
    run: async ({ house }) => ({
      tables: await orTryAgain(
        house.store.tables.lobby(house.now() - LOBBY_MS, LINES).then((rows) => listed(house.store, rows)),
      ),
    }),
  }),
  route('GET /api/tables/mine', 'Tables where you sit and that are not over', {
    answer: TableList,
    run: async ({ house, someone }) => {
      const rows = house.store.tables.of(someone().id, false, LINES);
      return { tables: await orTryAgain(rows.then((lines) => listed(house.store, lines))) };
    },
  }),
  route('GET /api/tables/archive', 'Games you have played to the end', {
    answer: TableList,
    run: async ({ house, someone }) => {
      const rows = house.store.tables.of(someone().id, true, LINES);
      return { tables: await orTryAgain(rows.then((lines) => listed(house.store, lines))) };
    },
  }),
];

const DEEDS = [
  route('POST /api/tables', 'Set up a table', {
    body: CreateTable,
    answer: TableInfo,
    run: async (asking) => {
      const { house, body } = asking;
      const { id } = asking.someone();
      if ((await orTryAgain(house.store.tables.hosted(id))) >= house.config.tablesPerPerson)
        throw new Refused('too-many-tables');
      return info(await house.tables.create(id, body), asking);
    },
  }),
  route('POST /api/tables/:table/sit', 'Take a seat, or say yes to a rematch', {
    body: Sit,
    answer: TableInfo,
    run: async (asking) => {
      const table = await tableOf(asking);
      await asking.house.tables.sit(table, asking.someone().id, asking.body.seat, asking.body.entropy ?? '');
      return info(table, asking);
    },
  }),
  route('POST /api/tables/:table/leave', 'Stand up; in a game a bot takes your seat for good', {
    answer: TableInfo,
    run: async (asking) => {
      const table = await tableOf(asking);
      await table.act(leave(asking.someone().id));
      return info(table, asking);
    },
  }),
  route('POST /api/tables/:table/bot', 'Host: give a free seat to a bot, or (level null) take it back', {
    body: SeatBot,
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
    body: Host,
    answer: TableInfo,
    run: async (asking) => {
      const table = await tableOf(asking);
      const { id } = asking.someone();
      const { talk, mute: muting } = asking.body;
      if (talk !== undefined) await table.act(switchTalk(id, talk));
      if (muting !== undefined) await table.act(mute(id, muting.seat, muting.muted));
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
    body: PlayMove,
    answer: MoveDone,
    run: async (asking) => {
      const table = await tableOf(asking);
      const { id } = asking.someone();
      const { id: moveId, move: text } = asking.body;
      return { id: moveId, version: await table.move(move(id, moveId, text), id, moveId) };
    },
  }),
];

const LOOKS = [
  route('GET /api/tables/:table', 'The table and all you may know of its game', {
    answer: TableState,
    anybody: true,
    run: async (asking) => (await inviting(asking)).stateFor(asking.person?.id ?? null),
  }),
  route('GET /api/tables/:table/history', 'What has happened, as you may know it; ?after=version', {
    answer: History,
    anybody: true,
    run: async (asking) => {
      const table = await visible(asking);
      const person = asking.person?.id ?? null;
      const after = Number(asking.query('after') ?? 0);
      if (!Number.isSafeInteger(after) || after < 0) throw new Refused('bad-message', { code: 'bad-after' });
      const steps = historyFor(table.facts, await table.stepsFor(person), person, after);
      return { seat: table.infoFor(person).seat, steps };
    },
  }),
  route('GET /api/tables/:table/talk', 'What was said last', {
    answer: TalkList,
    anybody: true,
    run: async (asking) => ({ lines: await talkAt(asking.house, await visible(asking)) }),
  }),
  route('GET /api/tables/:table/record', 'The whole game as text, when it is over, with all its dice', {
    answer: 'text',
    anybody: true,
    run: async (asking) => {
      const table = await visible(asking);
      const person = asking.person?.id ?? null;
      const { status } = await table.stateFor(person).then(({ table: now }) => now);
      if (status !== 'over') throw new Refused('not-over');
      const names = table.sitting.places.map(({ person: who, bot }) =>
        who === null ? (bot ?? '') : table.guests.name(who),
      );
      return recordText(table.facts, await table.stepsFor(person), names);
    },
  }),
];

export const TABLE_ROUTES = [...LISTS, ...DEEDS, ...LOOKS];
