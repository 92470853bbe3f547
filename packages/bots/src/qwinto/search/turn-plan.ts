// From the values of numbers on fields to the three decisions of a turn, exactly: which dice, keep or roll again, where.
import { itemAt } from '@crescendo/rules';
import { CELLS, TOP } from '../model/board.ts';

/** The dice of each choice as rows in bits, in the order of the rules' list of colours. */
export const SETS = [1, 2, 4, 3, 5, 6, 7] as const;

const sumChances = (dice: number): Float64Array => {
  let ways = new Float64Array(TOP);
  ways[0] = 1;
  for (let die = 0; die < dice; die++) {
    const more = new Float64Array(TOP);
    for (let sum = 0; sum < TOP; sum++)
      for (let face = 1; face <= 6 && sum + face < TOP; face++) more[sum + face]! += ways[sum]! / 6;
    ways = more;
  }
  return ways;
};

/** By the number of dice: the chance of each sum. */
const CHANCES = [0, 1, 2, 3].map(sumChances);

/** The chance of each sum of the dice of these rows. */
const BY_ROWS = [0, 1, 1, 2, 1, 2, 2, 3].map((dice) => itemAt(CHANCES, dice));
export const chancesOf = (rows: number): Float64Array => itemAt(BY_ROWS, rows);

/** The best answers to every sum; `-1` as a field is to write nothing. */
export interface Plan {
  /** `answer[rows * TOP + sum]` */
  readonly answer: Int8Array;
  readonly worth: Float64Array;
  /** For each set of rows: the expectation when the first roll must be kept, and with a second one. */
  readonly once: Float64Array;
  readonly twice: Float64Array;
  /** The best set, as rows in bits. */
  best: number;
}

export const makePlan = (): Plan => ({
  answer: new Int8Array(8 * TOP),
  worth: new Float64Array(8 * TOP),
  once: new Float64Array(8),
  twice: new Float64Array(8),
  best: 7,
});

/** The best field of one row for one sum goes into the plan's one-row set. */
const answerRow = (plan: Plan, values: Float64Array, row: number, sum: number): void => {
  let best = -Infinity;
  let field = -1;
  const at = sum * CELLS;
  for (let f = row * 9; f < row * 9 + 9; f++) {
    const value = values[at + f]!;
    if (value > best) {
      best = value;
      field = f;
    }
  }
  plan.answer[(1 << row) * TOP + sum] = field;
  plan.worth[(1 << row) * TOP + sum] = best;
};

const answerRows = (plan: Plan, rows: number, sum: number, pass: number): void => {
  const { answer, worth } = plan;
  const at = rows * TOP + sum;
  let best = pass;
  let field = -1;
  for (let row = 0; row < 3; row++) {
    const one = (1 << row) * TOP + sum;
    if (rows & (1 << row) && worth[one]! > best) {
      best = worth[one]!;
      field = answer[one]!;
    }
  }
  answer[at] = field;
  worth[at] = best;
};

/** The best answer to one sum of these dice. */
export const answerOne = (
  plan: Plan,
  values: Float64Array,
  pass: number,
  rows: number,
  sum: number,
): number => {
  for (let row = 0; row < 3; row++) if (rows & (1 << row)) answerRow(plan, values, row, sum);
  answerRows(plan, rows, sum, pass);
  return plan.answer[rows * TOP + sum]!;
};

/** Changes the answer to a sum of these dice, or what it is worth, before the plan goes on from it. */
export type Adjust = (rows: number, sum: number) => void;

/** Plan a whole turn: every sum of every set of dice, and the second roll. */
export const planTurn = (plan: Plan, values: Float64Array, pass: number, adjust?: Adjust): void => {
  const { worth, once, twice } = plan;
  for (let row = 0; row < 3; row++) for (let sum = 1; sum < TOP; sum++) answerRow(plan, values, row, sum);
  // The sets of one row come last: the others are made of their answers before a pass may replace them.
  for (const rows of [3, 5, 6, 7, 1, 2, 4]) {
    const chances = chancesOf(rows);
    let first = 0;
    for (let sum = 1; sum < TOP; sum++) {
      answerRows(plan, rows, sum, pass);
      if (adjust && chances[sum]! > 0) adjust(rows, sum);
      first += chances[sum]! === 0 ? 0 : chances[sum]! * worth[rows * TOP + sum]!;
    }
    let second = 0;
    for (let sum = 1; sum < TOP; sum++) {
      const kept = worth[rows * TOP + sum]!;
      second += chances[sum]! * (kept > first ? kept : first);
    }
    once[rows] = first;
    twice[rows] = second;
  }
  let best = 7;
  for (const rows of SETS) if (twice[rows]! > twice[best]!) best = rows;
  plan.best = best;
};

/** The prediction of another head for these dice, with all choices made by the plan. */
export const follow = (plan: Plan, values: Float64Array, pass: number, rows: number): number => {
  const chances = chancesOf(rows);
  let first = 0;
  for (let sum = 1; sum < TOP; sum++) first += chances[sum]! * answerWorth(plan, values, pass, rows, sum);
  let second = 0;
  for (let sum = 1; sum < TOP; sum++) {
    const isKept = plan.worth[rows * TOP + sum]! > plan.once[rows]!;
    second += chances[sum]! * (isKept ? answerWorth(plan, values, pass, rows, sum) : first);
  }
  return second;
};

const answerWorth = (plan: Plan, values: Float64Array, pass: number, rows: number, sum: number): number => {
  const field = plan.answer[rows * TOP + sum]!;
  return field < 0 ? pass : values[sum * CELLS + field]!;
};
