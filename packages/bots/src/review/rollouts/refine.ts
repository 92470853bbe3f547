// Puts what was said of a decision and what playing on showed together, each by how sure it is.
import type { Seat } from '@crescendo/rules';
import type { Decision } from '../decisions.ts';
import type { Measured } from '../review.ts';
import { type PlayOn, rollOut, type Table } from './roll-out.ts';

/** The deviation of what comes from what the chances say of a position, and of a loss: so much, and so much of the loss. */
const CHANCE_OFF = 0.06;
const LOSS_OFF = 0.02;
const LOSS_OFF_PART = 0.4;
/** A few worlds may all end alike and are still as unsure as this. */
const MIN_SPREAD = 0.06;

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** The mean of these results and its error. */
export const measured = (list: readonly number[]): Measured => {
  const value = meanOf(list);
  const variance = list.reduce((sum, one) => sum + (one - value) ** 2, 0) / Math.max(1, list.length - 1);
  return { value, error: Math.sqrt(Math.max(variance, MIN_SPREAD ** 2) / list.length) };
};

/** The likeliest value where one says this and the other that. */
export const together = (one: Measured, other: Measured): Measured => {
  const [a, b] = [one.error ** -2, other.error ** -2];
  return { value: (a * one.value + b * other.value) / (a + b), error: Math.sqrt(1 / (a + b)) };
};

export const refined = (decision: Decision, table: Table, way: PlayOn, noise: number): Decision => {
  const { view, played, verdict, at, seat } = decision;
  const worlds = rollOut(table, { ...view, seat }, [played, verdict.best], way, `play on/${at}`);
  const came = measured(worlds.map(([after]) => after ?? 0));
  const cost = measured(worlds.map(([after = 0, better = 0]) => better - after));
  const said = decision.loss.value;
  const loss = together({ value: said, error: LOSS_OFF + LOSS_OFF_PART * said }, cost);
  const chance = together({ value: decision.chance, error: CHANCE_OFF }, came).value;
  const value = loss.value < noise ? 0 : Math.min(1, loss.value);
  return {
    ...decision,
    chance: Math.max(0, Math.min(1 - value, chance)),
    loss: { value, error: loss.error },
  };
};

/** Decisions of all seats together that are played on from: as many as take a second or two. */
const MOST = 10;

/** The decisions that are worth it: those said to cost most, as many of each seat. */
export const doubtful = (decisions: readonly Decision[], seats: readonly Seat[]): readonly Decision[] => {
  const each = Math.max(2, Math.floor(MOST / seats.length));
  return seats.flatMap((seat) =>
    decisions
      .filter((one) => one.seat === seat && one.loss.value > 0 && one.verdict.bestChance < 1 - 1e-9)
      .sort((a, b) => b.loss.value - a.loss.value)
      .slice(0, each),
  );
};
