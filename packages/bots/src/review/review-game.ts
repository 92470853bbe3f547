// The review of a finished game: first the curve, then what chance did, which is quickly counted, then what every decision
// gave away.
import {
  type AnyBot,
  type AnyMatch,
  type AnyView,
  type GameTypes,
  type Help,
  itemAt,
  NO_HELP,
  range,
  type Seat,
} from '@crescendo/rules';
import { loadBots } from '../load-bots.ts';
import type { WinChances } from '../win-chances/chances.ts';
import { assemble } from './assemble.ts';
import { type Decision, decisionsIn, type Judging, judgeDecision } from './decisions.ts';
import { isReviewed, loadReviewed } from './games/games.ts';
import type { ReviewedGame } from './games/reviewed-game.ts';
import { hadHint } from './help/help.ts';
import { highlightsOf } from './highlights.ts';
import { LuckCounter } from './luck.ts';
import type { Review, ReviewHighlight } from './review.ts';
import { doubtful, expected, refined } from './rollouts/refine.ts';
import type { PlayOn } from './rollouts/roll-out.ts';
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
  /** Worlds in which doubtful decisions are played on, instead of the game's own number; 0: none are. */
  readonly worlds?: number;
  /** Only these seats are reviewed, and only their decisions are judged; by default all. */
  readonly only?: readonly Seat[];
  /**
   * The help that people had. Who did what was shown has decided nothing; other decisions after a hint are judged, but not praised, and say
   * nothing about how strong somebody is.
   */
  readonly help?: Help;
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
  const [{ winChances, judge, bots }, reviewed] = await Promise.all([loadBots(game), loadReviewed(game.id)]);
  if (winChances === undefined || judge === undefined || reviewed === undefined)
    throw new Error('there is no review: not-learnt');
  return { winChances, judge, reviewed, casual: bots.casual, way: wayOf(bots.expert, reviewed) };
};

const wayOf = (expert: AnyBot, { playsOn }: ReviewedGame<GameTypes>): PlayOn | undefined => {
  if (playsOn === undefined) return undefined;
  const { player, ...how } = playsOn;
  const choose: AnyBot['choose'] =
    typeof player === 'number' ? (view, dice) => expert.choose(view, dice, player) : player;
  return { ...how, player: { id: 'reference', choose } };
};

/**
 * Reviews a match that is over. Yields often, so that the caller can show how far it is, or stop; what it yields last
 * has the whole review, which is also what it returns. The same match always has the same review.
 */
export async function* reviewGame(
  match: AnyMatch,
  { round: wanted, budget, worlds, only, help = NO_HELP }: ReviewOptions = {},
): AsyncGenerator<ReviewProgress, Review> {
  const { winChances, judge, reviewed, casual, way } = await loadFor(match);
  const number = wanted ?? roundCount(match);
  const round = roundOf(match, number);
  const judging = {
    judge,
    reviewed,
    budget: budget ?? reviewed.budget,
    casual,
    way: way && { ...way, worlds: worlds ?? way.worlds },
  };
  const series = await seriesReview(match, number, winChances);
  const steps = reviewRound(round, winChances, { ...judging, help }, only ?? range(round.seats));
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
  judging: Judging & { readonly casual: AnyBot; readonly way: PlayOn | undefined; readonly help: Help },
  reviewedSeats: readonly Seat[],
): Generator<ReviewProgress, Review> {
  const { game, events, states } = round;
  const { reviewed, help } = judging;
  const shown = new Set(help.followed.map((place) => place - round.start));
  const waiting = decisionsIn(round, reviewedSeats).filter((at) => !shown.has(at));
  // A decision takes about as long as ten events; then some are played on from.
  const total = events.length + 13 * waiting.length;
  const counter = new LuckCounter(round, { chancesOf, reviewed, seed: 'review' });
  const first = chancesOf(game.view(itemAt(states, 0), 0));
  const basis = { round, first, reviewed, reviewedSeats, waiting };
  yield { done: 0, total, review: assemble({ ...basis, seen: counter.quickly(), decisions: [] }) };
  const counting = counter.count();
  let done = 0;
  let counted = counting.next();
  for (; !counted.done; counted = counting.next())
    yield { done: Math.min(done++, total), total, review: null };
  const counts = counted.value;
  const made = (decisions: readonly Decision[]): Review =>
    assemble({ ...basis, seen: counts.seen, counts, decisions });
  done = events.length;
  yield { done, total, review: made([]) };
  const decisions = new Map<number, Decision>();
  for (const at of waiting) {
    decisions.set(at, judgeDecision(round, at, judging, hadHint(round, help, at)));
    done += 10;
    yield { done, total, review: null };
  }
  const { way } = judging;
  const doubts = way && way.worlds > 0 ? doubtful([...decisions.values()], reviewedSeats) : [];
  const table = {
    game,
    chancesOf: (view: AnyView) => chancesOf(view).chances,
    unanswered: reviewed.unanswered?.bind(reviewed),
    imagine: reviewed.imagine?.bind(reviewed),
  };
  for (const [at, decision] of decisions) decisions.set(at, expected(decision, reviewed));
  for (const [i, doubt] of doubts.entries()) {
    if (way) decisions.set(doubt.at, refined(doubt, table, way, reviewed));
    yield { done: done + Math.floor(((total - 1 - done) * (i + 1)) / doubts.length), total, review: null };
  }
  const judged = made([...decisions.values()]);
  const asking = { ...judging, game };
  const highlights: ReviewHighlight[] = [];
  for (const [seat, curve] of judged.curves.entries()) {
    const own = [...decisions.values()].filter((one) => one.seat === seat && !one.isHelped);
    if (curve) highlights.push(...highlightsOf(own, curve, seat, asking));
    yield { done: total - 1, total, review: null };
  }
  const review = { ...judged, highlights };
  yield { done: total, total, review };
  return review;
}
