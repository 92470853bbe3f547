// The start: where the first tiles go. The net knows boards whose diagonal is full, so what is still missing is imagined.
import { type Dice, itemAt, seeded } from '@crescendo/rules';
import { DIAGONAL, type View, vorZwoelf } from '@crescendo/rules/5vor12';
import { seatOf } from '../../seat.ts';
import { positionOf } from '../model/from-view.ts';
import { CELLS, HIGHEST, lay, type Position, removeFromPool } from '../model/position.ts';
import type { Evaluator } from '../value/evaluator.ts';
import type { RankedMove } from './rank-moves.ts';

const WORLDS = 24;
/** The number that looks right on each square of the diagonal. */
const IDEAL = [1.8, 7.6, 13.4, 19.2];

/** Any hidden tile. */
const imagined = ({ pool, left }: Position, dice: Dice): number => {
  let rest = Math.floor(dice() * left);
  for (let tile = 1; tile <= HIGHEST; tile++) {
    rest -= pool[tile]!;
    if (rest < 0) return tile;
  }
  return HIGHEST;
};

/** Every seat's diagonal full: with any tiles, placed by eye. */
const complete = (position: Position, dice: Dice): void => {
  const seat = position.active;
  const diagonal = itemAt(DIAGONAL, 4);
  for (let other = 0; other < position.seats; other++) {
    position.active = other;
    for (;;) {
      const free = diagonal.filter((at) => position.boards[other * CELLS + at] === 0);
      if (free.length === 0) break;
      const tile = imagined(position, dice);
      removeFromPool(position, tile);
      const off = (at: number) => Math.abs(tile - itemAt(IDEAL, at & 3));
      lay(
        position,
        tile,
        free.reduce((best, at) => (off(at) < off(best) ? at : best)),
      );
    }
  }
  position.active = seat;
};

/** The ways to start, best first. */
export const rankStart = (evaluator: Evaluator, view: View, dice: Dice): readonly RankedMove[] => {
  const moves = [...vorZwoelf.moves(view)];
  const sums = moves.map(() => 0);
  const salt = Math.floor(dice() * 2 ** 31);
  for (let world = 0; world < WORLDS; world++)
    for (const [i, move] of moves.entries()) {
      const position = positionOf(view);
      if (move.type === 'arrange')
        for (const [k, tile] of move.tiles.entries()) lay(position, tile, itemAt(itemAt(DIAGONAL, 4), k));
      if (move.type === 'place') lay(position, itemAt(itemAt(view.hands, seatOf(view)), 0), move.at);
      // The same luck for every move that is tried.
      complete(position, seeded(salt + world));
      evaluator.read(position);
      sums[i]! += evaluator.staticValue();
    }
  return moves.map((move, i) => ({ move, value: sums[i]! / WORLDS })).sort((a, b) => b.value - a.value);
};
