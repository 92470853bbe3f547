// Whole games on the bots' own boards, quick and without a word: what training and measuring are made of.

import type { Heuristic } from '../../src/qwinto/levels/heuristics.ts';
import {
  type Board,
  CELLS,
  clear,
  emptyBoard,
  isOver,
  misthrow,
  ROW,
  TOP,
  write,
} from '../../src/qwinto/model/board.ts';
import { distanceOf, nextOf } from '../../src/qwinto/model/from-view.ts';
import type { Lookahead } from '../../src/qwinto/search/look-ahead.ts';
import type { Foresight } from '../../src/qwinto/search/replies.ts';
import { answerOne, follow, makePlan, planTurn } from '../../src/qwinto/search/turn-plan.ts';
import {
  type Evaluator,
  HEAD_LIST,
  HEADS,
  type Head,
  POINTS,
  UTILITY,
} from '../../src/qwinto/value/evaluator.ts';
import { noRivals, type Rivals, seeRivals } from '../../src/qwinto/value/features.ts';
import { fill, makeValues, type Situation } from '../../src/qwinto/value/field-values.ts';

/** Who sits there: a network judged by one of its heads, perhaps as if others played, or a heuristic. */
export type Mind =
  | {
      readonly kind: 'net';
      readonly net: Evaluator;
      readonly head: Head;
      /** Believe that so many play; 0: as many as do. */
      readonly seats: number;
      readonly isLearning: boolean;
      /** Minds what the others make of a roll. */
      readonly foresight?: Foresight;
      /** By how much it misjudges a number on a field, asked anew for each. */
      readonly error?: () => number;
      /** Looks one turn further: at so many fields of each row when choosing dice, and when writing. */
      readonly deep?: { readonly ahead: Lookahead; readonly dice: number; readonly field: number };
    }
  | { readonly kind: 'heuristic'; readonly heuristic: Heuristic };

export const netMind = (
  net: Evaluator,
  head: Head = UTILITY,
  isLearning = false,
  seats = 0,
): Mind & { kind: 'net' } => ({
  kind: 'net',
  net,
  head,
  seats,
  isLearning,
});

/** What a learning seat has just decided. */
export interface Step {
  readonly seat: number;
  readonly distance: number;
  /** What it expected before the dice, and after writing. */
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** How lucky the active seat was with its dice, in its own eyes. */
  readonly luck: Float64Array;
  /** It wrote something else than the best, to see what comes of it. */
  readonly isWhim: boolean;
}

export interface Hall {
  readonly boards: readonly Board[];
  readonly rivals: Rivals;
  seats: number;
  /** How often a learning seat writes on a whim. Without it, equal minds fill equal sheets and learn little. */
  whims: number;
  /** Called for every learning seat after its choice is known and before it is written. */
  onStep?: (step: Step, field: number, sum: number) => void;
}

export const makeHall = (): Hall => ({
  boards: Array.from({ length: 6 }, emptyBoard),
  rivals: noRivals(),
  seats: 0,
  whims: 0,
});

const plan = makePlan();
const values = makeValues();
const scratch = {
  before: new Float64Array(HEADS),
  after: new Float64Array(HEADS),
  luck: new Float64Array(HEADS),
};

const roll = (dice: () => number, rows: number): number => {
  let sum = 0;
  for (let row = 0; row < 3; row++) if (rows & (1 << row)) sum += 1 + Math.floor(dice() * 6);
  return sum;
};

const headOf = (mind: Mind & { kind: 'net' }, seats: number): Head => (seats === 1 ? POINTS : mind.head);

/** Play one game; returns how many turns it took. Scores are on the hall's boards. */
export const playGame = (hall: Hall, minds: readonly Mind[], dice: () => number, limit = 200): number => {
  const seats = minds.length;
  const { boards } = hall;
  for (let seat = 0; seat < seats; seat++) clear(boards[seat]!);
  const chosen = new Int8Array(seats);
  let active = Math.floor(dice() * seats);
  for (let turns = 1; ; turns++) {
    const rows = chooseDice(hall, minds[active]!, seats, active);
    let sum = roll(dice, rows);
    if (plan.worth[rows * TOP + sum]! <= plan.once[rows]!) sum = roll(dice, rows);
    for (let i = 0; i < seats; i++) {
      const seat = (active + i) % seats;
      chosen[seat] = chooseField(hall, minds[seat]!, seats, seat, active, rows, sum, dice);
    }
    let over = false;
    for (let seat = 0; seat < seats; seat++) {
      const board = boards[seat]!;
      if (chosen[seat]! >= 0) write(board, chosen[seat]!, sum);
      else if (seat === active) misthrow(board);
      over = isOver(board) || over;
    }
    if (over || turns >= limit) return turns;
    active = (active + 1) % seats;
  }
};

const othersOf = (boards: readonly Board[], seats: number, seat: number): readonly Board[] =>
  boards.filter((_, other) => other < seats && other !== seat);

const situate = (
  hall: Hall,
  mind: Mind & { kind: 'net' },
  seats: number,
  seat: number,
  active: number,
): Situation => {
  seeRivals(hall.rivals, hall.boards, seats, seat);
  const believed = mind.seats === 0 || seats === 1 ? seats : mind.seats;
  const distance = seat === active ? seats : (seat - active + seats) % seats;
  return {
    board: hall.boards[seat]!,
    seats: believed,
    distance: Math.min(seat === active ? believed : distance, believed),
    isActive: seat === active,
    rivals: hall.rivals,
    others: othersOf(hall.boards, seats, seat),
    next: nextOf(seats, seat, active),
    distances: hall.boards.flatMap((_, other) =>
      other < seats && other !== seat ? [distanceOf(seats, other, active)] : [],
    ),
  };
};

const misjudge = (mind: Mind & { kind: 'net' }, head: Head, least: number, most: number): void => {
  const { error } = mind;
  if (error === undefined) return;
  for (let at = least * CELLS; at < (most + 1) * CELLS; at++) values.heads[head][at]! += error();
};

const chooseDice = (hall: Hall, mind: Mind, seats: number, active: number): number => {
  if (mind.kind === 'heuristic') {
    const pass = mind.heuristic(values.heads[UTILITY], hall.boards[active]!, true, 7, 1, 18);
    planTurn(plan, values.heads[UTILITY], pass);
    return plan.best;
  }
  const situation = situate(hall, mind, seats, active, active);
  const head = headOf(mind, seats);
  fill(values, mind.net, situation, 7, 1, 18);
  if (mind.deep && mind.deep.dice > 0)
    mind.deep.ahead.deepen(values, situation, head, 7, 1, 18, mind.deep.dice);
  misjudge(mind, head, 1, 18);
  if (mind.foresight) mind.foresight.plan(plan, values.heads[head], values.pass[head]!, situation);
  else planTurn(plan, values.heads[head], values.pass[head]!);
  if (mind.isLearning)
    for (let h = 0; h < HEADS; h++)
      scratch.before[h] = follow(plan, values.heads[h]!, values.pass[h]!, plan.best);
  return plan.best;
};

const chooseField = (
  hall: Hall,
  mind: Mind,
  seats: number,
  seat: number,
  active: number,
  rows: number,
  sum: number,
  dice: () => number,
): number => {
  // The active seat chooses first, by the plan it has just made.
  if (seat === active) {
    const field =
      mind.kind === 'net' && mind.deep
        ? lookAgain(hall, mind, seats, seat, rows, sum)
        : plan.answer[rows * TOP + sum]!;
    scratch.luck.fill(0);
    return mind.kind === 'net' && mind.isLearning
      ? settle(hall, seat, seats, field, rows, sum, true, dice)
      : field;
  }
  if (mind.kind === 'heuristic') {
    const pass = mind.heuristic(values.heads[UTILITY], hall.boards[seat]!, false, rows, sum, sum);
    return answerOne(plan, values.heads[UTILITY], pass, rows, sum);
  }
  const situation = situate(hall, mind, seats, seat, active);
  const head = headOf(mind, seats);
  fill(values, mind.net, situation, rows, sum, sum);
  if (mind.deep) mind.deep.ahead.deepen(values, situation, head, rows, sum, sum, mind.deep.field);
  misjudge(mind, head, sum, sum);
  mind.foresight?.end(values, situation, rows, sum);
  const field = answerOne(plan, values.heads[head], values.pass[head]!, rows, sum);
  return mind.isLearning
    ? settle(hall, seat, (seat - active + seats) % seats, field, rows, sum, false, dice)
    : field;
};

const lookAgain = (
  hall: Hall,
  mind: Mind & { kind: 'net' },
  seats: number,
  seat: number,
  rows: number,
  sum: number,
): number => {
  const situation = situate(hall, mind, seats, seat, seat);
  const head = headOf(mind, seats);
  fill(values, mind.net, situation, rows, sum, sum);
  mind.deep!.ahead.deepen(values, situation, head, rows, sum, sum, mind.deep!.field);
  mind.foresight?.end(values, situation, rows, sum);
  return answerOne(plan, values.heads[head], values.pass[head]!, rows, sum);
};

/** A whim costs at most so much utility, or twenty times so many points. */
const WHIM_COST = 0.3;

/** One of the fields that are nearly as good, at random; the best itself when there is no other. */
const whim = (hall: Hall, field: number, rows: number, sum: number, dice: () => number): number => {
  const table = values.heads[hall.seats === 1 ? POINTS : UTILITY]!;
  if (field < 0) return field;
  const least = table[sum * CELLS + field]! - WHIM_COST;
  let [chosen, count] = [field, 0];
  for (let other = 0; other < CELLS; other++) {
    if (!(rows & (1 << Math.floor(other / ROW))) || table[sum * CELLS + other]! < least) continue;
    count++;
    if (dice() * count < 1) chosen = other;
  }
  return chosen;
};

/** Tell what a learning seat does, and what it expected. */
const settle = (
  hall: Hall,
  seat: number,
  distance: number,
  field: number,
  rows: number,
  sum: number,
  isActive: boolean,
  dice: () => number,
): number => {
  const { before, after, luck } = scratch;
  const put = (to: Float64Array, at: number): void => {
    for (const head of HEAD_LIST)
      to[head] = at < 0 ? values.pass[head]! : values.heads[head][sum * CELLS + at]!;
  };
  const chosen = hall.whims > 0 && dice() < hall.whims ? whim(hall, field, rows, sum, dice) : field;
  put(after, chosen);
  if (isActive) for (let head = 0; head < HEADS; head++) luck[head] = after[head]! - before[head]!;
  else put(before, field);
  hall.onStep?.({ seat, distance, before, after, luck, isWhim: chosen !== field }, chosen, sum);
  return chosen;
};
