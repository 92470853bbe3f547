// What just happened, and what a hint wants, as marks on single pieces.
import { itemAt, type Seat, type Viewer } from '@crescendo/rules';
import { type Move, type News, pairsOf, playedTiles, type View } from '@crescendo/rules/rummikub';
import type { Mode } from '../board.ts';
import type { Changes } from './model/changes.ts';
import { isUnchanged } from './model/edit.ts';
import { follow } from './model/follow.ts';
import { type Piece, type Sets, tileAt } from './model/piece.ts';
import type { Anchor } from './places.ts';
import type { Planning } from './use-plan.ts';

interface Facts {
  readonly planning: Planning;
  readonly changes: Changes;
  readonly view: View;
  readonly mode: Mode;
  readonly hint: Hint | undefined;
}

const pick = (from: readonly Piece[], tiles: readonly number[]): readonly Piece[] => {
  const left = [...from];
  return tiles.flatMap((tile) => {
    const at = left.findIndex((piece) => tileAt(piece) === tile);
    return at < 0 ? [] : left.splice(at, 1);
  });
};

/** `own`: laid in this turn, to be taken back at will. `fresh`: somebody else has just laid it, or `moved` it. `drawn`, `pair`, `hint`. */
export const marksOf = ({ planning, changes, view, mode, hint }: Facts): ReadonlyMap<Piece, string> => {
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
  for (const piece of hint?.pieces ?? []) marks.set(piece, 'hint');
  return marks;
};

export interface Hint {
  readonly sets: Sets;
  /** Pieces that go somewhere else, and the sets they go to; `isNew`: some make a new one. */
  readonly pieces: readonly Piece[];
  readonly targets: ReadonlySet<number>;
  readonly isNew: boolean;
}

/** What an advised play does to the table as it lies; nothing once the player has begun something else. */
export const hintOf = (move: Move | undefined, view: View, { ground, sets }: Planning): Hint | undefined => {
  if (move?.type !== 'play' || view.seat === null || !isUnchanged(ground.sets, sets)) return undefined;
  const rest = [...itemAt(view.racks, view.seat)];
  for (const tile of playedTiles(view.table, move.table)) rest.splice(rest.indexOf(tile), 1);
  const racks = view.racks.with(view.seat, rest);
  const goal = follow(ground, { table: move.table, racks, seat: view.seat }).sets;
  const before = new Map(ground.sets.map((set) => [set.id, set]));
  const moved = goal.map((set) => ({
    set,
    pieces: set.pieces.filter((piece) => !before.get(set.id)?.pieces.includes(piece)),
  }));
  const changed = moved.filter(({ pieces }) => pieces.length > 0);
  return {
    sets: goal,
    pieces: changed.flatMap(({ pieces }) => pieces),
    targets: new Set(changed.flatMap(({ set }) => (before.has(set.id) ? [set.id] : []))),
    isNew: changed.some(({ set }) => !before.has(set.id)),
  };
};

/** Where a piece comes from that was not seen before. */
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
