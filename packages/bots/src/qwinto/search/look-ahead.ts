// One turn further: a number on a field is worth what the next turn is expected to bring after it. If this seat rolls
// next, that is the whole turn again; if another does, the answer to what that seat is likely to roll.
import { CELLS, copy, emptyBoard, isOver, misthrow, ROW, TOP, write } from '../model/board.ts';
import { type Evaluator, HEAD_LIST, HEADS, type Head } from '../value/evaluator.ts';
import { emptyRivals, readRivals } from '../value/features.ts';
import { fill, makeValues, type Situation, type Values } from '../value/field-values.ts';
import { chancesOf, follow, makePlan, type Plan, planTurn } from './turn-plan.ts';

/** The roll that the next seat is likely to keep: the rows of its dice, and the chance of each sum. */
interface Roll {
  rows: number;
  readonly chances: Float64Array;
}

/** A turn ahead takes about so many positions; a smaller budget does not look that far. */
export const DEEP = 20_000;

export interface Lookahead {
  /** Put what the next turn makes of them in the place of the best `width` fields of each row for these numbers. */
  deepen(
    values: Values,
    situation: Situation,
    head: Head,
    rows: number,
    least: number,
    most: number,
    width: number,
  ): void;
}

const likelyRoll = (roll: Roll, plan: Plan): void => {
  const rows = plan.best;
  const chances = chancesOf(rows);
  roll.rows = rows;
  let again = 0;
  for (let sum = 1; sum < TOP; sum++) {
    const isKept = plan.worth[rows * TOP + sum]! > plan.once[rows]!;
    roll.chances[sum] = isKept ? chances[sum]! : 0;
    if (!isKept) again += chances[sum]!;
  }
  for (let sum = 1; sum < TOP; sum++) roll.chances[sum]! += again * chances[sum]!;
};

/** The index of the best answer to a sum in a table; -1: writing nothing is better. */
const bestAt = (table: Float64Array, sum: number, pass: number): number => {
  let most = pass;
  let best = -1;
  for (let at = sum * CELLS; at < (sum + 1) * CELLS; at++)
    if (table[at]! > most) {
      most = table[at]!;
      best = at;
    }
  return best;
};

export const makeLookahead = (net: Evaluator): Lookahead => {
  const inner = makeValues();
  const plan = makePlan();
  const after = emptyBoard();
  const roll: Roll = { rows: 7, chances: new Float64Array(TOP) };
  const theirRivals = emptyRivals();
  const expected = new Float64Array(HEADS);

  /** Predicts the choice of the seat that rolls next, judged on its present sheet. */
  const foresee = ({ board, seats, next, others }: Situation, head: Head): void => {
    const them = others[next]!;
    const rest = [board, ...others.filter((other) => other !== them)];
    readRivals(theirRivals, [them, ...rest], seats, 0);
    const theirs = {
      board: them,
      seats,
      distance: seats,
      next: 0,
      isActive: true,
      rivals: theirRivals,
      others: rest,
      distances: [],
    };
    fill(inner, net, theirs, 7, 1, TOP - 1);
    planTurn(plan, inner.heads[head], inner.pass[head]!);
    likelyRoll(roll, plan);
  };

  /** The expectation of each head for the next turn, with the board `after`, when `head` decides. */
  const expectNext = (situation: Situation, head: Head): void => {
    const { seats, distance } = situation;
    if (distance === 1) {
      fill(inner, net, { ...situation, board: after, distance: seats, isActive: true }, 7, 1, TOP - 1);
      planTurn(plan, inner.heads[head], inner.pass[head]!);
      for (const h of HEAD_LIST) expected[h] = follow(plan, inner.heads[h], inner.pass[h]!, plan.best);
      return;
    }
    const waiting = { ...situation, board: after, distance: distance - 1, isActive: false };
    fill(inner, net, waiting, roll.rows, 1, TOP - 1);
    expected.fill(0);
    for (let sum = 1; sum < TOP; sum++) {
      const chance = roll.chances[sum]!;
      if (chance === 0) continue;
      const at = bestAt(inner.heads[head], sum, inner.pass[head]!);
      for (const h of HEAD_LIST) expected[h]! += chance * (at < 0 ? inner.pass[h]! : inner.heads[h][at]!);
    }
  };

  const deepenPass = (values: Values, situation: Situation, head: Head): void => {
    copy(after, situation.board);
    if (situation.isActive) misthrow(after);
    if (isOver(after)) return;
    expectNext(situation, head);
    values.pass.set(expected);
  };

  const deepenRow = (
    values: Values,
    situation: Situation,
    head: Head,
    row: number,
    number: number,
    width: number,
  ): void => {
    const at = number * CELLS + row * ROW;
    const [utility, points, win] = values.heads;
    const shallow = [
      utility.slice(at, at + ROW),
      points.slice(at, at + ROW),
      win.slice(at, at + ROW),
    ] as const;
    for (const table of values.heads) table.fill(-Infinity, at, at + ROW);
    for (let turn = 0; turn < width; turn++) {
      const best = shallow[head].indexOf(Math.max(...shallow[head]));
      if (shallow[head][best] === -Infinity) return;
      copy(after, situation.board);
      write(after, row * ROW + best, number);
      if (!isOver(after)) expectNext(situation, head);
      for (const h of HEAD_LIST)
        values.heads[h][at + best] = isOver(after) ? shallow[h][best]! : expected[h]!;
      shallow[head][best] = -Infinity;
    }
  };

  return {
    deepen: (values, situation, head, rows, least, most, width) => {
      if (situation.distance !== 1) foresee(situation, head);
      deepenPass(values, situation, head);
      for (let number = least; number <= most; number++)
        for (let row = 0; row < 3; row++)
          if (rows & (1 << row)) deepenRow(values, situation, head, row, number, width);
    },
  };
};
