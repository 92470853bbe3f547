// The review of a finished game: first the curve, then what chance did, which is quickly counted, then what every decision
// gave away.
import { type AnyMatch, type AnyView, type GameTypes, itemAt, range, type Seat } from '@crescendo/rules';
import { loadBots } from '../load-bots.ts';
import type { WinChances } from '../win-chances/chances.ts';
import {
  type Decision,
  decisionsIn,
  type Judging,
  judgeDecision,
  MAX_MOMENTS,
  momentOf,
} from './decisions.ts';
import { isReviewed, loadReviewed } from './games/games.ts';
import type { ReviewedGame } from './games/reviewed-game.ts';
import { levelOf } from './levels/levels.ts';
import { type Luck, LuckCounter, sumOf } from './luck.ts';
import type { CurvePoint, Measured, Review, ReviewMoment, SeatReview } from './review.ts';
import { type Round, roundCount, roundOf } from './rounds.ts';
import { seriesReview } from './series.ts';

/** The reason for the lack of a review: the game goes on, has one player only, or nothing was learnt about it. */
export type ReviewError = 'not-over' | 'alone' | 'not-learnt';

export const reviewError = (match: AnyMatch): ReviewError | undefined => {
  if (match.turn.kind !== 'over') return 'not-over';
  if (match.seats < 2) return 'alone';
  return isReviewed(match.game.id) ? undefined : 'not-learnt';
};

export interface ReviewOptions {
  /** The round of a series, counted from 1; by default the last. */
  readonly round?: number;
  /** Nodes of the search for each decision, instead of the game's own number. */
  readonly budget?: number;
  /** Only these seats are reviewed, and only their decisions are judged; by default all. */
  readonly only?: readonly Seat[];
}

/** The progress of a review: the steps done, and their total. */
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  /** At first the curve alone; once luck is counted, all but decisions, skill and moments; at the end everything. */
  readonly review: Review | null;
}

const loadFor = async (match: AnyMatch) => {
  const error = reviewError(match);
  if (error !== undefined) throw new Error(`there is no review: ${error}`);
  const { game } = match;
  const [{ winChances, judge }, reviewed] = await Promise.all([loadBots(game), loadReviewed(game.id)]);
  if (winChances === undefined || judge === undefined || reviewed === undefined)
    throw new Error('there is no review: not-learnt');
  return { winChances, judge, reviewed };
};

/**
 * Reviews a match that is over. Yields often, so that the caller can show how far it is, or stop; what it yields last
 * has the whole review, which is also what it returns. The same match always has the same review.
 */
export async function* reviewGame(
  match: AnyMatch,
  { round: wanted, budget, only }: ReviewOptions = {},
): AsyncGenerator<ReviewProgress, Review> {
  const { winChances, judge, reviewed } = await loadFor(match);
  const number = wanted ?? roundCount(match);
  const round = roundOf(match, number);
  const judging = { judge, reviewed, budget: budget ?? reviewed.budget };
  const series = await seriesReview(match, number, winChances);
  const steps = reviewRound(round, winChances, judging, only ?? range(round.seats));
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const { review } = step.value;
    yield { ...step.value, review: review && { ...review, ...series } };
  }
  return { ...step.value, ...series };
}

function* reviewRound(
  round: Round,
  chancesOf: (view: AnyView) => WinChances,
  judging: Judging,
  reviewedSeats: readonly Seat[],
): Generator<ReviewProgress, Review> {
  const { game, events, states } = round;
  const { reviewed } = judging;
  const waiting = decisionsIn(round, reviewedSeats);
  // A decision takes about as long as ten events.
  const total = events.length + 10 * waiting.length;
  const counter = new LuckCounter(round, { chancesOf, reviewed, seed: 'review' });
  const first = chancesOf(game.view(itemAt(states, 0), 0));
  yield { done: 0, total, review: curveAlone(round, counter.chances(), first) };
  const counting = counter.count();
  let done = 0;
  let counted = counting.next();
  for (; !counted.done; counted = counting.next())
    yield { done: Math.min(done++, total), total, review: null };
  const luck = counted.value;
  const made = (decisions: readonly Decision[]): Review =>
    assemble(round, luck, { decisions, first, reviewed, reviewedSeats });
  done = events.length;
  yield { done, total, review: made([]) };
  const decisions: Decision[] = [];
  for (const at of waiting) {
    decisions.push(judgeDecision(round, at, judging));
    done += 10;
    yield { done: Math.min(done, total - 1), total, review: null };
  }
  const review = made(decisions);
  yield { done: total, total, review };
  return review;
}

/** The part of a review that needs no search. */
const curveAlone = (
  { game, seats, start }: Round,
  values: Luck['values'],
  { isCalibrated, margin }: WinChances,
): Review => ({
  game: game.id,
  isCalibrated,
  margin,
  seats: range(seats).map(() => null),
  curve: values.map((chances, i) => ({ length: start + i, chances, luck: null, decision: null })),
  moments: [],
});

/** Tells whether the game could have been won with this decision. */
const missesWin = ({ verdict, loss }: Decision): boolean =>
  loss.value > 0 && verdict.chance + loss.value > 1 - 1e-9;

/** A win that was missed in several turns on end is one moment: where that cost most. */
const withoutRepeats = (own: readonly Decision[]): readonly Decision[] => {
  const kept: Decision[] = [];
  for (const [i, decision] of own.entries()) {
    const last = kept.at(-1);
    const isRepeat = i > 0 && missesWin(decision) && missesWin(itemAt(own, i - 1));
    if (!isRepeat || last === undefined) kept.push(decision);
    else if (decision.loss.value > last.loss.value) kept[kept.length - 1] = decision;
  }
  return kept;
};

const worstOf = (decisions: readonly Decision[], seat: Seat, most: number): readonly Decision[] =>
  withoutRepeats(decisions.filter((decision) => decision.seat === seat))
    .filter(({ loss }) => loss.value > 0)
    .sort((a, b) => b.loss.value - a.loss.value)
    .slice(0, most);

const onlyOf = (luck: readonly number[] | null, isReviewedSeat: (seat: Seat) => boolean) =>
  luck?.map((share, seat) => (isReviewedSeat(seat) ? share : null)) ?? null;

interface Judged {
  readonly decisions: readonly Decision[];
  /** Before anything happened. */
  readonly first: WinChances;
  readonly reviewed: ReviewedGame<GameTypes>;
  readonly reviewedSeats: readonly Seat[];
}

const assemble = (
  round: Round,
  luck: Luck,
  { decisions, first: { isCalibrated, margin }, reviewed, reviewedSeats }: Judged,
): Review => {
  const { game, seats, start } = round;
  const isReviewedSeat = (seat: Seat): boolean => reviewedSeats.includes(seat);
  const byPlace = new Map(decisions.map((decision) => [decision.at, decision]));
  const curve = luck.values.map((chances, i): CurvePoint => {
    const decision = byPlace.get(i - 1);
    return {
      length: start + i,
      chances,
      luck: i === 0 ? null : onlyOf(itemAt(luck.events, i - 1), isReviewedSeat),
      decision: decision ? { seat: decision.seat, loss: decision.loss.value } : null,
    };
  });
  const moments = range(seats).flatMap((seat): ReviewMoment[] =>
    worstOf(decisions, seat, MAX_MOMENTS).map((decision) => momentOf(decision, start, reviewed)),
  );
  moments.sort((a, b) => b.loss.value - a.loss.value);
  return {
    game: game.id,
    isCalibrated,
    margin,
    seats: range(seats).map((seat) =>
      isReviewedSeat(seat) ? seatReview(game.id, luck, decisions, seat) : null,
    ),
    curve,
    moments,
  };
};

const meanOf = (losses: readonly number[]): Measured | null => {
  if (losses.length === 0) return null;
  const value = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const squares = losses.reduce((sum, loss) => sum + (loss - value) ** 2, 0);
  return { value, error: Math.sqrt(squares / Math.max(1, losses.length - 1) / losses.length) };
};

const seatReview = (
  game: string,
  { values, events, wholes, variance }: Luck,
  decisions: readonly Decision[],
  seat: Seat,
): SeatReview => {
  const start = itemAt(itemAt(values, 0), seat);
  const result = itemAt(itemAt(values, values.length - 1), seat);
  const luck = sumOf(events, seat);
  const whole = sumOf(wholes, seat);
  const own = decisions.filter((decision) => decision.seat === seat);
  const skill = own.reduce((sum, { loss }) => sum - loss.value, 0);
  const mattered = own.filter(({ isOpen }) => isOpen).map(({ loss }) => loss.value);
  const meanLoss = meanOf(mattered);
  const unseenLuck = whole - luck;
  return {
    start,
    result,
    luck,
    luckSpread: Math.sqrt(itemAt(variance, seat)),
    skill,
    gift: giftOf(values, events, own, seat),
    ...(Math.abs(unseenLuck) > 1e-9 && { unseenLuck }),
    adjusted: result - whole,
    decisions: mattered.length,
    meanLoss,
    level: levelOf(game, meanLoss, mattered.length),
  };
};

/** Event by event what was neither luck nor the seat's own loss. */
const giftOf = (
  values: Luck['values'],
  events: Luck['events'],
  own: readonly Decision[],
  seat: Seat,
): number => {
  const lost = new Map(own.map(({ at, loss }) => [at, loss.value]));
  return events.reduce((sum, luck, i) => {
    const change = itemAt(itemAt(values, i + 1), seat) - itemAt(itemAt(values, i), seat);
    return sum + change - (luck === null ? 0 : itemAt(luck, seat)) + (lost.get(i) ?? 0);
  }, 0);
};
