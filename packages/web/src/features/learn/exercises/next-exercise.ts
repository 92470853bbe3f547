// Chooses the next exercise: what is due today, or all of them for a player who practises ahead.
import type { Mistake } from '../../review/data/mistakes.ts';
import { forToday } from '../../review/data/schedule.ts';

interface Practice {
  readonly now: number;
  /** Those of this visit that the player has gone on from. */
  readonly done: ReadonlySet<string>;
  readonly isAhead: boolean;
}

/** `undefined` where there is nothing left; `all` has those that wait longest first. */
export const nextExercise = <T extends Pick<Mistake, 'id' | 'card'>>(
  all: readonly T[],
  { now, done, isAhead }: Practice,
): T | undefined => (isAhead ? all : forToday(all, now)).find(({ id }) => !done.has(id));
