// Imagines whole states for playing on from a view. Every world agrees with the view; those come oftener in which others, once they
// have opened, hold few tiles that they could have laid one by one: players lay most of these when they can.
import { type Dice, itemAt, type Seat } from '@crescendo/rules';
import { heapOf, rummikub, type State, unseen, type View } from '@crescendo/rules/rummikub';
import { listOfHeap } from '../model/heap.ts';
import { canAllLie } from '../solver/lay-out.ts';

/** The weight of a tile that fits the table, beside 1 for others: set by the tiles on real racks (`strength/losses.json`). */
const STAYED = 0.12;

const weights = new WeakMap<View, readonly number[]>();

/** For each kind of tile that the view does not show. */
const weightsOf = (view: View): readonly number[] => {
  const known = weights.get(view);
  if (known) return known;
  const table = heapOf(view.table.flatMap(({ tiles }) => tiles));
  const found = unseen(view).map((count, tile) =>
    count > 0 && canAllLie(view.options, table.with(tile, itemAt(table, tile) + 1)) ? STAYED : 1,
  );
  weights.set(view, found);
  return found;
};

/** Draws tiles one by one, each as likely as it weighs. */
const drawn = (tiles: readonly number[], weight: readonly number[], dice: Dice): readonly number[] =>
  tiles
    .map((tile) => [tile, -Math.log(1 - dice()) / itemAt(weight, tile)] as const)
    .sort(([, a], [, b]) => a - b)
    .map(([tile]) => tile);

const isHidden = (view: View, seat: Seat): boolean => itemAt(view.racks, seat).some((tile) => tile < 0);

export const imagineLikely = (view: View, dice: Dice): State => {
  const state = rummikub.imagine(view, dice);
  const dealt = state.racks.flatMap((_, seat) => (view.opened[seat] && isHidden(view, seat) ? [seat] : []));
  if (view.phase !== 'turn' || dealt.length === 0) return state;
  const tiles = [...dealt.flatMap((seat) => itemAt(state.racks, seat)), ...listOfHeap(state.pool)];
  const supply = drawn(tiles, weightsOf(view), dice);
  let next = 0;
  const racks = state.racks.map((rack, seat) => {
    if (!dealt.includes(seat)) return rack;
    const own = supply.slice(next, next + rack.length);
    next += rack.length;
    return own.toSorted((a, b) => a - b);
  });
  return { ...state, racks, pool: heapOf(supply.slice(next)) };
};
