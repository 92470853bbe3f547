import { asRetryable } from '../../storage/retryable.ts';
import type { Table } from '../table.ts';

/** So long after being seen last, a player is absent. */
const ABSENT_MS = 60_000;

interface PresenceServices {
  readonly store: {
    readonly people: { seen(people: readonly string[]): Promise<ReadonlyMap<string, number>> };
  };
  readonly now: () => number;
}

/** The people who are at a table, or were within the last minute. */
export const whoIsHere = async (
  { store, now }: PresenceServices,
  { people, attendance }: Pick<Table, 'people' | 'attendance'>,
): Promise<(person: string) => boolean> => {
  const seen = await asRetryable(store.people.seen(people));
  const since = now() - ABSENT_MS;
  return (person) => attendance.info.isOnline(person) || (seen.get(person) ?? 0) > since;
};
