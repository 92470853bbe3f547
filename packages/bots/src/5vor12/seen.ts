// From a view to the fast table, where the evaluation knows the board: the printed one.
import type { View } from '@crescendo/rules/5vor12';
import { unseen } from '@crescendo/rules/5vor12';
import { CELLS, HIGHEST, newTable, open, type Table } from './table.ts';

/** Was anything learnt about such a table? */
export const isPrinted = ({ options }: View): boolean => options.size === 4 && options.highest === HIGHEST;

/** The table, the view's seat being the active one. Everything but the order of the hidden tiles is known. */
export const tableOf = (view: View): Table => {
  const table = newTable();
  table.seats = view.seats;
  table.active = view.seat ?? view.active;
  // Where one more exchange would end the game, none is thought of.
  const { guard } = view.options;
  table.idle = guard > 0 && view.idle + 1 >= guard * view.seats ? 99 : view.idle;
  view.boards.forEach((board, seat) => {
    table.boards.set(board, seat * CELLS);
    table.free[seat] = board.filter((tile) => tile === 0).length;
  });
  view.middle.forEach((count, tile) => {
    for (let i = 0; i < count; i++) open(table, tile);
  });
  unseen(view).forEach((count, tile) => {
    table.pool[tile] = count;
    table.left += count;
  });
  return table;
};
