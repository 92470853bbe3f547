// Random play practically never orders twelve counters. This mover does, soon enough to test whole games.
import { pick } from '../../src/dice.ts';
import { counterCount, sequence } from '../../src/finito/board.ts';
import { moves } from '../../src/finito/legal.ts';
import type { Board, Counter, Finito, Move, View } from '../../src/finito/types.ts';
import type { Bot, Dice, Seat } from '../../src/game.ts';

/** The largest number of counters that can stay in place while all others are moved into order. */
export const longestRise = (counters: readonly Counter[]): number => {
  const ending: number[] = [];
  for (const [i, counter] of counters.entries()) {
    let best = 0;
    for (let j = 0; j < i; j++) if (counters[j]! < counter && ending[j]! > best) best = ending[j]!;
    ending.push(best + 1);
  }
  return Math.max(0, ...ending);
};

/** The distance of the counters from an evenly spread board. */
const spread = (board: Board, counters: number): number =>
  board.reduce((sum, counter, at) => {
    const ideal = ((counter - 0.5) / counters) * board.length - 0.5;
    return counter === 0 ? sum : sum + Math.abs(at - ideal);
  }, 0);

const value = (view: View, seat: Seat, move: Move): number => {
  const board = view.boards[seat]!.map((c) => (move.type !== 'pass' && c === move.counter ? 0 : c));
  if (move.type !== 'pass') board[move.at] = move.counter;
  return longestRise(sequence(board)) - spread(board, counterCount(view.options)) / 1000;
};

/** The move after which the most counters lie in order, and those best spread. */
export const orderingMover = (view: View, dice: Dice): Move => {
  const list = moves(view);
  const values = list.map((move) => value(view, view.seat!, move));
  const best = Math.max(...values);
  return pick(
    dice,
    list.filter((_, i) => values[i] === best),
  );
};

/** So many players of that kind. */
export const orderly = (seats: number): readonly Bot<Finito>[] =>
  Array.from({ length: seats }, () => ({ id: 'orders', choose: orderingMover }));
