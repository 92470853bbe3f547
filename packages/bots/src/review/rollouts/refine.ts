// Puts what was said of a loss and what playing on showed together, each by how sure it is. The chance after a move stays the one that hints
// know, but for what its game says of it (`Trust.afterPart`): it comes true, and playing on hardly sees it better.
import type { GameTypes, Seat } from '@crescendo/rules';
import type { Decision } from '../decisions.ts';
import type { ReviewedGame } from '../games/reviewed-game.ts';
import type { Measured } from '../review.ts';
import { type PlayOn, rollOut, type Table } from './roll-out.ts';

/** The larger a loss, the more it may be off. */
const LOSS_OFF_PART = 0.2;
/** A few worlds may all end alike and are still as unsure as this. */
const MIN_SPREAD = 0.06;

type Known = Pick<ReviewedGame<GameTypes>, 'noise' | 'trust' | 'themeOf'>;

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

/** A win that was missed: no chance has to be estimated but the one that is left. */
const isWin = ({ verdict }: Decision): boolean => verdict.bestChance > 1 - 1e-9;

/** A loss within the noise counts as nothing; with the chance that is left it is no more than a win. */
const withLoss = (decision: Decision, loss: Measured, { noise, trust }: Known): Decision => {
  const value = loss.value < noise ? 0 : Math.min(1, loss.value);
  const raised = (trust.afterPart ?? 0) * Math.max(0, decision.loss.value - value);
  return {
    ...decision,
    chance: Math.max(0, Math.min(1 - value, decision.chance + raised)),
    loss: { value, error: loss.error },
  };
};

/** The part of a loss that comes on average. */
const expectedLoss = ({ view, played, verdict, loss }: Decision, { trust, themeOf }: Known): number => {
  const theme = themeOf(view, played, verdict.best);
  return loss.value * ((theme && trust.lossParts?.[theme]) || trust.lossPart);
};

/** The decision by what the chances say alone. */
export const expected = (decision: Decision, known: Known): Decision => {
  if (decision.loss.value === 0 || isWin(decision)) return decision;
  const loss = { value: expectedLoss(decision, known), error: decision.loss.error };
  return withLoss(decision, loss, known);
};

export const refined = (decision: Decision, table: Table, way: PlayOn, known: Known): Decision => {
  const { view, played, verdict, at, seat } = decision;
  const worlds = rollOut(table, { ...view, seat }, [played, verdict.best], way, `play on/${at}`);
  const cost = measured(worlds.map(([after = 0, better = 0]) => better - after));
  const said = expectedLoss(decision, known);
  const { lossOff } = known.trust;
  const { value, error } = together({ value: said, error: lossOff + LOSS_OFF_PART * said }, cost);
  // Playing on a few times makes nothing certain that the search does not see so: it counts halfway to certainty at most.
  const most = Math.max(said, (1 + verdict.bestChance) / 2 - decision.chance);
  return withLoss(decision, { value: Math.min(value, most), error }, known);
};

/** Decisions of all seats together that are played on from: as many as take a second or two. */
const MOST = 10;

/** The decisions that are worth it: those said to cost most, as many of each seat. */
export const doubtful = (decisions: readonly Decision[], seats: readonly Seat[]): readonly Decision[] => {
  const each = Math.max(2, Math.floor(MOST / seats.length));
  return seats.flatMap((seat) =>
    decisions
      .filter((one) => one.seat === seat && one.loss.value > 0 && !isWin(one))
      .sort((a, b) => b.loss.value - a.loss.value)
      .slice(0, each),
  );
};
