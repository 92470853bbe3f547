// The chances while the first tiles are placed, one at a time and secretly.
import type { Seat } from '@crescendo/rules';
import { type Move, type Tile, unseen, type View, vorZwoelf } from '@crescendo/rules/5vor12';
import type { WinChances } from '../../win-chances/chances.ts';

type ChancesOf = (view: View) => WinChances;

/** Tells whether the viewer has placed a tile that the others do not see yet. */
const hasChosen = ({ phase, options, pending }: View, seat: Seat): boolean =>
  phase === 'start' && options.start === 'one' && pending[seat] != null && pending[seat] !== 'hidden';

/** Counts each number that the seat could have drawn. */
const drawable = (view: View, seat: Seat): readonly number[] =>
  unseen(view).map((count, tile) => count + (view.hands[seat]![0] === tile ? 1 : 0));

/** The chance of the seat if it places as it is best, over all tiles that it could have drawn. */
const expectedChance = (chancesOf: ChancesOf, view: View, seat: Seat): number => {
  const drawn = (hands: View['hands'], tile: Tile, move: Move | null = null): View => ({
    ...view,
    hands: hands.with(seat, [tile]),
    pending: view.pending.with(seat, move),
  });
  // Nobody may place before everybody has drawn; which squares a tile may take does not depend on it.
  const all = view.hands.map((hand) => (hand.length > 0 ? hand : [0]));
  const best = (tile: Tile): number => {
    const placed = [...vorZwoelf.moves(drawn(all, tile))].map((move) => drawn(view.hands, tile, move));
    return Math.max(...placed.map((one) => chancesOf(one).chances[seat]!));
  };
  let [sum, total] = [0, 0];
  for (const [tile, weight] of drawable(view, seat).entries()) {
    if (weight === 0) continue;
    sum += weight * best(tile);
    total += weight;
  }
  return sum / total;
};

/**
 * A seat that has placed a tile has one free square less than the others have, as far as it can see, and would seem to lead. So the
 * chance is that of the seat before it placed, and only the tile and its square make it better or worse.
 */
export const evenWhilePlacing = (chancesOf: ChancesOf): ChancesOf => {
  let last: { readonly key: string; readonly shift: number } | undefined;
  const shiftOf = (view: View, seat: Seat): number => {
    const { boards, hands, first, options } = view;
    const lengths = hands.map(({ length }) => length);
    const key = JSON.stringify([boards, drawable(view, seat), lengths, first, options, seat]);
    if (last?.key === key) return last.shift;
    const before = chancesOf({ ...view, pending: view.pending.with(seat, null) }).chances[seat]!;
    const shift = before - expectedChance(chancesOf, view, seat);
    last = { key, shift };
    return shift;
  };
  return (view) => {
    const { seat } = view;
    const said = chancesOf(view);
    if (seat === null || view.seats === 1 || !hasChosen(view, seat)) return said;
    const now = said.chances[seat]!;
    const own = Math.min(1, Math.max(0, now + shiftOf(view, seat)));
    const share = now < 1 ? (1 - own) / (1 - now) : 0;
    return { ...said, chances: said.chances.map((chance, other) => (other === seat ? own : chance * share)) };
  };
};
