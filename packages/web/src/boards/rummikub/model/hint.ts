// An advised play on the felt: which pieces go where, in the steps in which it is told, and how much of it is done.
import { type HandStep, stepGroups } from '@crescendo/bots/rummikub';
import { range } from '@crescendo/rules';
import { type Move, playedTiles, type TileSet, type View } from '@crescendo/rules/rummikub';
import { type FeltSet, type Ground, type Piece, type Sets, tileAt } from './piece.ts';

export interface Hint {
  /** The pieces of the steps shown that still have to go somewhere, each with the number of its step. */
  readonly steps: ReadonlyMap<Piece, number>;
  /** The first piece of each step, which bears its number; none where there is only one step. */
  readonly numbered: ReadonlySet<Piece>;
  readonly next: Piece;
  /** The set to which the next one goes; `undefined`: it makes a new one. */
  readonly target: number | undefined;
}

/** A step of the advised play, as pieces. */
interface PieceStep {
  readonly number: number;
  readonly group: number;
  readonly pieces: readonly Piece[];
  /** All pieces of the set that they belong to in the end. */
  readonly goal: ReadonlySet<Piece>;
  /** The set of the ground that grows; `undefined`: a new one. */
  readonly target: number | undefined;
}

const setWith = (sets: Sets, piece: Piece): FeltSet | undefined =>
  sets.find(({ pieces }) => pieces.includes(piece));

/** The pieces that a step moves. Of two that look alike it is the one that the player has taken already. */
const piecesOf = (
  { tiles }: HandStep,
  source: readonly Piece[],
  used: Set<Piece>,
  isMoved: (piece: Piece) => boolean,
): readonly Piece[] =>
  tiles.flatMap((tile) => {
    const like = source.filter((piece) => tileAt(piece) === tile && !used.has(piece));
    const piece = like.find(isMoved) ?? like[0];
    if (piece === undefined) return [];
    used.add(piece);
    return piece;
  });

const pieceSteps = (
  groups: readonly (readonly HandStep[])[],
  table: readonly TileSet[],
  ground: Ground,
  sets: Sets,
): readonly PieceStep[] => {
  // The sets of the ground lie in the order of the view.
  const feltSet = (set: TileSet | null): FeltSet | undefined =>
    set === null ? undefined : ground.sets[table.indexOf(set)];
  const used = new Set<Piece>();
  const moved = groups.flatMap((group, i) =>
    group.map((step) => {
      const from = feltSet(step.from);
      const isMoved = (piece: Piece): boolean => {
        const here = setWith(sets, piece);
        return here !== undefined && here.id !== from?.id;
      };
      return { step, group: i, pieces: piecesOf(step, from?.pieces ?? ground.rack, used, isMoved) };
    }),
  );
  return moved.map(({ step: { to, makes }, group, pieces }, i) => {
    const target = feltSet(to);
    // Of a run that is split either end will do.
    const staying = target?.pieces.filter((piece) => !used.has(piece)) ?? [];
    const brought = moved.filter(({ step }) => step.makes === makes).flatMap((each) => each.pieces);
    return { number: i + 1, group, pieces, goal: new Set([...staying, ...brought]), target: target?.id };
  });
};

/** Tells whether this piece has been brought to others of its set, or has begun it. */
const isDone = (piece: Piece, { goal }: PieceStep, ground: Ground, sets: Sets): boolean => {
  const here = setWith(sets, piece);
  if (!here || here.id === setWith(ground.sets, piece)?.id) return false;
  const others = here.pieces.filter((each) => each !== piece);
  return others.length === 0 || others.some((each) => goal.has(each));
};

/** The set that the pieces of this step go to: one of the felt, or one that has been begun. */
const targetOf = ({ target, goal }: PieceStep, open: ReadonlySet<Piece>, sets: Sets): number | undefined =>
  sets.some(({ id }) => id === target)
    ? target
    : sets.find(({ pieces }) => pieces.some((piece) => goal.has(piece) && !open.has(piece)))?.id;

/**
 * The rest of one part of the play, or of all of it where no part is told. Nothing once it is done, or once the player has
 * begun something else.
 */
export const hintOf = (
  move: Move | undefined,
  view: View,
  ground: Ground,
  sets: Sets,
  part?: number,
): Hint | undefined => {
  if (move?.type !== 'play' || view.seat === null) return undefined;
  const groups = stepGroups(view.table, move.table, playedTiles(view.table, move.table));
  const steps = pieceSteps(groups, view.table, ground, sets);
  const left = steps.flatMap((step) =>
    step.pieces.flatMap((piece) => (isDone(piece, step, ground, sets) ? [] : [{ piece, step }])),
  );
  const open = new Set(left.map(({ piece }) => piece));
  const advised = new Set(steps.flatMap(({ pieces }) => pieces));
  const isOther = ground.rack.some(
    (piece) => setWith(sets, piece) !== undefined && (!advised.has(piece) || open.has(piece)),
  );
  const shown = part === undefined ? left : left.filter(({ step }) => step.group === part);
  const [first] = shown;
  if (!first || isOther) return undefined;
  const numbers = range(steps.length + 1).flatMap(
    (number) => shown.find(({ step }) => step.number === number && step.group === first.step.group) ?? [],
  );
  return {
    steps: new Map(shown.map(({ piece, step }) => [piece, step.number])),
    numbered: new Set(steps.length === 1 ? [] : numbers.map(({ piece }) => piece)),
    next: first.piece,
    target: targetOf(first.step, open, sets),
  };
};
