// The replies about tables.
import * as v from 'valibot';
import { TableId, Time, Version, ViewerSeat } from '../basics.ts';
import { News } from '../server-messages.ts';
import { MoveSource, TableSeatEvent, TalkEntry, TurnInfo } from '../table.ts';

export const MoveAccepted = v.object({ id: v.string(), version: Version });

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
  now: v.optional(
    v.pipe(TableId, v.description('the table of the moment: it has followed this one, or is this one')),
  ),
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
      news: v.array(News),
      source: v.optional(v.pipe(MoveSource, v.description('who made the move'))),
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
