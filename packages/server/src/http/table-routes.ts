// Creating tables, and acting at them.
import {
  AbsenceRequest,
  CreateTable,
  HostRequest,
  MoveAccepted,
  MoveRequest,
  OfferRequest,
  PauseRequest,
  QuickRequest,
  RematchRequest,
  RemoveRequest,
  ReviewRequest,
  SeatBotRequest,
  SitRequest,
  TableInfo,
  TakeBackRequest,
} from '@crescendo/protocol';
import { isGameId } from '@crescendo/rules';
import { requireMember, tellMembers } from '../groups.ts';
import { createPublic } from '../lobby.ts';
import { shortId } from '../log.ts';
import { quickTable } from '../quick-game.ts';
import { orTryAgain, RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import { voteOnAbsence, whoIsHere } from '../table/absence.ts';
import {
  close,
  leave,
  mute,
  removeGuest,
  requestPause,
  shareReview,
  start,
  switchReactions,
  switchTalk,
} from '../table/commands.ts';
import { declineSeat, offerSeat } from '../table/offers.ts';
import { placeAt, seatOf } from '../table/place.ts';
import { playMove } from '../table/play-move.ts';
import type { Table } from '../table/table.ts';
import { takeBack } from '../table/take-back.ts';
import { type RouteContext, route } from './route.ts';
import { infoFor, tableFrom, tableToChange } from './table-param.ts';

/** Rejects a host of too many tables, or an address that has created too many; `closing`: how many of them are closed by the same request. */
const checkHost = async (
  { services, requirePerson, address }: RouteContext<unknown>,
  closing = 0,
): Promise<void> => {
  const hosted = await orTryAgain(services.store.tables.hosted(requirePerson().id));
  if (hosted - closing >= services.config.tablesPerPerson) throw new RequestError('too-many-tables');
  if (!services.limits.takeTable(address)) throw new RequestError('too-many-tables');
};

const createTable = async (context: RouteContext<unknown>, asked: CreateTable): Promise<Table> => {
  const { services, address } = context;
  const person = context.requirePerson().id;
  await checkHost(context, asked.instead === undefined ? 0 : 1);
  if (asked.group !== undefined) await requireMember(services, asked.group, person);
  const create = (origin?: string): Promise<Table> => services.tables.create(person, asked, origin);
  const table = await (asked.public === true
    ? createPublic(services, { person, address }, create)
    : create());
  if (asked.group !== undefined && services.limits.takeCall(person)) await callGroup(services, table);
  return table;
};

/** The table is there, whether or not the others can be told. */
const callGroup = async (services: Services, { id }: Table): Promise<void> => {
  services.store.engine.notify({ topic: 'group', id });
  await tellMembers(services, id, { push: true }).catch((error) =>
    services.log('warn', 'group', { table: shortId(id), error: String(error) }),
  );
};

const QUICK =
  'Join a public table that waits for a player, or create one: two minutes for a move, unless the edition has its own clock';

export const TABLE_ROUTES = [
  route('POST /api/tables', 'Create a table', {
    body: CreateTable,
    response: TableInfo,
    run: async (context) => infoFor(await createTable(context, context.body), context),
  }),
  route('POST /api/tables/quick', QUICK, {
    body: QuickRequest,
    response: TableInfo,
    run: async (context) => {
      const { services, body } = context;
      const table = await quickTable(services, context.requirePerson().id, body, (asked) =>
        createTable(context, asked),
      );
      return infoFor(table, context);
    },
  }),
  route('POST /api/tables/:table/sit', 'Take a seat, take back the one you left, or agree to a rematch', {
    body: SitRequest,
    response: TableInfo,
    run: async (context) => {
      const table = await tableToChange(context);
      await context.services.tables.sit(table, context.requirePerson().id, context.body.seat, context.body);
      return infoFor(table, context);
    },
  }),
  route(
    'POST /api/tables/:table/leave',
    'Leave your seat; in a running game a bot takes over, and you may come back',
    {
      response: TableInfo,
      run: async (context) => {
        const table = await tableToChange(context);
        await table.act(leave(context.requirePerson().id));
        return infoFor(table, context);
      },
    },
  ),
  route('POST /api/tables/:table/bot', 'Host: seat a bot, or (level null) remove it', {
    body: SeatBotRequest,
    response: TableInfo,
    run: async (context) => {
      const table = await tableToChange(context);
      await context.services.tables.bot(
        table,
        context.requirePerson().id,
        context.body.seat,
        context.body.level,
      );
      return infoFor(table, context);
    },
  }),
  route('POST /api/tables/:table/remove', 'Host: free the seat of a guest, before the game has begun', {
    body: RemoveRequest,
    response: TableInfo,
    run: async (context) => {
      const table = await tableToChange(context);
      await table.act(removeGuest(context.requirePerson().id, context.body.seat));
      return infoFor(table, context);
    },
  }),
  route(
    'POST /api/tables/:table/offer',
    'Host: offer a seat to somebody who watches, before the game has begun',
    {
      body: OfferRequest,
      response: TableInfo,
      run: async (context) => {
        const table = await tableToChange(context);
        const { id } = context.requirePerson();
        const to = table.attendance.audience.personOf(context.body.key);
        if (table.config.host !== id) throw new RequestError('not-host');
        if (to === undefined) throw new RequestError('not-found');
        if (!table.snapshot.offers.includes(to)) await table.act(offerSeat(id, to));
        return infoFor(table, context);
      },
    },
  ),
  route('POST /api/tables/:table/decline', 'Rather watch than take the seat that you are offered', {
    response: TableInfo,
    run: async (context) => {
      const table = await tableToChange(context);
      await table.act(declineSeat(context.requirePerson().id));
      return infoFor(table, context);
    },
  }),
  route('POST /api/tables/:table/start', 'Host: start the game', {
    response: TableInfo,
    run: async (context) => {
      const table = await tableToChange(context);
      await table.act(start(context.requirePerson().id));
      return infoFor(table, context);
    },
  }),
  route(
    'POST /api/tables/:table/close',
    'Host: close the table; its link stops working. Not while others play: leave instead',
    {
      response: TableInfo,
      run: async (context) => {
        const table = await tableToChange(context);
        await table.act(close(context.requirePerson().id));
        return infoFor(table, context);
      },
    },
  ),
  route(
    'POST /api/tables/:table/host',
    'Host: switch talk or reactions of spectators on or off, mute a seat',
    {
      body: HostRequest,
      response: TableInfo,
      run: async (context) => {
        const table = await tableToChange(context);
        const { id } = context.requirePerson();
        const { talk, reactions, mute: muting } = context.body;
        if (table.config.host !== id) throw new RequestError('not-host');
        const { snapshot } = table;
        if (talk !== undefined && talk !== snapshot.talk) await table.act(switchTalk(id, talk));
        if (reactions !== undefined && reactions !== snapshot.reactions)
          await table.act(switchReactions(id, reactions));
        if (muting !== undefined && muting.muted !== snapshot.places[muting.seat]?.muted)
          await table.act(mute(id, muting.seat, muting.muted));
        return infoFor(table, context);
      },
    },
  ),
  route('POST /api/tables/:table/pause', 'Ask for a pause, which starts once everyone has asked; or end it', {
    body: PauseRequest,
    response: TableInfo,
    run: async (context) => {
      const table = await tableToChange(context);
      const { id } = context.requirePerson();
      const seat = seatOf(table.snapshot, id);
      const isUnchanged =
        seat !== null && placeAt(table.snapshot.places, seat).wantsPause === context.body.pause;
      // Anyone may end a pause, including a player who came back during it.
      if (!isUnchanged || table.snapshot.pausedByAgreement !== context.body.pause)
        await table.act(requestPause(id, context.body.pause));
      return infoFor(table, context);
    },
  }),
  route(
    'POST /api/tables/:table/absence',
    'A player has been absent for a minute: wait, let a bot play until they are back, or to the end. It takes more than half of those who are there, or the host where two are left',
    {
      body: AbsenceRequest,
      response: TableInfo,
      run: async (context) => {
        const table = await tableToChange(context);
        const isHere = await whoIsHere(context.services, table);
        await table.act(voteOnAbsence(context.requirePerson().id, context.body, isHere));
        return infoFor(table, context);
      },
    },
  ),
  route(
    'POST /api/tables/:table/take-back',
    'Ask to take your last move back, if no other person has decided since; or agree to it, or decline. It takes all people at the table. Not at public tables, nor in a deal of the day',
    {
      body: TakeBackRequest,
      response: TableInfo,
      run: async (context) => {
        const table = await tableToChange(context);
        await table.act(takeBack(context.requirePerson().id, context.body.answer));
        return infoFor(table, context);
      },
    },
  ),
  route(
    'POST /api/tables/:table/review',
    'After the game: let the others see the review of your seat, or no longer. Players see all reviews once all have agreed; before that only their own',
    {
      body: ReviewRequest,
      response: TableInfo,
      run: async (context) => {
        const table = await tableToChange(context);
        const { id } = context.requirePerson();
        const seat = seatOf(table.snapshot, id);
        const isUnchanged =
          seat !== null && placeAt(table.snapshot.places, seat).sharesReview === context.body.share;
        if (!isUnchanged) await table.act(shareReview(id, context.body.share));
        return infoFor(table, context);
      },
    },
  ),
  route(
    'POST /api/tables/:table/rematch',
    'Another game with the same players, at a new table; it starts once all have asked for it',
    {
      body: RematchRequest,
      response: TableInfo,
      run: async (context) => {
        const old = await tableToChange(context);
        if (old.snapshot.next === null && !context.services.limits.takeTable(context.address))
          throw new RequestError('too-many-tables');
        const { game } = context.body;
        if (game !== undefined && !isGameId(game)) throw new RequestError('unknown-game');
        return infoFor(await context.services.tables.rematch(old, context.requirePerson().id, game), context);
      },
    },
  ),
  route('POST /api/tables/:table/moves', 'Make a move without a socket', {
    body: MoveRequest,
    response: MoveAccepted,
    run: async (context) => {
      const table = await tableFrom(context);
      const { id } = context.requirePerson();
      const { body } = context;
      const client = { person: id, address: context.address };
      return { id: body.id, version: await playMove(context.services, client, table, body) };
    },
  }),
];
