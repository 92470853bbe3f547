// Whole games on the bots' own boards, quick and without a word: what training and measuring are made of.

import type { Heuristic } from '../../../packages/bots/src/qwinto/levels/heuristics.ts';
import {
  type Board,
  CELLS,
  clear,
  emptyBoard,
  isOver,
  misthrow,
  TOP,
  write,
} from '../../../packages/bots/src/qwinto/model/board.ts';
import { distanceOf, nextOf } from '../../../packages/bots/src/qwinto/model/from-view.ts';
import type { Lookahead } from '../../../packages/bots/src/qwinto/search/look-ahead.ts';
import type { Foresight } from '../../../packages/bots/src/qwinto/search/replies.ts';
import { answerOne, makePlan, planTurn } from '../../../packages/bots/src/qwinto/search/turn-plan.ts';
import {
  type Evaluator,
  type Head,
  POINTS,
  UTILITY,
} from '../../../packages/bots/src/qwinto/value/evaluator.ts';
import { emptyRivals, type Rivals, readRivals } from '../../../packages/bots/src/qwinto/value/features.ts';
import { fill, makeValues, type Situation } from '../../../packages/bots/src/qwinto/value/field-values.ts';

/** The player of a seat: a network judged by one of its heads, perhaps as if others played, or a heuristic. */
export type Player =
  | {
      readonly kind: 'net';
      readonly net: Evaluator;
      readonly head: Head;
      /** Believe that so many play; 0: as many as do. */
      readonly seats: number;
      /** Minds what the others make of a roll. */
      readonly foresight?: Foresight;
      /** By how much it misjudges a number on a field, asked anew for each. */
      readonly error?: () => number;
      /** Looks one turn further: at so many fields of each row when choosing dice, and when writing. */
      readonly deep?: { readonly ahead: Lookahead; readonly dice: number; readonly field: number };
    }
  | { readonly kind: 'heuristic'; readonly heuristic: Heuristic };

export const netPlayer = (net: Evaluator, head: Head = UTILITY, seats = 0): Player & { kind: 'net' } => ({
  kind: 'net',
  net,
  head,
  seats,
});

export interface Table {
  readonly boards: readonly Board[];
  readonly rivals: Rivals;
}

export const newTable = (): Table => ({
  boards: Array.from({ length: 6 }, emptyBoard),
  rivals: emptyRivals(),
});

const plan = makePlan();
const values = makeValues();

const roll = (dice: () => number, rows: number): number => {
  let sum = 0;
  for (let row = 0; row < 3; row++) if (rows & (1 << row)) sum += 1 + Math.floor(dice() * 6);
  return sum;
};

const headOf = (player: Player & { kind: 'net' }, seats: number): Head =>
  seats === 1 ? POINTS : player.head;

/** Play one game; returns how many turns it took. Scores are on the table's boards. */
export const playGame = (
  table: Table,
  players: readonly Player[],
  dice: () => number,
  limit = 200,
): number => {
  const seats = players.length;
  const { boards } = table;
  for (let seat = 0; seat < seats; seat++) clear(boards[seat]!);
  const chosen = new Int8Array(seats);
  let active = Math.floor(dice() * seats);
  for (let turns = 1; ; turns++) {
    const rows = chooseDice(table, players[active]!, seats, active);
    let sum = roll(dice, rows);
    if (plan.worth[rows * TOP + sum]! <= plan.once[rows]!) sum = roll(dice, rows);
    for (let i = 0; i < seats; i++) {
      const seat = (active + i) % seats;
      chosen[seat] = chooseField(table, players[seat]!, seats, seat, active, rows, sum);
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
  table: Table,
  player: Player & { kind: 'net' },
  seats: number,
  seat: number,
  active: number,
): Situation => {
  readRivals(table.rivals, table.boards, seats, seat);
  const believed = player.seats === 0 || seats === 1 ? seats : player.seats;
  const distance = seat === active ? seats : (seat - active + seats) % seats;
  return {
    board: table.boards[seat]!,
    seats: believed,
    distance: Math.min(seat === active ? believed : distance, believed),
    isActive: seat === active,
    rivals: table.rivals,
    others: othersOf(table.boards, seats, seat),
    next: nextOf(seats, seat, active),
    distances: table.boards.flatMap((_, other) =>
      other < seats && other !== seat ? [distanceOf(seats, other, active)] : [],
    ),
  };
};

const misjudge = (player: Player & { kind: 'net' }, head: Head, least: number, most: number): void => {
  const { error } = player;
  if (error === undefined) return;
  for (let at = least * CELLS; at < (most + 1) * CELLS; at++) values.heads[head][at]! += error();
};

const chooseDice = (table: Table, player: Player, seats: number, active: number): number => {
  if (player.kind === 'heuristic') {
    const pass = player.heuristic(values.heads[UTILITY], table.boards[active]!, true, 7, 1, 18);
    planTurn(plan, values.heads[UTILITY], pass);
    return plan.best;
  }
  const situation = situate(table, player, seats, active, active);
  const head = headOf(player, seats);
  fill(values, player.net, situation, 7, 1, 18);
  if (player.deep && player.deep.dice > 0)
    player.deep.ahead.deepen(values, situation, head, 7, 1, 18, player.deep.dice);
  misjudge(player, head, 1, 18);
  if (player.foresight) player.foresight.plan(plan, values.heads[head], values.pass[head]!, situation);
  else planTurn(plan, values.heads[head], values.pass[head]!);
  return plan.best;
};

const chooseField = (
  table: Table,
  player: Player,
  seats: number,
  seat: number,
  active: number,
  rows: number,
  sum: number,
): number => {
  // The active seat chooses first, by the plan it has just made.
  if (seat === active) {
    return player.kind === 'net' && player.deep
      ? lookAgain(table, player, seats, seat, rows, sum)
      : plan.answer[rows * TOP + sum]!;
  }
  if (player.kind === 'heuristic') {
    const pass = player.heuristic(values.heads[UTILITY], table.boards[seat]!, false, rows, sum, sum);
    return answerOne(plan, values.heads[UTILITY], pass, rows, sum);
  }
  const situation = situate(table, player, seats, seat, active);
  const head = headOf(player, seats);
  fill(values, player.net, situation, rows, sum, sum);
  if (player.deep) player.deep.ahead.deepen(values, situation, head, rows, sum, sum, player.deep.field);
  misjudge(player, head, sum, sum);
  player.foresight?.end(values, situation, rows, sum);
  return answerOne(plan, values.heads[head], values.pass[head]!, rows, sum);
};

const lookAgain = (
  table: Table,
  player: Player & { kind: 'net' },
  seats: number,
  seat: number,
  rows: number,
  sum: number,
): number => {
  const situation = situate(table, player, seats, seat, seat);
  const head = headOf(player, seats);
  fill(values, player.net, situation, rows, sum, sum);
  player.deep!.ahead.deepen(values, situation, head, rows, sum, sum, player.deep!.field);
  player.foresight?.end(values, situation, rows, sum);
  return answerOne(plan, values.heads[head], values.pass[head]!, rows, sum);
};
