// What just happened, and what a hint wants, as marks on single pieces.
import type { Seat, Viewer } from '@crescendo/rules';
import { type Move, type News, pairsOf, playedTiles, type View } from '@crescendo/rules/rummikub';
import type { Mode } from '../board.ts';
import { firstTouched } from './model/edit.ts';
import { type Piece, tileAt } from './model/piece.ts';
import type { Planning } from './use-plan.ts';

interface Facts {
  readonly planning: Planning;
  readonly news: readonly News[];
  readonly view: View;
  readonly mode: Mode;
  readonly hint: Move | undefined;
}

const pick = (from: readonly Piece[], tiles: readonly number[]): readonly Piece[] => {
  const left = [...from];
  return tiles.flatMap((tile) => {
    const at = left.findIndex((piece) => tileAt(piece) === tile);
    return at < 0 ? [] : left.splice(at, 1);
  });
};

/** `own`: laid in this turn, to be taken back at will. `fresh`: somebody has just laid it. `drawn`, `pair`, `hint`. */
export const marksOf = ({ planning, news, view, mode, hint }: Facts): ReadonlyMap<Piece, string> => {
  const { sets, mine, rack, ground } = planning;
  const marks = new Map<Piece, string>();
  const lying = sets.flatMap(({ pieces }) => pieces);
  for (const item of news) {
    if (item.type === 'played' && item.seat !== view.seat)
      for (const piece of pick(lying.filter((each) => !mine.has(each)).reverse(), item.tiles))
        marks.set(piece, 'fresh');
    if (item.type === 'drew' && item.seat === view.seat && item.tile !== null)
      for (const piece of pick([...rack].reverse(), [item.tile])) marks.set(piece, 'drawn');
  }
  for (const piece of lying) if (mine.has(piece)) marks.set(piece, mode === 'watch' ? 'planned' : 'own');
  if (view.phase === 'pairs' && view.seat !== null)
    for (const piece of pick(rack, pairsOf(view.racks[view.seat]!))) marks.set(piece, 'pair');
  if (hint?.type === 'play' && !firstTouched(ground.sets, sets))
    for (const piece of pick(rack, playedTiles(view.table, hint.table))) marks.set(piece, 'hint');
  return marks;
};

/** Where a piece comes from that was not seen before. */
export const originOf = (
  piece: Piece,
  news: readonly News[],
  viewer: Viewer,
  mine: ReadonlySet<Piece>,
): string | undefined => {
  if (mine.has(piece)) return 'pool';
  let seat: Seat | undefined;
  for (const item of news) if (item.type === 'played' && item.seat !== viewer) seat = item.seat;
  return seat === undefined ? undefined : `seat:${seat}`;
};
