// What lists, clocks and results must know together with a step; written in the same breath as the step itself.
import type { DailyEnd, Effects } from '../storage/effects.ts';
import { isSealed } from './daily.ts';
import { type TableConfig, type TableSnapshot, turnOf } from './snapshot.ts';
import type { TableEvent } from './table-event.ts';

/** When the database says that somebody should look, when somebody must, and what time it is. */
export interface Due {
  /** `null`: never. */
  readonly at: number | null;
  readonly needed: number;
  readonly now: number;
}

/** Who sits where, for lists: a person's id, a bot's level with a colon before it, or nobody. */
export const seatingOf = ({ places }: TableSnapshot): string =>
  JSON.stringify(places.map(({ person, bot }) => person ?? (bot === null ? null : `:${bot}`)));

/** How it ended, for lists and statistics; `rounds`: of a series. */
export interface GameResult {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly rounds: number | null;
}

const endOf = (config: TableConfig, after: TableSnapshot): Effects['end'] => {
  const turn = turnOf(config, after);
  if (turn?.kind !== 'over') return undefined;
  const { scores, winners } = turn;
  const rounds = config.settings.series === null ? null : after.state.rounds.length;
  const ending: GameResult = { scores, winners, rounds };
  const daily = dailyEnd(config, after, ending);
  return { result: JSON.stringify(ending), at: after.at, ...(daily && { daily }) };
};

const dailyEnd = (
  { settings: { daily, game } }: TableConfig,
  { places, moves, at }: TableSnapshot,
  { scores, winners }: GameResult,
): DailyEnd | undefined => {
  const person = places[0]!.person;
  if (daily === null || person === null || !isSealed(daily, at)) return undefined;
  return { day: daily, game, person, score: scores[0]!, won: winners.includes(0), moves: moves[0]! };
};

/** A due time is a lower bound: written only when something is due earlier, or nothing is any more. */
const dueOf = (step: TableEvent, { status }: TableSnapshot, due: Due): number | null | undefined => {
  if (status === 'over' || status === 'closed') return due.at === null ? undefined : null;
  if (!Number.isFinite(due.needed)) return undefined;
  // Whoever looked during a pause found nothing to do, and may have said so.
  const isUnsure = step.kind === 'wish' || due.at === null || due.at < due.now;
  return isUnsure || due.needed < due.at! ? due.needed : undefined;
};

export const effectsOf = (
  config: TableConfig,
  before: TableSnapshot,
  step: TableEvent,
  after: TableSnapshot,
  lookAgain: Due,
): Effects => {
  const due = dueOf(step, after, lookAgain);
  const isListChanged = step.kind !== 'move' || after.status !== before.status;
  const leaver = step.kind === 'leave' ? before.places[step.seat]!.person : null;
  const end = after.status === 'over' && before.status === 'playing' ? endOf(config, after) : undefined;
  return {
    ...(due !== undefined && { due }),
    ...(isListChanged && { seating: seatingOf(after), status: after.status }),
    ...(step.kind === 'sit' && { sitter: step.person }),
    ...(leaver !== null && { leaver }),
    ...(end && { end }),
  };
};
