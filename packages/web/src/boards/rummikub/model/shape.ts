// How some pieces lie together: in which order, what they may mean, and what they still lack. Whether they are a set is
// for the rules to say.
import {
  colourOf,
  numberOf,
  type Options,
  type SetFault,
  setFault,
  type Tile,
  tileOf,
} from '@crescendo/rules/rummikub';
import { asSet, type FeltSet, isJoker, isSameList, type Piece, tileAt } from './piece.ts';

export type Shape = Pick<FeltSet, 'kind' | 'pieces'>;

const number = (piece: Piece): number => numberOf(tileAt(piece));
const colour = (piece: Piece): number => colourOf(tileAt(piece));
const isOneOf = <T>(list: readonly T[]): boolean => new Set(list).size === 1;
const isDistinct = <T>(list: readonly T[]): boolean => new Set(list).size === list.length;

export const faultOf = (shape: Shape, options: Options): SetFault | undefined =>
  setFault(asSet(shape), 0, options);

const apart = (pieces: readonly Piece[]): { readonly real: Piece[]; readonly jokers: Piece[] } => ({
  real: pieces.filter((piece) => !isJoker(piece)),
  jokers: pieces.filter(isJoker),
});

/** Rising, `front` jokers first, others where a number is missing, the rest at the end. */
const runOrder = (pieces: readonly Piece[], front: number): Piece[] => {
  const { real, jokers } = apart(pieces);
  const order = jokers.splice(0, front);
  let before: Piece | undefined;
  for (const piece of real.sort((a, b) => number(a) - number(b) || a - b)) {
    if (before !== undefined) order.push(...jokers.splice(0, number(piece) - number(before) - 1));
    order.push(piece);
    before = piece;
  }
  return [...order, ...jokers];
};

const groupOrder = (pieces: readonly Piece[]): Piece[] => [...pieces].sort((a, b) => a - b);

/** Every legal way to read these pieces, each order once. More than one only with jokers. */
export const readings = (pieces: readonly Piece[], options: Options): readonly Shape[] => {
  const jokers = pieces.filter(isJoker).length;
  const found: Shape[] = [];
  const tilesOf = (shape: Shape): string => `${shape.kind}${shape.pieces.map(tileAt)}`;
  const add = (shape: Shape): void => {
    if (faultOf(shape, options) === undefined && !found.some((other) => tilesOf(other) === tilesOf(shape)))
      found.push(shape);
  };
  for (let front = 0; front <= jokers; front++) add({ kind: 'run', pieces: runOrder(pieces, front) });
  add({ kind: 'group', pieces: groupOrder(pieces) });
  return found;
};

/** Could tiles be added until this is a set? */
export const isHopeful = (pieces: readonly Piece[], { colours, values }: Options): boolean => {
  const { real } = apart(pieces);
  if (real.length === 0) return true;
  const isRun = isOneOf(real.map(colour)) && isDistinct(real.map(number)) && pieces.length <= values;
  const isGroup = isOneOf(real.map(number)) && isDistinct(real.map(colour)) && pieces.length <= colours;
  return isRun || isGroup;
};

/** These pieces as they should lie: legal where they can be, else in the order that shows what is missing. */
export const tidy = (pieces: readonly Piece[], options: Options, wanted?: FeltSet['kind']): Shape => {
  const ways = readings(pieces, options);
  const asTiles = pieces.map(tileAt);
  const fits = (shape: Shape): boolean => isSameList(shape.pieces.map(tileAt), asTiles);
  const best =
    ways.find((shape) => shape.kind === wanted && fits(shape)) ??
    ways.find(fits) ??
    ways.find(({ kind }) => kind === wanted) ??
    ways[0];
  if (best) return best;
  const { real } = apart(pieces);
  if (real.length > 1 && isOneOf(real.map(number))) return { kind: 'group', pieces: groupOrder(pieces) };
  if (real.length > 0 && isOneOf(real.map(colour))) {
    const front = pieces.findIndex((piece) => !isJoker(piece));
    const filled = runOrder(pieces, 0);
    const spare = filled.length - 1 - filled.findLastIndex((piece) => !isJoker(piece));
    return { kind: 'run', pieces: runOrder(pieces, Math.min(front, spare)) };
  }
  return { kind: wanted ?? 'run', pieces };
};

/** What is drawn in one place of a set: a piece, or a gap where one is missing (its tile, where only one would do). */
export type Cell = { readonly piece: Piece } | { readonly gap: Tile | undefined };

/** At most so many gaps are drawn in a row. */
const MOST_GAPS = 3;

export const cellsOf = (shape: Shape, options: Options): readonly Cell[] => {
  const cells: Cell[] = [];
  let before: { readonly piece: Piece; readonly at: number } | undefined;
  for (const [at, piece] of shape.pieces.entries()) {
    if (shape.kind === 'run' && !isJoker(piece)) {
      const missing = before ? number(piece) - number(before.piece) - (at - before.at) : 0;
      for (let i = Math.min(missing, MOST_GAPS); i > 0; i--)
        cells.push({ gap: tileOf(colour(piece), number(piece) - i) });
      before = { piece, at };
    }
    cells.push({ piece });
  }
  if (faultOf(shape, options)) while (cells.length < 3) cells.push({ gap: undefined });
  return cells;
};

/** The numbers a run lacks between its tiles. */
export const missingIn = (shape: Shape): readonly number[] => {
  if (shape.kind !== 'run') return [];
  const missing: number[] = [];
  let before: { readonly piece: Piece; readonly at: number } | undefined;
  for (const [at, piece] of shape.pieces.entries()) {
    if (isJoker(piece)) continue;
    if (before) {
      const lacking = number(piece) - number(before.piece) - (at - before.at);
      for (let i = lacking; i > 0; i--) missing.push(number(piece) - i);
    }
    before = { piece, at };
  }
  return missing;
};

/** The number at each place of a run, jokers counting what they stand for; undefined where nothing can be said. */
export const numbersIn = (pieces: readonly Piece[]): readonly (number | undefined)[] => {
  const at = pieces.findIndex((piece) => !isJoker(piece));
  if (at < 0) return pieces.map(() => undefined);
  let next = number(pieces[at]!) - at;
  return pieces.map((piece) => {
    if (!isJoker(piece)) next = number(piece);
    return next++;
  });
};

/** A run that has fallen apart into parts that are all sets by themselves. */
export const partsOf = (shape: Shape, options: Options): readonly Shape[] => {
  if (shape.kind !== 'run' || missingIn(shape).length === 0) return [shape];
  const numbers = numbersIn(shape.pieces);
  const parts: Piece[][] = [];
  for (const [i, piece] of shape.pieces.entries()) {
    if (i === 0 || numbers[i] !== numbers[i - 1]! + 1) parts.push([]);
    parts.at(-1)!.push(piece);
  }
  const shapes = parts.map((pieces): Shape => ({ kind: 'run', pieces }));
  return shapes.every((part) => faultOf(part, options) === undefined) ? shapes : [shape];
};
