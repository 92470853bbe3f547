// Filters the open tables by the user's wishes.
import type { TableSummary } from '@crescendo/protocol';

export interface Filters {
  /** Empty: every game. */
  readonly game: string;
  readonly what: 'all' | 'join' | 'watch';
  readonly pace: 'all' | 'fast' | 'slow';
}

export const NO_FILTERS: Filters = { game: '', what: 'all', pace: 'all' };

export const canJoin = ({ status, taken, seats, seat }: TableSummary): boolean =>
  status === 'open' && seat === null && taken < seats;

export const canWatch = ({ status, spectators, seat }: TableSummary): boolean =>
  status === 'playing' && seat === null && spectators;

/** With days for a move. */
const isSlow = ({ clock }: TableSummary): boolean => clock.kind === 'days';

export const filtered = (
  summaries: readonly TableSummary[],
  { game, what, pace }: Filters,
): readonly TableSummary[] =>
  summaries
    .filter((summary) => game === '' || summary.game === game)
    .filter((summary) => what === 'all' || (what === 'join' ? canJoin(summary) : canWatch(summary)))
    .filter((summary) => pace === 'all' || isSlow(summary) === (pace === 'slow'))
    // Tables with a free seat come first.
    .toSorted((a, b) => Number(canJoin(b)) - Number(canJoin(a)));
