// From a view to the fast position, where the evaluation knows the board: the printed one.
import type { View } from '@crescendo/rules/5vor12';
import { unseen } from '@crescendo/rules/5vor12';
import { CELLS, HIGHEST, newPosition, open, type Position } from './position.ts';

/** Tells whether anything was learnt about such a position. */
export const isPrinted = ({ options }: View): boolean => options.size === 4 && options.highest === HIGHEST;

/** The position, the view's seat being the active one. Everything but the order of the hidden tiles is known. */
export const positionOf = (view: View): Position => {
  const position = newPosition();
  position.seats = view.seats;
  position.active = view.seat ?? view.active;
  // The model has no more exchanges where one more would end the game.
  const { guard } = view.options;
  position.idle = guard > 0 && view.idle + 1 >= guard * view.seats ? 99 : view.idle;
  view.boards.forEach((board, seat) => {
    position.boards.set(board, seat * CELLS);
    position.free[seat] = board.filter((tile) => tile === 0).length;
  });
  view.middle.forEach((count, tile) => {
    for (let i = 0; i < count; i++) open(position, tile);
  });
  unseen(view).forEach((count, tile) => {
    position.pool[tile] = count;
    position.left += count;
  });
  return position;
};
