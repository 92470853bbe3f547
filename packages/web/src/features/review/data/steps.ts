// The curve of a review by the steps in which a game is looked at: each ends before a decision, or with the game. What
// chance did in between belongs to the step it ends with.

import type { SeatPoint } from '@crescendo/bots/review';
import { type AnyMatch, type TurnNumber, turnNumber } from '@crescendo/rules';

export interface ReviewStep {
  /** The number of the moment, as tables count them. */
  readonly number: number;
  /** The turn or roll in which the next decision is made, as the table counts them; `undefined` at the end. */
  readonly turn: TurnNumber | undefined;
  /** One for each seat, as this one could know them. */
  readonly chances: readonly number[];
  /** The effect of chance on the seat since the step before. */
  readonly luck: number;
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
export const stepsOf = (match: AnyMatch, curve: readonly SeatPoint[]): readonly ReviewStep[] => {
  const steps: ReviewStep[] = [];
  const start = curve[0]?.length ?? 0;
  const over = curve.at(-1)?.length ?? 0;
  let next = 0;
  for (const [number, end] of endsOf(match).entries()) {
    const points: SeatPoint[] = [];
    for (let point = curve[next]; point && point.length <= end; point = curve[++next]) points.push(point);
    const last = points.at(-1);
    if (!last) continue;
    steps.push({
      number,
      turn: last.length === over ? undefined : turnNumber(match, end, start),
      chances: last.chances,
      luck: points.reduce((sum, { luck }) => sum + luck, 0),
    });
  }
  return steps;
};

/** The same steps with the chances that another seat could know. */
export const withChancesOf = (
  steps: readonly ReviewStep[],
  others: readonly ReviewStep[],
): readonly ReviewStep[] =>
  steps.map((step, i) => ({ ...step, chances: others[i]?.chances ?? step.chances }));

/** Less luck than this is nothing to mark. */
const STRONG = 0.06;
const MAX_MARKED = 6;

/** The numbers of the steps in which chance did most for the seat, or against it. */
export const strongLuck = (steps: readonly ReviewStep[]): readonly number[] =>
  steps
    .map(({ number, luck }) => ({ number, size: Math.abs(luck) }))
    .filter(({ size }) => size >= STRONG)
    .sort((a, b) => b.size - a.size)
    .slice(0, MAX_MARKED)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
