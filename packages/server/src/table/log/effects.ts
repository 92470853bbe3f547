// The rows that are written together with a table event: list entries, results and due times.

import { itemAt, type Seat } from '@crescendo/rules';
import { isSealed } from '../daily.ts';
import { seatStateAt } from '../seats.ts';
import type { TableSnapshot } from '../snapshot.ts';
import type { TableConfig } from '../table-config.ts';
import type { DailyEnd, Effects } from './rows.ts';
import type { TableEvent } from './table-event.ts';

interface DueTimes {
  /** The due time of the table according to the database; `null`: never. */
  readonly stored: number | null;
  /** Its real due time; infinite: never. */
  readonly needed: number;
  readonly now: number;
}

/** The seating for lists: for each seat a person's id, a bot's level after a colon, or `null`. */
const seatingOf = ({ seatStates }: TableSnapshot): string =>
  JSON.stringify(seatStates.map(({ person, bot }) => person ?? (bot === null ? null : `:${bot}`)));

/** The result of a game, for lists and statistics. `rounds`: how many, in a series. */
export interface GameResult {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly rounds: number | null;
}

const endOf = (config: TableConfig, { match, ...after }: TableSnapshot): Effects['end'] => {
  const turn = match?.turn;
  if (turn?.kind !== 'over') return undefined;
  const { scores, winners } = turn;
  const rounds = config.settings.series === null ? null : (match?.rounds.length ?? 0);
  const result: GameResult = { scores, winners, rounds };
  const daily = dailyEnd(config, after, result);
  const { delay } = config.settings;
  return {
    result: JSON.stringify(result),
    at: after.at,
    ...(delay > 0 && { lingers: after.at + delay * 1000 }),
    ...(daily && { daily }),
  };
};

const dailyEnd = (
  { settings: { daily, game } }: TableConfig,
  { seatStates, moves, at }: Pick<TableSnapshot, 'seatStates' | 'moves' | 'at'>,
  { scores, winners }: GameResult,
): DailyEnd | undefined => {
  const { person } = seatStateAt(seatStates, 0);
  if (daily === null || person === null) return undefined;
  const [score, count] = [itemAt(scores, 0), itemAt(moves, 0)];
  const isRanked = isSealed(daily, at);
  return { day: daily, game, person, score, won: winners.includes(0), moves: count, isRanked };
};

/** A stored due time is a lower bound: written only when something is due earlier, or nothing is any more. */
const dueOf = (
  event: TableEvent,
  { status }: TableSnapshot,
  { stored, needed, now }: DueTimes,
): number | null | undefined => {
  if (status === 'over' || status === 'closed') return stored === null ? undefined : null;
  if (!Number.isFinite(needed)) return undefined;
  // A process that looked during a pause found nothing to do, and may have cleared the stored time.
  const isUnsure = event.kind === 'pause-request' || stored === null || stored < now;
  return isUnsure || needed < stored ? needed : undefined;
};

/** The seat that a player loses, by leaving, because the others have given it to a bot, or because the host removes the player. */
const seatGivenUp = (event: TableEvent): Seat | null => {
  if (event.kind === 'leave') return event.seat;
  if (event.kind === 'remove') return event.isRemoved ? event.seat : null;
  return event.kind === 'absence' && event.isAgreed && event.choice === 'replace' ? event.seat : null;
};

export const effectsOf = (
  config: TableConfig,
  before: TableSnapshot,
  event: TableEvent,
  after: TableSnapshot,
  times: DueTimes,
): Effects => {
  const due = dueOf(event, after, times);
  const isListChanged = event.kind !== 'move' || after.status !== before.status;
  const given = seatGivenUp(event);
  const leaver = given === null ? null : seatStateAt(before.seatStates, given).person;
  const end = after.status === 'over' && before.status === 'playing' ? endOf(config, after) : undefined;
  return {
    ...(due !== undefined && { due }),
    ...(isListChanged && { seating: seatingOf(after), status: after.status }),
    ...(event.kind === 'sit' && { seated: event.person }),
    ...(leaver !== null && { leaver }),
    ...(end && { end }),
  };
};
