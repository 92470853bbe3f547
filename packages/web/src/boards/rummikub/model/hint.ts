// An advised play, tile by tile: what goes where, in which order, and how much of it is done.
import { itemAt } from '@crescendo/rules';
import { type Move, playedTiles, type View } from '@crescendo/rules/rummikub';
import { follow } from './follow.ts';
import type { FeltSet, Ground, Piece, Sets } from './piece.ts';

export interface Hint {
  /** The felt as it will be. */
  readonly sets: Sets;
  /** Pieces that still have to go somewhere else, and as the how manieth. */
  readonly order: ReadonlyMap<Piece, number>;
  readonly next: Piece;
  /** The set to which the next one goes; `undefined`: it makes a new one. */
  readonly target: number | undefined;
}

/** A set of the goal, with the pieces that have to be brought to it. */
interface Job {
  readonly set: FeltSet;
  readonly pieces: readonly Piece[];
}

const goalOf = (move: Extract<Move, { type: 'play' }>, view: View, ground: Ground): Sets => {
  const seat = view.seat ?? 0;
  const rest = [...itemAt(view.racks, seat)];
  for (const tile of playedTiles(view.table, move.table)) rest.splice(rest.indexOf(tile), 1);
  return follow(ground, { table: move.table, racks: view.racks.with(seat, rest), seat: view.seat }).sets;
};

/** Pieces that lie together already and may stay so: what is left of a set when others go, or come in between. */
const stayingIn = ({ id, pieces }: FeltSet, ground: Ground): readonly Piece[] => {
  const parts = ground.sets.map((old) => old.pieces.filter((piece) => pieces.includes(piece)));
  const own = parts[ground.sets.findIndex((old) => old.id === id)];
  if (own) return own;
  const largest = parts.sort((a, b) => b.length - a.length)[0] ?? [];
  return largest.length > 1 ? largest : [];
};

const setWith = (sets: Sets, piece: Piece): FeltSet | undefined =>
  sets.find(({ pieces }) => pieces.includes(piece));

/** Tells whether this piece has been brought to others of its job, or has begun it. */
const isDone = (piece: Piece, { set: goal }: Job, ground: Ground, sets: Sets): boolean => {
  const here = setWith(sets, piece);
  if (!here || here.id === setWith(ground.sets, piece)?.id) return false;
  const others = here.pieces.filter((each) => each !== piece);
  return others.length === 0 || others.some((each) => goal.pieces.includes(each));
};

/** Nothing once it is done, or once the player has begun something else. */
export const hintOf = (move: Move | undefined, view: View, ground: Ground, sets: Sets): Hint | undefined => {
  if (move?.type !== 'play' || view.seat === null) return undefined;
  const goal = goalOf(move, view, ground);
  const jobs = goal
    .map((set): Job => {
      const staying = stayingIn(set, ground);
      return { set, pieces: set.pieces.filter((piece) => !staying.includes(piece)) };
    })
    .filter(({ pieces }) => pieces.length > 0);
  const steps = jobs.flatMap((job) => job.pieces.map((piece) => ({ piece, job })));
  const left = steps.filter(({ piece, job }) => !isDone(piece, job, ground, sets));
  const advised = new Set(steps.map(({ piece }) => piece));
  const open = new Set(left.map(({ piece }) => piece));
  const isOther = ground.rack.some(
    (piece) => setWith(sets, piece) !== undefined && (!advised.has(piece) || open.has(piece)),
  );
  const [first] = left;
  if (!first || isOther) return undefined;
  const begun = sets.find(({ pieces }) =>
    pieces.some((piece) => first.job.set.pieces.includes(piece) && !open.has(piece)),
  );
  return {
    sets: goal,
    order: new Map(steps.flatMap(({ piece }, i) => (open.has(piece) ? [[piece, i + 1] as const] : []))),
    next: first.piece,
    target: begun?.id,
  };
};
