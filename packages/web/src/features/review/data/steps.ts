// The curve of a review by the steps in which a game is looked at: each ends before a decision, or with the game. What
// chance did in between belongs to the step it ends with.

import type { CurvePoint } from '@crescendo/bots/review';
import { type AnyMatch, range, type Seat } from '@crescendo/rules';

export interface ReviewStep {
  /** The number of the moment, as tables count them. */
  readonly number: number;
  /** One for each seat. */
  readonly chances: readonly number[];
  /** The effect of chance on each seat since the step before. */
  readonly luck: readonly number[];
  /** The decision that led here, and what it gave away. */
  readonly decision: { readonly seat: Seat; readonly loss: number } | undefined;
}

/** Returns the number of events at the end of each moment. */
const endsOf = (match: AnyMatch): readonly number[] => [
  ...match.events.flatMap(({ kind }, i) => (kind === 'move' ? [i] : [])),
  match.length,
];

/** The moment in which so many events had happened. */
export const momentAt = (match: AnyMatch, length: number): number =>
  endsOf(match).findIndex((end) => end >= length);

/** The steps that this curve tells of: all, or those of one round of a series. */
export const stepsOf = (match: AnyMatch, curve: readonly CurvePoint[]): readonly ReviewStep[] => {
  const steps: ReviewStep[] = [];
  let next = 0;
  for (const [number, end] of endsOf(match).entries()) {
    const points: CurvePoint[] = [];
    for (let point = curve[next]; point && point.length <= end; point = curve[++next]) points.push(point);
    const last = points.at(-1);
    if (!last) continue;
    steps.push({
      number,
      chances: last.chances,
      luck: range(match.seats).map((seat) => points.reduce((sum, { luck }) => sum + (luck?.[seat] ?? 0), 0)),
      decision: points.find(({ decision }) => decision !== null)?.decision ?? undefined,
    });
  }
  return steps;
};

/** Less luck than this is nothing to mark. */
const STRONG = 0.06;
const MAX_MARKED = 6;

/** The numbers of the steps in which chance did most for this seat, or against it. */
export const strongLuck = (steps: readonly ReviewStep[], seat: Seat): readonly number[] =>
  steps
    .map(({ number, luck }) => ({ number, size: Math.abs(luck[seat] ?? 0) }))
    .filter(({ size }) => size >= STRONG)
    .sort((a, b) => b.size - a.size)
    .slice(0, MAX_MARKED)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
