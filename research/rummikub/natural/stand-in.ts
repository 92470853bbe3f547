import { itemAt } from '@crescendo/rules';
import type { Stand } from '../../../packages/bots/src/rummikub/model/stand.ts';
import type { Playout } from '../../../packages/bots/src/rummikub/search/playout.ts';

/** The position as the seat to play sees it. */
export const standIn = (playout: Playout): Stand => ({
  options: playout.options,
  table: playout.table,
  rack: itemAt(playout.racks, playout.seat),
  sizes: playout.sizes,
  opened: playout.opened,
  pool: playout.pool.length,
  seat: playout.seat,
});
