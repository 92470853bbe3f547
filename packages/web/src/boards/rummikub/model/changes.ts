// Finds what has changed on the felt between two moments: what was laid, what went to another set, which sets are not as they were.
import { type FeltSet, isSameList, type Piece, type Sets } from './piece.ts';

export interface Changes {
  readonly laid: ReadonlySet<Piece>;
  readonly moved: ReadonlySet<Piece>;
  readonly sets: ReadonlySet<number>;
}

export const NO_CHANGES: Changes = { laid: new Set(), moved: new Set(), sets: new Set() };

const isAlike = (a: FeltSet | undefined, b: FeltSet): boolean =>
  a !== undefined && a.kind === b.kind && isSameList(a.pieces, b.pieces);

/** Nothing where a piece has gone: somebody looks backwards. */
export const changesBetween = (before: Sets, after: Sets): Changes => {
  const setOf = new Map(before.flatMap(({ id, pieces }) => pieces.map((piece) => [piece, id] as const)));
  const byId = new Map(before.map((set) => [set.id, set]));
  const [laid, moved, sets] = [new Set<Piece>(), new Set<Piece>(), new Set<number>()];
  let found = 0;
  for (const set of after) {
    if (!isAlike(byId.get(set.id), set)) sets.add(set.id);
    for (const piece of set.pieces) {
      const from = setOf.get(piece);
      if (from === undefined) laid.add(piece);
      else found++;
      if (from !== undefined && from !== set.id) moved.add(piece);
    }
  }
  return found < setOf.size ? NO_CHANGES : { laid, moved, sets };
};

/** One after the other. */
export const both = (first: Changes, second: Changes): Changes => {
  const laid = new Set([...first.laid, ...second.laid]);
  return {
    laid,
    moved: new Set([...first.moved, ...second.moved].filter((piece) => !laid.has(piece))),
    sets: new Set([...first.sets, ...second.sets]),
  };
};
