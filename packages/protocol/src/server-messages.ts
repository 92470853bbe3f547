// The messages the server sends on the socket.
import * as v from 'valibot';
import { GroupId, MoveId, MoveText, SeatNumber, TableId, Time, Version, ViewerSeat } from './basics.ts';
import { ErrorBody } from './errors.ts';
import { MoveSource, TableInfo, TableSeatEvent, TalkEntry, TurnInfo } from './table.ts';

/** Something that happened, as the viewer may know it: an item of the `news` of the game's view. */
export const News = v.looseObject({ type: v.string() });

export const SeatClock = v.object({
  left: v.pipe(v.nullable(v.number()), v.description('milliseconds left at `now`; null: no limit')),
  running: v.boolean(),
});

const WelcomeMessage = v.pipe(
  v.object({
    type: v.literal('welcome'),
    protocol: v.number(),
    name: v.string(),
    heartbeat: v.pipe(
      v.number(),
      v.description('milliseconds; silence for twice this time means that the connection is dead'),
    ),
  }),
  v.description('the first message on every socket'),
);

/** Everything a viewer may know about a table. */
export const TableState = v.object({
  table: TableInfo,
  version: Version,
  seat: ViewerSeat,
  view: v.pipe(v.nullable(v.looseObject({})), v.description("the game's view; null before the start")),
  turn: v.nullable(TurnInfo),
  moment: v.pipe(
    v.number(),
    v.description('how many moves have been made, plus one for the start; 0 before it'),
  ),
  decided: v.pipe(
    v.number(),
    v.description('how many moves your seat has made, including those of a bot or the clock'),
  ),
  news: v.pipe(v.array(News), v.description('the news since the version you had, or of the last event')),
  timeUp: v.optional(
    v.pipe(
      ViewerSeat,
      v.description('the seat whose time was up, so that the last move was made for it; null: nobody’s'),
    ),
  ),
  lastMove: v.optional(
    v.pipe(
      v.nullable(v.object({ seat: SeatNumber, by: MoveSource })),
      v.description('for which seat the last move was made, and by whom: the player, a bot, or the clock'),
    ),
  ),
  seatEvents: v.optional(
    v.pipe(
      v.array(TableSeatEvent),
      v.description('the last things that happened to seats during the game; the history has all of them'),
    ),
  ),
  clocks: v.array(SeatClock),
  now: Time,
});
export type TableState = v.InferOutput<typeof TableState>;

const StateMessage = v.pipe(
  v.object({ type: v.literal('state'), ...TableState.entries }),
  v.description('the current state of the table, as you may see it'),
);

const ChangeMessage = v.pipe(
  v.object({
    type: v.literal('change'),
    table: TableId,
    state: v.pipe(
      v.union([v.array(v.unknown()), v.looseObject({})]),
      v.description('what is different from the state you have, except `news`'),
    ),
    news: v.optional(
      v.pipe(v.array(News), v.description('as in `state`; if it is missing, it is the `news` of the view')),
    ),
    done: v.optional(
      v.pipe(
        v.record(MoveId, Version),
        v.description('moves of yours that are on disk, each with its version, instead of `done` for each'),
      ),
    ),
  }),
  v.description('replaces `state` where you asked for `changes`'),
);

const DoneMessage = v.pipe(
  v.object({ type: v.literal('done'), table: TableId, id: v.string(), version: Version }),
  v.description('your move is on disk'),
);

const ErrorMessage = v.pipe(
  v.object({
    type: v.literal('error'),
    ...ErrorBody.entries,
    table: v.optional(v.string()),
    id: v.optional(v.string()),
  }),
  v.description('a request was rejected, and why'),
);

const TalkMessage = v.pipe(
  v.object({ type: v.literal('talk'), table: TableId, line: TalkEntry }),
  v.description('someone said something'),
);

const DraftMessage = v.pipe(
  v.object({
    type: v.literal('draft'),
    table: TableId,
    seat: SeatNumber,
    moment: v.pipe(v.number(), v.description('holds while the `moment` of the state is this one')),
    draft: v.pipe(v.nullable(MoveText), v.description('null: show the table as it is')),
  }),
  v.description('what another player prepares, where the table has `drafts`; it may never be played'),
);

const NoticeMessage = v.pipe(
  v.object({ type: v.literal('notice'), table: TableId, what: v.picklist(['your-turn']) }),
  v.description('it is your turn at a table, perhaps one that you are not watching'),
);

const GroupMessage = v.pipe(
  v.object({
    type: v.literal('group'),
    what: v.pipe(
      v.picklist(['table', 'asked']),
      v.description('a member has started a table for you; somebody you played with asks you to join'),
    ),
    group: GroupId,
    name: v.pipe(v.string(), v.description('of the group')),
    by: v.pipe(v.string(), v.description('who did it')),
    table: v.optional(TableId),
    game: v.optional(v.string()),
  }),
  v.description('something has happened in a group of yours, or one that you are asked to join'),
);

const ByeMessage = v.pipe(
  v.object({ type: v.literal('bye'), wait: v.number() }),
  v.description('the server is shutting down; reconnect after `wait` milliseconds'),
);

const PongMessage = v.pipe(v.object({ type: v.literal('pong'), now: Time }), v.description('answers `ping`'));

export const SERVER_MESSAGES = {
  welcome: WelcomeMessage,
  state: StateMessage,
  change: ChangeMessage,
  done: DoneMessage,
  error: ErrorMessage,
  talk: TalkMessage,
  draft: DraftMessage,
  notice: NoticeMessage,
  group: GroupMessage,
  bye: ByeMessage,
  pong: PongMessage,
};

export const ServerMessage = v.union([
  WelcomeMessage,
  StateMessage,
  ChangeMessage,
  DoneMessage,
  ErrorMessage,
  TalkMessage,
  DraftMessage,
  NoticeMessage,
  GroupMessage,
  ByeMessage,
  PongMessage,
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
