// One shard of a round: play some games with the weights as they are, and add up what they teach.
import { pickWeighted, seeded } from '@crescendo/rules';
import { slack } from '../../src/qwinto/levels/heuristics.ts';
import { copy, emptyBoard, isOver, misthrow, write } from '../../src/qwinto/model/board.ts';
import { HEADS, POINTS, POINTS_UNIT, UTILITY, utility, WIN } from '../../src/qwinto/value/evaluator.ts';
import { listAll } from '../../src/qwinto/value/features.ts';
import type { Kernel } from './kernel.ts';
import { type Hall, type Mind, makeHall, netMind, playGame } from './play.ts';

/** How much of the next step's surprise is believed. The luck of the own dice is taken out first, so it may be much. */
const LAMBDA = 0.93;

const SHARED_LUCK = 0.7;

/** How many seats, and how often: two most of all, since that is how the bots are measured. */
const TABLES = [
  [1, 28],
  [2, 46],
  [3, 10],
  [4, 7],
  [5, 5],
  [6, 4],
] as const;

/** Who else is met: the net must hold against slower and quicker players than itself. */
const POOLS = {
  /** Mostly its equals. */
  near: { tables: 0.4, old: 0.35, points: 0.4 },
  /** Mostly strangers. */
  wide: { tables: 0.75, old: 0.15, points: 0.45 },
} as const;
export type Pool = keyof typeof POOLS;

/** How many seats a stranger takes at a table that has strangers. */
const STRANGE_SEATS = 0.75;

/** How a round is played. */
export interface Manner {
  readonly games: number;
  /** How often a seat writes on a whim. */
  readonly whims: number;
  readonly pool: Pool;
}

/** At how many tables nobody writes on a whim. */
const CALM_TABLES = 0.25;

const MAX_STEPS = 1 << 12;

interface Steps {
  count: number;
  readonly seat: Uint8Array;
  readonly whim: Uint8Array;
  /** Where each step's features begin; a step that ended the game has none. */
  readonly start: Int32Array;
  readonly features: Uint16Array;
  readonly before: Float64Array;
  readonly after: Float64Array;
}

export interface Learner {
  readonly hall: Hall;
  readonly steps: Steps;
  readonly now: Kernel;
  readonly old: Kernel;
}

export const makeLearner = (now: Kernel, old: Kernel): Learner => {
  const steps: Steps = {
    count: 0,
    seat: new Uint8Array(MAX_STEPS),
    whim: new Uint8Array(MAX_STEPS),
    start: new Int32Array(MAX_STEPS + 1),
    features: new Uint16Array(MAX_STEPS * 160),
    before: new Float64Array(MAX_STEPS * HEADS),
    after: new Float64Array(MAX_STEPS * HEADS),
  };
  const hall = makeHall();
  const board = emptyBoard();
  const list = new Int32Array(192);
  hall.onStep = ({ seat, distance, before, after, luck, isWhim }, field, sum) => {
    const at = steps.count++;
    const seats = hall.seats;
    copy(board, hall.boards[seat]!);
    if (field >= 0) write(board, field, sum);
    else if (distance === seats) misthrow(board);
    const n = isOver(board) ? 0 : listAll(list, board, seats, distance, hall.rivals);
    const start = steps.start[at]!;
    for (let i = 0; i < n; i++) steps.features[start + i] = list[i]!;
    steps.start[at + 1] = start + n;
    steps.seat[at] = seat;
    steps.whim[at] = isWhim ? 1 : 0;
    for (let head = 0; head < HEADS; head++) {
      steps.before[at * HEADS + head] = before[head]!;
      steps.after[at * HEADS + head] = after[head]!;
    }
    // Of two, what was luck for the one who rolled was bad luck for the other.
    if (seats === 2 && distance < seats)
      for (const head of [UTILITY, WIN]) steps.before[at * HEADS + head]! += SHARED_LUCK * luck[head]!;
  };
  return { hall, steps, now, old };
};

/** Everybody at one table. */
const seatMinds = ({ now, old }: Learner, pool: Pool, dice: () => number): readonly Mind[] => {
  const seats = pickWeighted(dice, TABLES);
  const learner = netMind(now, UTILITY, true);
  const minds = Array.from({ length: seats }, () => learner);
  if (seats === 1 || dice() >= POOLS[pool].tables) return minds;
  const host = Math.floor(dice() * seats);
  return minds.map((mind, seat) =>
    seat === host || dice() >= STRANGE_SEATS ? mind : stranger(now, old, pool, dice),
  );
};

const stranger = (now: Kernel, old: Kernel, pool: Pool, dice: () => number): Mind => {
  const kind = dice();
  const { old: olds, points } = POOLS[pool];
  if (kind < olds) return netMind(old);
  // Playing for points as if five or six played makes for a quick player; as if alone, for a slow one.
  if (kind < olds + points) return netMind(now, POINTS, false, 1 + Math.floor(dice() * 6));
  return { kind: 'heuristic', heuristic: slack };
};

const ends = new Float64Array(6 * HEADS);

const putEnds = (hall: Hall, seats: number): void => {
  for (let seat = 0; seat < seats; seat++) {
    const own = hall.boards[seat]!.score;
    let best = -100;
    let sharers = 1;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const score = hall.boards[other]!.score;
      if (score > best) best = score;
      if (score === own) sharers++;
    }
    const margin = seats === 1 ? 0 : own - best;
    ends[seat * HEADS + UTILITY] = utility(margin);
    ends[seat * HEADS + POINTS] = own / POINTS_UNIT;
    ends[seat * HEADS + WIN] = margin > 0 ? 1 : margin < 0 ? 0 : 1 / sharers;
  }
};

const target = new Float64Array(HEADS);
const errors = [0, 0, 0];

/** The last step of each seat is told how the game ended, each step before it what came of it. */
const teach = ({ steps, now }: Learner, seats: number, gradient: number, sums: Float64Array): void => {
  for (let seat = 0; seat < seats; seat++) {
    let isLast = true;
    for (let step = steps.count - 1; step >= 0; step--) {
      if (steps.seat[step] !== seat) continue;
      if (isLast) for (let head = 0; head < HEADS; head++) target[head] = ends[seat * HEADS + head]!;
      isLast = false;
      const start = steps.start[step]!;
      const n = steps.start[step + 1]! - start;
      if (n > 0) {
        for (let i = 0; i < n; i++) now.list[i] = steps.features[start + i]!;
        now.load(n);
        now.value(0, 0);
        for (let head = 0; head < HEADS; head++) {
          errors[head] = seats === 1 && head !== POINTS ? 0 : now.out[head]! - target[head]!;
          sums[1 + head]! += errors[head]! * errors[head]!;
        }
        sums[0]!++;
        now.back(n, errors, gradient);
      }
      // Before the dice were rolled the seat expected `before`, on average exactly what followed: so the difference
      // between `after` and `before` is luck, and the target of the step before is freed of it. What came of a whim
      // says nothing about what would have come of the best.
      const trust = steps.whim[step] ? 0 : LAMBDA;
      for (let head = 0; head < HEADS; head++) {
        const at = step * HEADS + head;
        target[head] = steps.before[at]! + trust * (target[head]! - steps.after[at]!);
      }
    }
  }
};

/** Sums: samples, squared errors of each head, turns, games, and score alone, games alone, score of two, seats. */
export const learnShard = (
  learner: Learner,
  seed: string,
  { games, whims, pool }: Manner,
  gradient: number,
  sums: Float64Array,
): void => {
  const dice = seeded(seed);
  sums.fill(0);
  for (let game = 0; game < games; game++) {
    const minds = seatMinds(learner, pool, dice);
    learner.steps.count = 0;
    learner.hall.seats = minds.length;
    learner.hall.whims = whims === 0 || minds.length === 1 || dice() < CALM_TABLES ? 0 : whims;
    sums[4]! += playGame(learner.hall, minds, dice);
    sums[5]!++;
    if (minds.length === 1) {
      sums[6]! += learner.hall.boards[0]!.score;
      sums[7]!++;
    }
    putEnds(learner.hall, minds.length);
    teach(learner, minds.length, gradient, sums);
  }
};

/** Sums: score alone and games; wins against the slack heuristic and games; against the old weights and games. */
export const measureShard = (
  learner: Learner,
  mean: Kernel,
  seed: string,
  games: number,
  sums: Float64Array,
): void => {
  const { hall, old } = learner;
  const dice = seeded(seed);
  sums.fill(0);
  hall.whims = 0;
  const me = netMind(mean);
  for (let game = 0; game < games; game++) {
    playGame(hall, [me], dice);
    sums[0]! += hall.boards[0]!.score;
    sums[1]!++;
    const others: readonly Mind[] = [{ kind: 'heuristic', heuristic: slack }, netMind(old)];
    others.forEach((other, index) => {
      const seat = game & 1;
      playGame(hall, seat === 0 ? [me, other] : [other, me], dice);
      const margin = hall.boards[seat]!.score - hall.boards[1 - seat]!.score;
      sums[2 + index * 2]! += margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
      sums[3 + index * 2]!++;
      sums[6]! += hall.boards[seat]!.score;
      sums[7]!++;
    });
  }
};
