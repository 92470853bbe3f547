import { itemAt } from '@crescendo/rules';
import type { Stand } from '../../../packages/bots/src/rummikub/model/stand.ts';
import type { Playout } from '../../../packages/bots/src/rummikub/search/playout.ts';

/** What the seat to play sees. */
export const standIn = (playout: Playout): Stand => ({
  options: playout.options,
  table: playout.table,
  rack: itemAt(playout.racks, playout.seat),
  sizes: playout.sizes,
  opened: playout.opened,
  pool: playout.pool.length,
  seat: playout.seat,
});
