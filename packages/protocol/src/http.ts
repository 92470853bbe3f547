// The bodies of the HTTP interface, both ways.
import * as v from 'valibot';
import {
  BotLevel,
  Entropy,
  MoveId,
  MoveText,
  PersonName,
  SeatNumber,
  TableId,
  Time,
  Version,
  ViewerSeat,
} from './basics.ts';
import { News } from './server.ts';
import { CreateTable, Series, TableInfo, TableLine, TalkLine } from './table.ts';

export const NewPerson = v.object({ name: v.optional(PersonName) });
export const Rename = v.object({ name: PersonName });

export const Me = v.object({
  name: v.string(),
  made: Time,
  token: v.optional(
    v.pipe(v.string(), v.description('only when made: programs send it as `Authorization: Bearer …`')),
  ),
});

/** Everything that is stored about somebody. */
export const MyData = v.object({
  name: v.string(),
  made: Time,
  devices: v.array(v.object({ made: Time, seen: Time })),
  tables: v.array(TableLine),
  talk: v.array(v.object({ table: v.string(), at: Time, text: v.string() })),
  push: v.array(v.object({ endpoint: v.string(), made: Time })),
});

export const DeviceCode = v.object({ code: v.string(), until: Time });
export const UseCode = v.object({ code: v.pipe(v.string(), v.maxLength(20)) });

export const Sit = v.object({ seat: v.optional(SeatNumber), entropy: v.optional(Entropy) });
export const SeatBot = v.object({ seat: SeatNumber, level: v.nullable(BotLevel) });
export const Host = v.object({
  talk: v.optional(v.boolean()),
  mute: v.optional(v.object({ seat: SeatNumber, muted: v.boolean() })),
});
export const PlayMove = v.object({ id: MoveId, move: MoveText });
export const MoveDone = v.object({ id: v.string(), version: Version });

export const TableList = v.object({ tables: v.array(TableLine) });
export const TalkList = v.object({ lines: v.array(TalkLine) });

export const History = v.object({
  seat: ViewerSeat,
  steps: v.array(v.object({ version: Version, at: Time, by: ViewerSeat, told: v.array(News) })),
});

export const PushTarget = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.regex(/^https:\/\//, 'an https address')),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
  }),
});

export const GameInfo = v.object({
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
});

export { CreateTable, TableId, TableInfo };
