// The replies about results: own ones, and those of a day.
import * as v from 'valibot';
import { BotLevel, GroupId, SeatNumber, TableId, Time } from '../basics.ts';
import { Day, ListedPlayer, Status } from '../table.ts';

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
  fingerprint: v.optional(
    v.pipe(v.string(), v.description('SHA-256 of the number that all draws of this deal follow from')),
  ),
  tomorrow: v.optional(
    v.pipe(v.string(), v.description('today: the fingerprint of tomorrow’s deal, published beforehand')),
  ),
  table: v.pipe(v.nullable(TableId), v.description('yours, once you have started')),
  status: v.nullable(Status),
  played: v.pipe(v.number(), v.description('how many people have finished it')),
  behind: v.optional(v.pipe(v.number(), v.description('how many of them did less well than you'))),
  results: v.pipe(v.array(DailyResult), v.description('the best hundred, and yours')),
  afterwards: v.optional(
    v.pipe(
      v.object({ place: v.number(), score: v.number(), won: v.boolean(), moves: v.number() }),
      v.description(
        'your result, if you finished after the day was over: it does not count; place: the one it would have',
      ),
    ),
  ),
});
export type DailyGame = v.InferOutput<typeof DailyGame>;

export const Daily = v.object({
  day: Day,
  today: Day,
  until: v.pipe(Time, v.description('when the next day begins')),
  number: v.optional(
    v.pipe(v.number(), v.description('of the day; number 1 is the first day of the archive')),
  ),
  open: v.optional(
    v.pipe(v.boolean(), v.description('the day is over, and its deals can be played outside the ranking')),
  ),
  group: v.optional(v.pipe(GroupId, v.description('the rankings are those of this group of yours'))),
  games: v.array(DailyGame),
});
export type Daily = v.InferOutput<typeof Daily>;

/** The daily games of one person in six weeks. */
export const DailyDays = v.object({
  today: Day,
  since: v.pipe(Day, v.description('the first day that is looked at')),
  days: v.pipe(
    v.array(
      v.object({
        day: Day,
        games: v.array(v.object({ game: v.string(), over: v.boolean(), won: v.boolean() })),
      }),
    ),
    v.description('those on which you started a game'),
  ),
  total: v.pipe(v.number(), v.description('on how many days you have finished a game in time, ever')),
  until: v.optional(v.pipe(Day, v.description('the last day that is looked at'))),
  first: v.optional(v.pipe(Day, v.description('the first day of the archive'))),
  next: v.optional(
    v.pipe(
      v.array(v.object({ game: v.string(), day: Day, number: v.number() })),
      v.description('of each game the latest deal of the archive that you have not begun'),
    ),
  ),
});
export type DailyDays = v.InferOutput<typeof DailyDays>;
