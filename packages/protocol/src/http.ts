// The request and response bodies of the HTTP API.
import * as v from 'valibot';
import {
  BotLevel,
  DecisionNumber,
  Entropy,
  GroupId,
  MoveId,
  MoveText,
  PersonName,
  SeatNumber,
  ShareCommitment,
  TableId,
  Time,
  Version,
  ViewerSeat,
} from './basics.ts';
import { GroupRequest, OwnGroup } from './groups.ts';
import { News } from './server-messages.ts';
import {
  AbsenceChoice,
  Day,
  ListedPlayer,
  MoveSource,
  Status,
  TableInfo,
  TableSeatEvent,
  TableSummary,
  TakeBackAnswer,
  TalkEntry,
  TurnInfo,
} from './table.ts';
import { CreateTable, Series } from './table-settings.ts';

export const NewPerson = v.object({ name: v.optional(PersonName) });
export const Rename = v.object({ name: PersonName });

export const Me = v.object({
  name: v.string(),
  made: Time,
  token: v.optional(
    v.pipe(
      v.string(),
      v.description('only when the player is created: programs send it as `Authorization: Bearer …`'),
    ),
  ),
});

export type Me = v.InferOutput<typeof Me>;

/** One of a person's own mistakes as an exercise, for their other devices; the server does not read it. */
export const SavedExercise = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, 'letters, digits, dots and dashes')),
  changed: Time,
  body: v.pipe(v.string(), v.maxLength(12_000), v.description('empty: removed')),
});
export type SavedExercise = v.InferOutput<typeof SavedExercise>;
export const SavedExercises = v.object({ exercises: v.array(SavedExercise) });

/** Everything that is stored about a person. */
export const MyData = v.object({
  name: v.string(),
  made: Time,
  devices: v.array(v.object({ made: Time, seen: Time })),
  tables: v.array(TableSummary),
  talk: v.array(v.object({ table: v.string(), at: Time, text: v.string() })),
  push: v.array(v.object({ endpoint: v.string(), made: Time })),
  exercises: v.optional(v.array(SavedExercise)),
  groups: v.optional(v.array(OwnGroup)),
  groupAsks: v.optional(v.array(GroupRequest)),
});
export type MyData = v.InferOutput<typeof MyData>;

export const DeviceCode = v.object({ code: v.string(), until: Time });
export type DeviceCode = v.InferOutput<typeof DeviceCode>;
export const UseCode = v.object({ code: v.pipe(v.string(), v.maxLength(20)) });

export const DiceRequest = v.object({
  commitment: v.optional(ShareCommitment),
  entropy: v.optional(Entropy),
});
export const SitRequest = v.object({ seat: v.optional(SeatNumber), ...DiceRequest.entries });
export const SeatBotRequest = v.object({ seat: SeatNumber, level: v.nullable(BotLevel) });
export const RemoveRequest = v.object({ seat: SeatNumber });
export const RematchRequest = v.object({
  game: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(40),
      v.description('another game with the same people, in its usual edition'),
    ),
  ),
});
export const HostRequest = v.object({
  talk: v.optional(v.boolean()),
  reactions: v.optional(v.pipe(v.boolean(), v.description('may spectators react?'))),
  mute: v.optional(v.object({ seat: SeatNumber, muted: v.boolean() })),
});
/** A seat for somebody who watches: `key` of one of `watching`. */
export const OfferRequest = v.object({ key: v.pipe(v.string(), v.maxLength(40)) });
/** A vote about an absent player. */
export const AbsenceRequest = v.object({ seat: SeatNumber, choice: AbsenceChoice });
/** Asks to take the last move back, or answers somebody who does. */
export const TakeBackRequest = v.object({ answer: TakeBackAnswer });
/** True: asks for a pause. False: withdraws that, or ends the pause. */
export const PauseRequest = v.object({ pause: v.boolean() });
/** After the game: true if the others may see the review of your seat. */
export const ReviewRequest = v.object({ share: v.boolean() });
/** Any public table of this game that waits for a player, or a new one. */
export const QuickRequest = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.optional(v.pipe(SeatNumber, v.minValue(1))),
  commitment: v.optional(ShareCommitment),
  entropy: v.optional(Entropy),
});
export const MoveRequest = v.object({ id: MoveId, move: MoveText, decided: v.optional(DecisionNumber) });
export const MoveAccepted = v.object({ id: v.string(), version: Version });

export const TableList = v.object({ tables: v.array(TableSummary) });
export type TableList = v.InferOutput<typeof TableList>;
export const TalkList = v.object({
  lines: v.array(TalkEntry),
  earlier: v.optional(
    v.pipe(
      v.array(TalkEntry),
      v.description('at a rematch: the last of what was said at the tables before, as far as you sat there'),
    ),
  ),
});
export type TalkList = v.InferOutput<typeof TalkList>;

/** Games that followed one another by rematches, this one included once it is over. */
export const Evening = v.object({
  games: v.pipe(
    v.array(v.object({ game: v.string(), at: Time })),
    v.description('those that are over, the first one first'),
  ),
  wins: v.pipe(
    v.array(v.nullable(v.number())),
    v.description('how many each seat of this table has won; null: nobody can tell (a bot with a double)'),
  ),
});
export type Evening = v.InferOutput<typeof Evening>;

export const History = v.object({
  seat: ViewerSeat,
  steps: v.array(
    v.object({
      version: Version,
      at: Time,
      by: ViewerSeat,
      told: v.array(News),
      maker: v.optional(v.pipe(MoveSource, v.description('who made the move'))),
      timeUp: v.optional(
        v.pipe(v.boolean(), v.description('the time was up, so that the move was made for the seat')),
      ),
      view: v.optional(v.pipe(v.looseObject({}), v.description('the view after this step, with ?views=1'))),
      turn: v.optional(TurnInfo),
    }),
  ),
  seatEvents: v.optional(
    v.pipe(
      v.array(TableSeatEvent),
      v.description('what happened to seats: who left or was absent, which bot played, who came back'),
    ),
  ),
  next: v.optional(v.pipe(Version, v.description('there is more: ask again with ?after=next'))),
});
export type History = v.InferOutput<typeof History>;

/** A finished game of yours, for your statistics. */
export const MyResult = v.object({
  table: TableId,
  game: v.string(),
  at: Time,
  seat: SeatNumber,
  players: v.array(ListedPlayer),
  scores: v.array(v.number()),
  winners: v.array(SeatNumber),
  rounds: v.pipe(v.nullable(v.number()), v.description('of a series: how many rounds; null: a single game')),
  daily: v.nullable(Day),
});
export type MyResult = v.InferOutput<typeof MyResult>;
export const MyResults = v.object({ results: v.array(MyResult) });

/** An entry of the ranking of a day. */
export const DailyResult = v.object({
  place: v.number(),
  name: v.string(),
  you: v.boolean(),
  score: v.number(),
  won: v.boolean(),
  moves: v.pipe(v.number(), v.description('how many moves it took')),
  later: v.optional(
    v.pipe(
      v.boolean(),
      v.description('somebody else at the same network address had begun this deal before'),
    ),
  ),
});
export type DailyResult = v.InferOutput<typeof DailyResult>;

export const DailyGame = v.object({
  game: v.string(),
  level: BotLevel,
  seats: v.number(),
  table: v.pipe(v.nullable(TableId), v.description('yours, once you have started')),
  status: v.nullable(Status),
  played: v.pipe(v.number(), v.description('how many people have finished it')),
  results: v.pipe(v.array(DailyResult), v.description('the best hundred, and yours')),
});
export type DailyGame = v.InferOutput<typeof DailyGame>;

export const Daily = v.object({
  day: Day,
  today: Day,
  until: v.pipe(Time, v.description('when the next day begins')),
  group: v.optional(v.pipe(GroupId, v.description('the rankings are those of this group of yours'))),
  games: v.array(DailyGame),
});
export type Daily = v.InferOutput<typeof Daily>;

export const PushTarget = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.regex(/^https:\/\//, 'an https address')),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
  }),
});

/** The notice that a push service brings to a device whose page is closed. */
export const PushNotice = v.object({
  what: v.picklist(['your-turn', 'group-table']),
  table: TableId,
  game: v.string(),
  group: v.optional(v.pipe(v.string(), v.description('its name, where a table was started for it'))),
});
export type PushNotice = v.InferOutput<typeof PushNotice>;

const GameInfo = v.object({
  id: v.string(),
  seats: v.object({ min: v.number(), max: v.number() }),
  options: v.record(v.string(), v.unknown()),
  optionKinds: v.record(v.string(), v.unknown()),
  presets: v.record(v.string(), v.unknown()),
  series: v.nullable(Series),
  bots: v.array(v.string()),
});
export const GameList = v.object({ games: v.array(GameInfo) });

export const ServerInfo = v.object({
  name: v.literal('crescendo'),
  protocol: v.number(),
  pushKey: v.nullable(v.string()),
  addresses: v.optional(
    v.pipe(
      v.array(v.string()),
      v.description('only for a page on the same machine: where other devices reach this server'),
    ),
  ),
});

export { CreateTable, TableId, TableInfo };
