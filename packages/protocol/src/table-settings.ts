// The settings of a table, as its host asks for them.
import { GAME_IDS } from '@crescendo/rules/manifests';
import * as v from 'valibot';
import { BotLevel, Entropy, GroupId, SeatNumber, ShareCommitment, TableId } from './basics.ts';

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The clock of a table. `days` is for correspondence games. */
export const Clock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('move'), seconds: whole(5, 86_400) }),
  v.object({ kind: v.literal('bank'), seconds: whole(10, 86_400), increment: whole(0, 600) }),
  v.object({ kind: v.literal('days'), days: whole(1, 30) }),
]);
export type Clock = v.InferOutput<typeof Clock>;

/** The clock that a table has: the options of a game may set one that nobody could ask for. */
export const TableClock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('move'), seconds: v.number() }),
  v.object({ kind: v.literal('bank'), seconds: v.number(), increment: v.number() }),
  v.object({ kind: v.literal('days'), days: v.number() }),
]);

export const Series = v.object({
  rounds: whole(0, 9999),
  target: whole(0, 999_999),
  by: v.picklist(['points', 'wins']),
});

export const OptionValues = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(40))]),
);

/** The seat that begins, in a game whose rules leave that to the players. */
export const First = v.union([SeatNumber, v.literal('random')]);
export type First = v.InferOutput<typeof First>;

/** The settings of a new table. Defaults are in brackets. */
export const CreateTable = v.object({
  game: v.pipe(v.string(), v.maxLength(40), v.description(GAME_IDS.join(', '))),
  preset: v.optional(v.pipe(v.string(), v.maxLength(60))),
  options: v.optional(OptionValues),
  seats: whole(1, 16),
  series: v.optional(
    v.pipe(
      v.union([v.boolean(), Series]),
      v.description('several rounds; true: as in the rule book (false)'),
    ),
  ),
  first: v.optional(
    v.pipe(
      First,
      v.description(
        'the seat that begins, where the rules leave that open; “random”: the fair dice draw it when the game starts (0)',
      ),
    ),
  ),
  clock: v.optional(
    v.pipe(
      v.union([Clock, v.literal('game')]),
      v.description('“game”: the clock of the edition, if it has one (none)'),
    ),
  ),
  stopClock: v.optional(
    v.pipe(v.boolean(), v.description('the clock stops while nobody is at the table (false)')),
  ),
  public: v.optional(v.pipe(v.boolean(), v.description('listed in the lobby (false)'))),
  spectators: v.optional(v.pipe(v.boolean(), v.description('anyone with the link may watch (true)'))),
  delay: v.optional(v.pipe(whole(0, 86_400), v.description('delay for spectators in seconds (0)'))),
  talk: v.optional(v.pipe(v.boolean(), v.description('is talk allowed? (true)'))),
  reactions: v.optional(
    v.pipe(
      v.boolean(),
      v.description('may spectators react? The host may change it at any time (true, unless public)'),
    ),
  ),
  drafts: v.optional(
    v.pipe(
      v.boolean(),
      v.description('the others see a move in the making, where the game has drafts (false)'),
    ),
  ),
  level: v.optional(
    v.pipe(BotLevel, v.description('the bot that plays when time is up or a player is absent (casual)')),
  ),
  absent: v.optional(
    v.pipe(
      whole(0, 86_400),
      v.description('seconds after which a bot plays for an absent player; 0: never (120)'),
    ),
  ),
  start: v.optional(
    v.pipe(
      v.picklist(['full', 'host']),
      v.description('starts when full, or when the host starts it (full)'),
    ),
  ),
  sit: v.optional(v.pipe(v.boolean(), v.description('take the first seat at once (true)'))),
  instead: v.optional(
    v.pipe(
      TableId,
      v.description('a table of yours that has not started: it is closed, and its players move here'),
    ),
  ),
  agreed: v.optional(
    v.pipe(v.boolean(), v.description('with `instead`: only those who have agreed to the rematch (false)')),
  ),
  group: v.optional(
    v.pipe(GroupId, v.description('a group of yours: its members are told, and find the table on its page')),
  ),
  commitment: v.optional(ShareCommitment),
  entropy: v.optional(Entropy),
});
export type CreateTable = v.InferOutput<typeof CreateTable>;
