import * as v from 'valibot';
import { BotLevel, GroupId, SeatNumber, TableId, Time, Version, ViewerSeat } from './basics.ts';
import { First, OptionValues, Series, TableClock } from './table-settings.ts';

const STATUSES = ['open', 'playing', 'over', 'closed'] as const;
export const Status = v.picklist(STATUSES);
export type Status = v.InferOutput<typeof Status>;

/** A choice of the others while a player is absent: wait, a bot until the player is back, or a bot to the end of the game. */
export const AbsenceChoice = v.picklist(['wait', 'bot', 'replace']);
export type AbsenceChoice = v.InferOutput<typeof AbsenceChoice>;

/** A player asks to take the last move back; the others agree or decline. Who asked may decline, too, and so withdraw it. */
export const TakeBackAnswer = v.picklist(['ask', 'agree', 'decline']);
export type TakeBackAnswer = v.InferOutput<typeof TakeBackAnswer>;

/** A change of a seat in a running game: see `seatEvents`. */
export const SeatChange = v.picklist([
  'left',
  'absent',
  'stand-in',
  'replaced',
  'back',
  'took-back',
  'declined',
  'removed',
]);
export type SeatChange = v.InferOutput<typeof SeatChange>;

/** The origin of a move: the player, a bot at the player's seat or its own, or the clock because time was up. */
export const MoveSource = v.picklist(['person', 'bot', 'clock']);

/** Something that happened to a seat of a running game, beside the moves. */
export const TableSeatEvent = v.object({
  version: Version,
  at: Time,
  moves: v.pipe(v.number(), v.description('how many moves had been made before')),
  seat: SeatNumber,
  change: v.pipe(
    SeatChange,
    v.description(
      'left: the player has left, a bot plays on; absent: away too long, a bot plays until the player is back; ' +
        'stand-in: the same, as the others agreed; replaced: a bot plays to the end, as the others agreed; back: the player is back; ' +
        'took-back: the player took the last move back, as the others agreed; declined: somebody did not agree to that; removed: the host has removed the player, a bot plays to the end',
    ),
  ),
  by: v.optional(v.pipe(v.array(SeatNumber), v.description('the seats that agreed, or declined'))),
});
export type TableSeatEvent = v.InferOutput<typeof TableSeatEvent>;

/** A seat as everyone may see it. */
export const SeatInfo = v.object({
  kind: v.picklist(['free', 'person', 'bot']),
  name: v.pipe(
    v.string(),
    v.description('empty for a free seat, a bot, or a player who has deleted their data'),
  ),
  level: v.nullable(BotLevel),
  former: v.optional(
    v.pipe(
      v.string(),
      v.description('the player who held this seat before the bot took it over in this game'),
    ),
  ),
  you: v.boolean(),
  host: v.boolean(),
  online: v.boolean(),
  /** Absent for so long that a bot plays, until the player is back. */
  away: v.boolean(),
  /** At a rematch: true if this player has agreed. */
  ready: v.boolean(),
  wantsPause: v.boolean(),
  nudgedAt: v.optional(v.pipe(Time, v.description('another player has asked this one to decide at last'))),
  votes: v.optional(
    v.pipe(
      v.array(v.object({ seat: SeatNumber, choice: AbsenceChoice })),
      v.description('the player is absent: what the others want'),
    ),
  ),
  muted: v.boolean(),
  sharesReview: v.optional(
    v.pipe(
      v.boolean(),
      v.description('after the game: the player lets the others see the review of this seat'),
    ),
  ),
  commitment: v.optional(
    v.pipe(
      v.string(),
      v.description('before the start: what the player has committed to contribute to the dice'),
    ),
  ),
  revealed: v.optional(
    v.pipe(
      v.boolean(),
      v.description('the contribution is known; during the game: it is part of the dice, or came too late'),
    ),
  ),
});
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

/** Somebody who watches without a seat, as everyone may see it. */
export const Spectator = v.object({
  key: v.pipe(v.string(), v.description('names this person at this table, for `offer`')),
  name: v.pipe(v.string(), v.description('empty: has none yet')),
  offered: v.pipe(v.boolean(), v.description('the host has offered this person a seat')),
});
export type Spectator = v.InferOutput<typeof Spectator>;

/** The player of a seat, as lists show it. A name alone does not tell a person from a bot. */
export const ListedPlayer = v.object({
  kind: v.picklist(['free', 'person', 'bot']),
  name: v.pipe(v.string(), v.description('of a person; empty where none is known')),
  level: v.pipe(v.nullable(BotLevel), v.description('of a bot')),
});
export type ListedPlayer = v.InferOutput<typeof ListedPlayer>;

export const Result = v.object({ scores: v.array(v.number()), winners: v.array(SeatNumber) });

/** A calendar day in UTC. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-15'));

export const TableInfo = v.object({
  id: TableId,
  game: v.string(),
  preset: v.pipe(v.string(), v.description('the edition the options started from; empty: none')),
  seats: v.number(),
  options: OptionValues,
  series: v.nullable(Series),
  first: v.optional(
    v.pipe(
      First,
      v.description('the seat that was said to begin, or “random”; without it 0, or as the rules say'),
    ),
  ),
  clock: TableClock,
  stopClock: v.boolean(),
  public: v.boolean(),
  spectators: v.boolean(),
  delay: v.number(),
  talk: v.boolean(),
  reactions: v.optional(v.pipe(v.boolean(), v.description('may spectators react?'))),
  drafts: v.optional(
    v.pipe(v.boolean(), v.description('the others see the table while a player rearranges it')),
  ),
  clockDrafts: v.optional(
    v.pipe(
      v.boolean(),
      v.description(
        'when time is up, the rules look at the last `draft` of the player: send it, whoever may see it',
      ),
    ),
  ),
  level: BotLevel,
  absent: v.number(),
  start: v.picklist(['full', 'host']),
  status: Status,
  version: v.number(),
  seat: v.pipe(ViewerSeat, v.description('where you sit')),
  reclaimableSeat: v.pipe(
    ViewerSeat,
    v.description('a seat that you left to a bot: sit down again to take it back'),
  ),
  paused: v.pipe(
    v.boolean(),
    v.description('all players have agreed on a pause: nobody can move, no clock runs'),
  ),
  daily: v.pipe(v.nullable(Day), v.description('the day whose deal is played, the same for everyone')),
  host: v.pipe(v.boolean(), v.description('are you the host?')),
  seating: v.array(SeatInfo),
  watching: v.optional(
    v.pipe(v.array(Spectator), v.description('who watches without a seat, as far as they are named')),
  ),
  audience: v.optional(v.pipe(v.number(), v.description('how many watch without a seat'))),
  offered: v.optional(v.pipe(v.boolean(), v.description('the host offers you a seat'))),
  continues: v.optional(
    v.pipe(
      v.boolean(),
      v.description('a rematch: talk and tally go on here; see `GET /api/tables/:table/evening`'),
    ),
  ),
  createdAt: Time,
  changed: Time,
  commitment: v.pipe(v.string(), v.description('SHA-256 of the secret seed of the dice, in hexadecimal')),
  result: v.nullable(Result),
  next: v.pipe(v.nullable(TableId), v.description('the table of the rematch')),
  suggestion: v.optional(
    v.pipe(
      v.nullable(v.object({ by: SeatNumber, game: v.string() })),
      v.description('with `next`: the seat that suggests another game, and which'),
    ),
  ),
  removed: v.optional(
    v.pipe(
      v.array(v.object({ key: v.string(), name: v.string() })),
      v.description('for the host: who was removed; `key` names them for `readmit`'),
    ),
  ),
  link: v.optional(
    v.pipe(
      v.nullable(TableId),
      v.description(
        'for the host and the players: the first table of this evening, whose link leads to the table of the moment',
      ),
    ),
  ),
  draws: v.optional(
    v.pipe(
      v.literal('stable'),
      v.description(
        'each seat draws the same whatever was chosen before; without it, in the order of the events',
      ),
    ),
  ),
  dice: v.optional(
    v.pipe(
      v.literal(2),
      v.description('the version of the fair dice, see fair-dice.md; without it 1, of earlier servers'),
    ),
  ),
  fixed: v.optional(
    v.pipe(
      v.boolean(),
      v.description('nobody sits down any more, and before the start: reveal your share of the dice now'),
    ),
  ),
  takeBack: v.optional(
    v.pipe(
      v.nullable(v.object({ seat: SeatNumber, agreed: v.array(SeatNumber), luck: v.boolean() })),
      v.description('this seat asks to take its last move back; luck: something was drawn or rolled since'),
    ),
  ),
  mayTakeBack: v.optional(v.pipe(v.boolean(), v.description('you may ask to take your last move back'))),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

/** A table as lists show it: the lobby, your tables, your archive. */
export const TableSummary = v.object({
  id: TableId,
  game: v.string(),
  seats: v.number(),
  taken: v.number(),
  status: Status,
  players: v.pipe(v.array(ListedPlayer), v.description('one for each seat')),
  preset: v.string(),
  options: OptionValues,
  series: v.nullable(Series),
  clock: TableClock,
  spectators: v.boolean(),
  start: v.picklist(['full', 'host']),
  seat: v.pipe(ViewerSeat, v.description('where you sit')),
  waits: v.pipe(v.boolean(), v.description('is it your turn? (only among your own tables)')),
  result: v.nullable(Result),
  daily: v.nullable(Day),
  group: v.optional(
    v.pipe(v.object({ id: GroupId, name: v.string() }), v.description('started for this group of yours')),
  ),
  createdAt: Time,
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
