// Imagines the hidden tiles: worlds that a seat cannot tell from the real one, as heaps. The others' plays and passes
// count: a seat that had to pass can lay nothing, and one that has just laid tiles could not lay all.
import { type Dice, itemAt, range, type Seat, shuffled } from '@crescendo/rules';
import { heapOf, type Options, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { hiddenTiles } from '../model/from-view.ts';
import { canAllLie } from '../solver/lay-out.ts';
import { smallPlays } from './endgame.ts';
import { canGoOut, type Playout } from './playout.ts';

/** Worlds thought up before one is taken that contradicts what the others did. */
const TRIES = 12;

/** The seats that have passed since the table last changed, after the pool was empty. */
const passersOf = ({ active, seats, passes }: View): readonly Seat[] =>
  range(passes).map((i) => (active - 1 - i + seats) % seats);

/** The seat that has just laid tiles and has some left. */
const layerOf = ({ active, seats, news }: View): Seat | undefined => {
  const before = (active - 1 + seats) % seats;
  return news.some((one) => one.type === 'played' && one.seat === before) ? before : undefined;
};

/** Tells whether this tile can be laid without another one of the rack. */
const canLie = (options: Options, table: readonly number[], tile: number): boolean =>
  canAllLie(options, table.with(tile, itemAt(table, tile) + 1));

const isLikely = (world: Playout, passers: readonly Seat[], layer: Seat | undefined): boolean =>
  passers.every((seat) => smallPlays({ ...world, seat }).length === 0) &&
  (layer === undefined || !canGoOut({ ...world, seat: layer }));

/** A world as the view's seat may imagine it. */
export const sampleWorld = (view: View, dice: Dice): Playout => {
  const { options, opened } = view;
  const seat = seatOf(view);
  const table = heapOf(view.table.flatMap(({ tiles }) => tiles));
  const passers = passersOf(view).filter((other) => opened[other]);
  const layer = layerOf(view);
  const hidden = hiddenTiles(view);
  const stuck = new Set(passers.length > 0 ? hidden.filter((tile) => !canLie(options, table, tile)) : []);

  const imagine = (): Playout => {
    // Those who passed are dealt to first, from the end: tiles that cannot be laid.
    const pool = shuffled(dice, hidden).sort((a, b) => Number(stuck.has(a)) - Number(stuck.has(b)));
    const racks = view.racks.map((rack) => heapOf(rack.filter((tile) => tile >= 0)));
    const others = range(view.seats).filter((other) => other !== seat && !passers.includes(other));
    for (const other of passers)
      racks[other] = heapOf(pool.splice(pool.length - itemAt(view.racks, other).length));
    const rest = shuffled(dice, pool);
    for (const other of others)
      racks[other] = heapOf(rest.splice(rest.length - itemAt(view.racks, other).length));
    const sizes = view.racks.map(({ length }) => length);
    return { options, table, racks, sizes, opened: [...opened], pool: rest, seat };
  };

  let world = imagine();
  // With two at the table and an empty pool there is nothing to imagine.
  const tries = view.seats === 2 && view.pool === 0 ? 1 : TRIES;
  for (let i = 1; i < tries && !isLikely(world, passers, layer); i++) world = imagine();
  return world;
};
