// From what somebody sees of the game, or of a series of it, to a moment of the table.
import type { AnyTypes, Turn } from '@crescendo/rules';
import type { Moment } from './game-table.ts';

interface Seen {
  /** A view of the game, or of the series. */
  readonly seen: AnyTypes;
  readonly isSeries: boolean;
  readonly news: readonly AnyTypes[];
  readonly turn: Turn;
  readonly decided: number;
}

export const momentOf = ({ seen, isSeries, news, turn, decided }: Seen): Moment => ({
  view: isSeries ? seen.game : seen,
  news,
  turn,
  decided,
  rounds: isSeries ? seen.rounds : undefined,
  previous: isSeries && seen.fresh && !seen.over ? (seen.previous ?? undefined) : undefined,
});
