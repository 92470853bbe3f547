// Marks single pieces: the latest news, and the hint.
import { itemAt, type Seat, type Viewer } from '@crescendo/rules';
import { type News, pairsOf, type View } from '@crescendo/rules/rummikub';
import type { Mode } from '../../contract/props.ts';
import type { Planning } from '../input/use-plan.ts';
import type { Changes } from './changes.ts';
import type { Hint } from './hint.ts';
import { type Piece, tileAt } from './piece.ts';
import type { Anchor } from './places.ts';

interface Facts {
  readonly planning: Planning;
  readonly changes: Changes;
  readonly view: View;
  readonly mode: Mode;
  readonly hint: Hint | undefined;
  /** The pieces of the move that was made in place of the hint. */
  readonly instead?: ReadonlyMap<Piece, unknown> | undefined;
}

const pick = (from: readonly Piece[], tiles: readonly number[]): readonly Piece[] => {
  const left = [...from];
  return tiles.flatMap((tile) => {
    const at = left.findIndex((piece) => tileAt(piece) === tile);
    return at < 0 ? [] : left.splice(at, 1);
  });
};

/** `own`: laid in this turn, to be taken back at will. `fresh`: somebody else has just laid it, or `moved` it. `drawn`, `pair`, `hint`, `next`, `instead`. */
export const marksOf = ({
  planning,
  changes,
  view,
  mode,
  hint,
  instead,
}: Facts): ReadonlyMap<Piece, string> => {
  const { sets, mine, rack, drawn } = planning;
  const marks = new Map<Piece, string>();
  const lying = sets.flatMap(({ pieces }) => pieces);
  for (const piece of changes.moved) marks.set(piece, 'moved');
  for (const piece of changes.laid) marks.set(piece, 'fresh');
  if (drawn !== undefined) marks.set(drawn, 'drawn');
  for (const piece of lying) if (mine.has(piece)) marks.set(piece, mode === 'watch' ? 'planned' : 'own');
  const pairs = view.phase === 'pairs' && view.seat !== null ? pairsOf(itemAt(view.racks, view.seat)) : [];
  // Fewer are of no use.
  if (pairs.length >= 6) for (const piece of pick(rack, pairs)) marks.set(piece, 'pair');
  for (const piece of instead?.keys() ?? []) marks.set(piece, 'instead');
  if (hint) {
    const now = hint.steps.get(hint.next);
    for (const [piece, step] of hint.steps)
      marks.set(piece, `${step === now ? 'next' : 'hint'}${hint.numbered.has(piece) ? `:${step}` : ''}`);
  }
  return marks;
};

/** The attributes that mark a tile: `next:2` is the first tile of the second step that is advised, and that step is the next one. */
export const markProps = (
  mark: string | undefined,
): { readonly 'data-mark': string | undefined; readonly 'data-order': string | undefined } => {
  const [name, order] = mark?.split(':') ?? [];
  return { 'data-mark': name, 'data-order': order };
};

/** Finds where a piece comes from that was not seen before. */
export const originOf = (
  piece: Piece,
  news: readonly News[],
  viewer: Viewer,
  mine: ReadonlySet<Piece>,
): Anchor | undefined => {
  if (mine.has(piece)) return { kind: 'pool' };
  let seat: Seat | undefined;
  for (const item of news) if (item.type === 'played' && item.seat !== viewer) seat = item.seat;
  return seat === undefined ? undefined : { kind: 'seat', seat };
};
