// Creating tables, and acting at them.

import {
  AbsenceRequest,
  CreateTable,
  DiceRequest,
  HostRequest,
  MoveAccepted,
  MoveRequest,
  NudgeRequest,
  OfferRequest,
  PauseRequest,
  QuickRequest,
  ReadmitRequest,
  RematchRequest,
  RemoveRequest,
  ReviewRequest,
  SeatBotRequest,
  SitRequest,
  TableInfo,
  TakeBackRequest,
} from '@crescendo/protocol';
import { isGameId } from '@crescendo/rules';
import type { GenericSchema } from 'valibot';
import { whoIsHere } from '../../hosting/attendance/who-is-here.ts';
import { type PlayServices, playMove } from '../../hosting/play-move.ts';
import type { Table } from '../../hosting/table.ts';
import { type BodyOf, type Route, type RouteContext, routesWith } from '../../http/route.ts';
import { infoFor, tableFrom, tableToChange } from '../../http/table-param.ts';
import { shortId } from '../../runtime/log.ts';
import type { Engine } from '../../storage/engine.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { isStalling, nudge, voteOnAbsence } from '../../table/commands/absence.ts';
import { ownSeat } from '../../table/commands/command.ts';
import { shareReview } from '../../table/commands/game.ts';
import { close, mute, readmit, remove, switchReactions, switchTalk } from '../../table/commands/host.ts';
import { declineSeat, offerSeat } from '../../table/commands/offers.ts';
import { requestPause } from '../../table/commands/pause.ts';
import { leave, markBack } from '../../table/commands/seating.ts';
import { takeBack } from '../../table/commands/take-back.ts';
import { RequestError } from '../../table/request-error.ts';
import { type SeatState, seatOf, seatStateAt } from '../../table/seats.ts';
import { type GroupServices, notifyMembers, requireMember } from '../groups/groups.ts';
import { createPublic, type LobbyServices } from '../lobby/lobby.ts';
import { quickTable } from '../lobby/quick-game.ts';

interface TableRouteServices
  extends Omit<LobbyServices, 'sockets'>,
    Omit<GroupServices, 'sockets'>,
    PlayServices {
  readonly sockets: LobbyServices['sockets'] & GroupServices['sockets'];
  readonly store: LobbyServices['store'] &
    GroupServices['store'] & {
      readonly people: { seen(people: readonly string[]): Promise<ReadonlyMap<string, number>> };
      readonly engine: Pick<Engine, 'notify'>;
    };
  readonly config: LobbyServices['config'] & { readonly tablesPerPerson: number };
}

/** A table with its settings, its first events and its indexes. */
const TABLE_BYTES = 3000;

type TableContext = RouteContext<unknown, TableRouteServices>;

const route = routesWith<TableRouteServices>();

/** Rejects a host of too many tables, or an address that has created too many; `closing`: how many of them are closed by the same request. */
const checkHost = async ({ services, requirePerson, address }: TableContext, closing = 0): Promise<void> => {
  const hosted = await asRetryable(services.store.lists.hosted(requirePerson().id));
  if (hosted - closing >= services.config.tablesPerPerson) throw new RequestError('too-many-tables');
  const client = { person: requirePerson().id, address };
  services.limits.checkStorage(client);
  if (!services.limits.takeTable(address)) throw new RequestError('too-many-tables');
  services.limits.chargeStorage(client, TABLE_BYTES);
};

const createTable = async (context: TableContext, asked: CreateTable): Promise<Table> => {
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
const callGroup = async (services: TableRouteServices, { id }: Table): Promise<void> => {
  services.store.engine.notify({ topic: 'group', id });
  await notifyMembers(services, id, { push: true }).catch((error) =>
    services.log('warn', 'group', { table: shortId(id), error: String(error) }),
  );
};

const QUICK =
  'Join a public table that waits for a player, or create one: two minutes for a move, unless the edition has its own clock';

const NUDGE =
  'Ask a player who is there to decide at last, half a minute after the last move at the earliest, where no clock runs. A minute later the others may decide as about an absent player';
const REMOVE =
  'Host: remove a player for good. Before the game the seat is free again; during a game that is not public a bot plays to the end. The player may not come back, here or at the tables that follow, unless the host lets them';
const ABSENCE =
  'A player has been absent for a minute: wait, let a bot play until they are back, or to the end. It takes more than half of those who are there, or the host where two are left';
const TAKE_BACK =
  'Ask to take your last move back, if no other person has decided since; or agree to it, or decline. It takes all people at the table. Not at public tables, nor in a deal of the day';
const REVIEW =
  'After the game: let the others see the review of your seat, or no longer. Players see all reviews once all have agreed; before that only their own';

const ownSeatState = ({ snapshot }: Table, person: string): SeatState | undefined => {
  const seat = seatOf(snapshot, person);
  return seat === null ? undefined : seatStateAt(snapshot.seatStates, seat);
};

type Command<B> = (
  table: Table,
  person: string,
  context: RouteContext<B, TableRouteServices>,
) => Promise<unknown>;

/** Something a person does at a table; the answer is the table as they see it afterwards. */
const command = <S extends GenericSchema | undefined = undefined>(
  name: string,
  summary: string,
  { body, run }: { readonly body?: S; readonly run: Command<BodyOf<S>> },
): Route<TableRouteServices> =>
  route(`POST /api/tables/:table/${name}`, summary, {
    ...(body !== undefined && { body }),
    response: TableInfo,
    run: async (context) => {
      const table = await tableToChange(context);
      await run(table, context.requirePerson().id, context);
      return infoFor(table, context);
    },
  });

export const TABLE_ROUTES = [
  route('POST /api/tables', 'Create a table; without `preset` the options start from the first one', {
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
  command('sit', 'Take a seat, take back the one you left, or agree to a rematch', {
    body: SitRequest,
    run: (table, person, { services, body }) => services.tables.sit(table, person, body.seat, body),
  }),
  command('dice', 'Add your share to the dice from your seat, before the game has begun', {
    body: DiceRequest,
    run: (table, person, { services, body }) => services.tables.shareDice(table, person, body),
  }),
  command('leave', 'Leave your seat; in a running game a bot takes over, and you may come back', {
    run: (table, person) => table.act(leave(person)),
  }),
  command('bot', 'Host: seat a bot, or (level null) remove it', {
    body: SeatBotRequest,
    run: (table, person, { services, body }) => services.tables.bot(table, person, body.seat, body.level),
  }),
  command('remove', REMOVE, {
    body: RemoveRequest,
    run: (table, person, { body }) => table.act(remove(person, body.seat)),
  }),
  command('readmit', 'Host: let somebody back in who was removed', {
    body: ReadmitRequest,
    run: (table, person, { body }) => {
      if (table.config.host !== person) throw new RequestError('not-host');
      return table.act(readmit(person, table.attendance.removedBy(body.key) ?? ''));
    },
  }),
  command('offer', 'Host: offer a seat to somebody who watches, before the game has begun', {
    body: OfferRequest,
    run: async (table, person, { body }) => {
      const to = table.attendance.audience.personOf(body.key);
      if (table.config.host !== person) throw new RequestError('not-host');
      if (to === undefined) throw new RequestError('not-found');
      if (!table.snapshot.offers.includes(to)) await table.act(offerSeat(person, to));
    },
  }),
  command('decline', 'Rather watch than take the seat that you are offered', {
    run: (table, person) => table.act(declineSeat(person)),
  }),
  command('start', 'Host: start the game', {
    run: (table, person, { services }) => services.tables.start(table, person),
  }),
  command('close', 'Host: close the table; its link stops working. Not while others play: leave instead', {
    run: (table, person) => table.act(close(person)),
  }),
  command('host', 'Host: switch talk or reactions of spectators on or off, mute a seat', {
    body: HostRequest,
    run: async (table, person, { body: { talk, reactions, mute: muting } }) => {
      if (table.config.host !== person) throw new RequestError('not-host');
      const { snapshot } = table;
      if (talk !== undefined && talk !== snapshot.talk) await table.act(switchTalk(person, talk));
      if (reactions !== undefined && reactions !== snapshot.reactions)
        await table.act(switchReactions(person, reactions));
      if (muting !== undefined && muting.muted !== snapshot.seatStates[muting.seat]?.muted)
        await table.act(mute(person, muting.seat, muting.muted));
    },
  }),
  command(
    'pause',
    'Ask for a pause, which starts once everyone has asked; or decline that of others, or end it',
    {
      body: PauseRequest,
      run: async (table, person, { body: { pause } }) => {
        const isUnchanged = ownSeatState(table, person)?.wantsPause === pause;
        const { pausedByAgreement, seatStates } = table.snapshot;
        const declines = !pause && !pausedByAgreement && seatStates.some(({ wantsPause }) => wantsPause);
        // Anyone may end a pause, including a player who came back during it.
        if (!isUnchanged || pausedByAgreement !== pause || declines)
          await table.act(requestPause(person, pause));
      },
    },
  ),
  command('absence', ABSENCE, {
    body: AbsenceRequest,
    run: async (table, person, { services, body }) => {
      const isThere = await whoIsHere(services, table);
      const now = services.now();
      const isHere = (who: string): boolean => isThere(who) && !isStalling(table.snapshot, who, now);
      await table.act(voteOnAbsence(person, body, isHere));
    },
  }),
  command('nudge', NUDGE, {
    body: NudgeRequest,
    run: (table, person, { services, body }) => table.act(nudge(person, body.seat, services.now())),
  }),
  command('back', 'A bot plays for you because you did not answer: play again yourself', {
    run: async (table, person) => {
      const seat = ownSeat(table.snapshot, person);
      if (seatStateAt(table.snapshot.seatStates, seat).away) await table.act(markBack(seat));
    },
  }),
  command('take-back', TAKE_BACK, {
    body: TakeBackRequest,
    run: (table, person, { body }) => table.act(takeBack(person, body.answer)),
  }),
  command('review', REVIEW, {
    body: ReviewRequest,
    run: async (table, person, { body: { share } }) => {
      if (ownSeatState(table, person)?.sharesReview !== share) await table.act(shareReview(person, share));
    },
  }),
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
