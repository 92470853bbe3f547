import * as v from 'valibot';
import { BotLevel, Entropy, SeatNumber, TableId, Time, ViewerSeat } from './basics.ts';

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** How time is kept. `days` is for games by and by. */
export const Clock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('move'), seconds: whole(5, 86_400) }),
  v.object({ kind: v.literal('bank'), seconds: whole(10, 86_400), increment: whole(0, 600) }),
  v.object({ kind: v.literal('days'), days: whole(1, 30) }),
]);
export type Clock = v.InferOutput<typeof Clock>;

export const Series = v.object({
  rounds: whole(0, 9999),
  target: whole(0, 999_999),
  by: v.picklist(['points', 'wins']),
});

export const OptionValues = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(40))]),
);

/** How a table is to be. What is not said has the value in brackets. */
export const CreateTable = v.object({
  game: v.pipe(v.string(), v.maxLength(40), v.description('5vor12, rummikub, finito or qwinto')),
  preset: v.optional(v.pipe(v.string(), v.maxLength(60))),
  options: v.optional(OptionValues),
  seats: whole(1, 16),
  series: v.optional(
    v.pipe(v.union([v.boolean(), Series]), v.description('several rounds: true as in the booklet (false)')),
  ),
  clock: v.optional(
    v.pipe(
      v.union([Clock, v.literal('game')]),
      v.description('“game”: as the edition says, where it does (none)'),
    ),
  ),
  stopClock: v.optional(
    v.pipe(v.boolean(), v.description('the clock stops while nobody is at the table (false)')),
  ),
  public: v.optional(v.pipe(v.boolean(), v.description('listed in the lobby (false)'))),
  spectators: v.optional(v.pipe(v.boolean(), v.description('whoever has the link may look on (true)'))),
  delay: v.optional(v.pipe(whole(0, 86_400), v.description('seconds that spectators are behind (0)'))),
  talk: v.optional(v.pipe(v.boolean(), v.description('may people talk? (true)'))),
  level: v.optional(
    v.pipe(BotLevel, v.description('who plays when time is up or a player is gone (casual)')),
  ),
  absent: v.optional(
    v.pipe(
      whole(0, 86_400),
      v.description('seconds after which a bot plays for one who is gone; 0: never (120)'),
    ),
  ),
  start: v.optional(
    v.pipe(v.picklist(['full', 'host']), v.description('begins when full, or when the host says (full)')),
  ),
  sit: v.optional(v.pipe(v.boolean(), v.description('take the first seat at once (true)'))),
  instead: v.optional(
    v.pipe(
      TableId,
      v.description('a table of yours that has not begun: it closes, and whoever sits there moves here'),
    ),
  ),
  entropy: v.optional(Entropy),
});
export type CreateTable = v.InferOutput<typeof CreateTable>;

const STATUSES = ['open', 'playing', 'over', 'closed'] as const;
export const Status = v.picklist(STATUSES);
export type Status = v.InferOutput<typeof Status>;

/** A seat as everybody may know it. */
export const Chair = v.object({
  kind: v.picklist(['free', 'person', 'bot']),
  name: v.pipe(
    v.string(),
    v.description('empty for a free seat, a bot, or somebody who has deleted the name'),
  ),
  level: v.nullable(BotLevel),
  you: v.boolean(),
  host: v.boolean(),
  online: v.boolean(),
  /** Gone for so long that a bot plays; taken back by coming back. */
  away: v.boolean(),
  /** At a rematch: has this player said yes? */
  ready: v.boolean(),
  /** Would like a pause. */
  wantsPause: v.boolean(),
  muted: v.boolean(),
});
export type Chair = v.InferOutput<typeof Chair>;

export const Result = v.object({ scores: v.array(v.number()), winners: v.array(SeatNumber) });

/** A day of the calendar, as UTC counts it. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-15'));

export const TableInfo = v.object({
  id: TableId,
  game: v.string(),
  preset: v.pipe(v.string(), v.description('the edition its options began with; empty: none')),
  seats: v.number(),
  options: OptionValues,
  series: v.nullable(Series),
  clock: Clock,
  stopClock: v.boolean(),
  public: v.boolean(),
  spectators: v.boolean(),
  delay: v.number(),
  talk: v.boolean(),
  level: BotLevel,
  absent: v.number(),
  start: v.picklist(['full', 'host']),
  status: Status,
  version: v.number(),
  seat: v.pipe(ViewerSeat, v.description('where you sit')),
  back: v.pipe(
    ViewerSeat,
    v.description('a seat you have left and a bot plays now: sit down again to take it back'),
  ),
  held: v.pipe(v.boolean(), v.description('everybody has agreed to a pause: nobody moves, no clock runs')),
  daily: v.pipe(v.nullable(Day), v.description('the deal of this day, the same for everybody')),
  host: v.pipe(v.boolean(), v.description('are you the host?')),
  chairs: v.array(Chair),
  made: Time,
  changed: Time,
  commitment: v.pipe(v.string(), v.description('SHA-256 of the secret seed of the dice, in hexadecimal')),
  result: v.nullable(Result),
  next: v.pipe(v.nullable(TableId), v.description('the table of the rematch')),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

/** A line of the lobby, of my tables, of my archive. */
export const TableSummary = v.object({
  id: TableId,
  game: v.string(),
  seats: v.number(),
  taken: v.number(),
  status: Status,
  names: v.pipe(
    v.array(v.string()),
    v.description('one for each seat; a colon before the level of a bot, empty where nobody sits'),
  ),
  preset: v.string(),
  options: OptionValues,
  series: v.nullable(Series),
  clock: Clock,
  spectators: v.boolean(),
  start: v.picklist(['full', 'host']),
  seat: v.pipe(ViewerSeat, v.description('where you sit')),
  waits: v.pipe(v.boolean(), v.description('is it your turn? (only among your own tables)')),
  result: v.nullable(Result),
  daily: v.nullable(Day),
  made: Time,
  changed: Time,
});
export type TableSummary = v.InferOutput<typeof TableSummary>;

export const TurnInfo = v.variant('kind', [
  v.object({ kind: v.literal('players'), seats: v.array(SeatNumber) }),
  v.object({ kind: v.literal('over'), scores: v.array(v.number()), winners: v.array(SeatNumber) }),
  v.object({ kind: v.literal('chance') }),
]);

export const TalkEntry = v.object({
  n: v.number(),
  seat: ViewerSeat,
  name: v.string(),
  at: Time,
  text: v.optional(v.string()),
  reaction: v.optional(v.string()),
});
export type TalkEntry = v.InferOutput<typeof TalkEntry>;
