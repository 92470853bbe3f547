// Predicts the others' answers to a roll. Everybody writes the same sum, so dice that serve oneself may serve a rival even more;
// and a rival who ends the game with it makes it the last number for everybody.
import {
  type Board,
  bestField,
  CELLS,
  completeRows,
  gain,
  LAST_MISTHROW,
  MISTHROW_COST,
  ROW,
  TOP,
  toGo,
} from '../model/board.ts';
import { type Evaluator, HEAD_LIST, UTILITY, utility, WIN } from '../value/evaluator.ts';
import { emptyRivals, listAll, readRivals } from '../value/features.ts';
import { endingOf, fill, makeValues, type Situation, type Values } from '../value/field-values.ts';
import { type Adjust, chancesOf, makePlan, type Plan, planTurn } from './turn-plan.ts';

/** For every set of dice, as rows in bits, and every sum, `rows * TOP + sum`: what the others will probably do with it. */
export interface Replies {
  /** The utility that their answers take from this seat. */
  readonly cost: Float64Array;
  /** The game ends with this roll, whatever this seat does. */
  readonly ends: Uint8Array;
  /** The best score among them afterwards. */
  readonly best: Float64Array;
}

export const makeReplies = (): Replies => ({
  cost: new Float64Array(8 * TOP),
  ends: new Uint8Array(8 * TOP),
  best: new Float64Array(8 * TOP),
});

/** The part of a rival's gain that is taken to be this seat's loss, if nobody else is there to lose. */
const SHARE = 0.7;

const endsGame = (board: Board, field: number): boolean =>
  board.filled[(field / ROW) | 0] === ROW - 1 && completeRows(board) >= 1;

/** Tells whether one of the others could end the game with the roll that is being made. */
export const mayEnd = ({ others, distances, seats }: Situation): boolean =>
  others.some(
    (board, i) => toGo(board) <= 1 || (board.misthrows === LAST_MISTHROW - 1 && distances[i] === seats),
  );

const without = (others: readonly Board[], index: number, board: Board): readonly Board[] => [
  board,
  ...others.filter((_, other) => other !== index),
];

export interface Foresight {
  /** Predicts the others' answers to the sums from `least` to `most` of any dice. */
  foresee(replies: Replies, situation: Situation, least: number, most: number): void;
  /** Plan a turn of this seat as `planTurn` does, with what the others will make of it. */
  plan(plan: Plan, values: Float64Array, pass: number, situation: Situation): void;
  /** If one of the others will end the game with this sum, put what every answer is worth then into the values. */
  end(values: Values, situation: Situation, rows: number, sum: number): void;
}

export const makeForesight = (net: Evaluator, share = SHARE): Foresight => {
  const values = makeValues();
  const plan = makePlan();
  const rivals = emptyRivals();

  const chanceOf = (board: Board, others: readonly Board[], seats: number, distance: number): number => {
    readRivals(rivals, [board, ...others], seats, 0);
    net.load(listAll(net.list, board, seats, distance, rivals));
    net.value(0, 0);
    return Math.max(0.001, Math.min(0.999, net.out[WIN]!));
  };

  const addReplies = (
    replies: Replies,
    them: Situation,
    weight: number,
    least: number,
    most: number,
  ): void => {
    const { board, isActive } = them;
    fill(values, net, them, 7, least, most);
    const pass = values.pass[UTILITY]!;
    planTurn(plan, values.heads[UTILITY], pass);
    for (let rows = 1; rows < 8; rows++)
      for (let sum = least; sum <= most; sum++) {
        const at = rows * TOP + sum;
        const field = plan.answer[at]!;
        const isMiss = field < 0 && isActive;
        const more = field >= 0 ? gain(board, field, sum) : isMiss ? -MISTHROW_COST : 0;
        replies.best[at] = Math.max(replies.best[at]!, board.score + more);
        if (field >= 0 ? endsGame(board, field) : isMiss && board.misthrows === LAST_MISTHROW - 1)
          replies.ends[at] = 1;
        replies.cost[at]! += weight * (plan.worth[at]! - pass);
      }
  };

  const foresee: Foresight['foresee'] = (replies, situation, least, most) => {
    const { board, seats, distance, others, distances } = situation;
    replies.cost.fill(0);
    replies.ends.fill(0);
    replies.best.fill(-100);
    // A win of one seat is a loss to the others, to each in proportion to its chance.
    const own = chanceOf(board, others, seats, distance);
    const chances = others.map((them, i) => chanceOf(them, without(others, i, board), seats, distances[i]!));
    const all = chances.reduce((sum, chance) => sum + chance, own);
    others.forEach((them, i) => {
      const around = without(others, i, board);
      readRivals(rivals, [them, ...around], seats, 0);
      const theirs: Situation = {
        board: them,
        seats,
        distance: distances[i]!,
        isActive: distances[i] === seats,
        rivals,
        others: around,
        next: -1,
        distances: [],
      };
      addReplies(replies, theirs, (share * own) / (all - chances[i]!), least, most);
    });
  };

  const now = makeReplies();
  return {
    foresee,
    plan: (own, table, pass, situation) => {
      planTurn(own, table, pass);
      if (situation.seats === 1) return;
      foresee(now, situation, 1, TOP - 1);
      planTurn(own, table, pass, opponentAdjustment(own, now, situation));
    },
    end: (table, situation, rows, sum) => {
      if (!mayEnd(situation)) return;
      foresee(now, situation, sum, sum);
      if (now.ends[rows * TOP + sum]) endNow(table, situation, now, rows, sum);
    },
  };
};

/** Take the others' answers into account in a plan of `situation.board`, for the head that decides. */
export const opponentAdjustment = (plan: Plan, replies: Replies, { board, isActive }: Situation): Adjust => {
  const { answer, worth, best } = plan;
  // The average gain of the others is part of every value already.
  const chances = chancesOf(best);
  let usual = 0;
  for (let sum = 1; sum < TOP; sum++) usual += chances[sum]! * replies.cost[best * TOP + sum]!;
  return (rows, sum) => {
    const at = rows * TOP + sum;
    const field = answer[at]!;
    if (replies.ends[at]) {
      const last = bestField(board, sum, rows);
      answer[at] = last;
      const more = last >= 0 ? gain(board, last, sum) : isActive ? -MISTHROW_COST : 0;
      worth[at] = utility(board.score + more - replies.best[at]!);
    } else if (field < 0 || !endsGame(board, field)) worth[at]! += usual - replies.cost[at]!;
  };
};

/** The game ends with this roll: what every answer to it is worth. */
const endNow = (
  values: Values,
  { board, seats, isActive }: Situation,
  replies: Replies,
  rows: number,
  sum: number,
): void => {
  const best = replies.best[rows * TOP + sum]!;
  for (let field = 0; field < CELLS; field++) {
    const at = sum * CELLS + field;
    if (values.heads[UTILITY][at] === -Infinity) continue;
    const ending = endingOf(board.score + gain(board, field, sum), best, seats);
    for (const head of HEAD_LIST) values.heads[head][at] = ending[head]!;
  }
  values.pass.set(endingOf(board.score - (isActive ? MISTHROW_COST : 0), best, seats));
};
