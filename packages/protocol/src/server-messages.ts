// What the server says on the socket.
import * as v from 'valibot';
import { TableId, Time, Version, ViewerSeat } from './basics.ts';
import { ErrorBody } from './errors.ts';
import { TableInfo, TalkEntry, TurnInfo } from './table.ts';

/** Something that happened, as the viewer may know it: the `news` of the game's view. */
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
      v.description('milliseconds; silence for two of them means the line is dead'),
    ),
  }),
  v.description('the first message on every socket'),
);

/** All a viewer may know of a table. Sent whole after every change: there is nothing to patch. */
export const TableState = v.object({
  table: TableInfo,
  version: Version,
  seat: ViewerSeat,
  view: v.pipe(v.nullable(v.looseObject({})), v.description("the game's view; null before it begins")),
  turn: v.nullable(TurnInfo),
  moment: v.pipe(
    v.number(),
    v.description('how many moves have been made, and one more for the start; 0 before it'),
  ),
  decided: v.pipe(v.number(), v.description('how many moves your seat has made, by whomever')),
  told: v.pipe(v.array(News), v.description('what happened since the version you had, or in the last step')),
  clocks: v.array(SeatClock),
  now: Time,
});
export type TableState = v.InferOutput<typeof TableState>;

const StateMessage = v.pipe(
  v.object({ type: v.literal('state'), ...TableState.entries }),
  v.description('the table as it is now, for you'),
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
  v.description('why something did not happen'),
);

const TalkMessage = v.pipe(
  v.object({ type: v.literal('talk'), table: TableId, line: TalkEntry }),
  v.description('somebody said something'),
);

const NoticeMessage = v.pipe(
  v.object({ type: v.literal('notice'), table: TableId, what: v.picklist(['your-turn']) }),
  v.description('it is your turn at a table, perhaps one you are not looking at'),
);

const ByeMessage = v.pipe(
  v.object({ type: v.literal('bye'), wait: v.number() }),
  v.description('the server goes down; come back after `wait` milliseconds'),
);

const PongMessage = v.pipe(v.object({ type: v.literal('pong'), now: Time }), v.description('answers `ping`'));

export const SERVER_MESSAGES = {
  welcome: WelcomeMessage,
  state: StateMessage,
  done: DoneMessage,
  error: ErrorMessage,
  talk: TalkMessage,
  notice: NoticeMessage,
  bye: ByeMessage,
  pong: PongMessage,
};

export const ServerMessage = v.union([
  WelcomeMessage,
  StateMessage,
  DoneMessage,
  ErrorMessage,
  TalkMessage,
  NoticeMessage,
  ByeMessage,
  PongMessage,
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
