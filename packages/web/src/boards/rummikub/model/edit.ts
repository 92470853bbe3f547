// The operations on the sets of the felt. Every function returns a new arrangement, or the reason why not.
import { numberOf, numbersIn, type Options, type Reason, type Tile } from '@crescendo/rules/rummikub';
import {
  type FeltSet,
  isJoker,
  isSameList,
  nextId,
  type Piece,
  piecesOn,
  type Sets,
  tileAt,
} from './piece.ts';
import { isPartOfSet, partsOf, readings, type Shape, setErrorOf, tidy } from './shape.ts';

export type Edit = { readonly sets: Sets } | { readonly reason: Reason };

const without = (set: FeltSet, gone: ReadonlySet<Piece>): readonly Piece[] =>
  set.pieces.filter((piece) => !gone.has(piece));

/** The first of these shapes keeps the set's id, the others come right after it. */
const replaced = (sets: Sets, id: number, shapes: readonly Shape[], from = nextId(sets)): Sets => {
  let fresh = from;
  return sets.flatMap((set) =>
    set.id === id ? shapes.map((shape, i): FeltSet => ({ ...shape, id: i === 0 ? id : fresh++ })) : [set],
  );
};

/**
 * Take pieces away from the felt. What remains closes up; a run that falls into two sets becomes two. New ids count from
 * `from`.
 */
export const take = (sets: Sets, pieces: readonly Piece[], options: Options, from = nextId(sets)): Sets => {
  const gone = new Set(pieces);
  let now = sets;
  for (const set of sets) {
    const rest = without(set, gone);
    if (rest.length === set.pieces.length) continue;
    const shapes = rest.length === 0 ? [] : partsOf(tidy(rest, options, set.kind), options);
    now = replaced(now, set.id, shapes, Math.max(from, nextId(now)));
  }
  return now;
};

/** Pieces lie down beside everything else, as a set of their own. */
export const layNew = (sets: Sets, pieces: readonly Piece[], options: Options): Edit => {
  if (!isPartOfSet(pieces, options)) return { reason: whyNot(tidy(pieces, options), options) };
  const whole = sets.find((set) => isSameList([...set.pieces].sort(), [...pieces].sort()));
  if (whole) return { sets };
  const rest = take(sets, pieces, options);
  return { sets: [...rest, { ...tidy(pieces, options), id: Math.max(nextId(rest), nextId(sets)) }] };
};

/** That two tiles are too few is true, but no reason why they do not go together. */
const whyNot = (shape: Shape, options: Options): Reason => {
  const reason = setErrorOf(shape, options);
  const [one, other] = shape.pieces.map(tileAt);
  const isPair = reason?.code === 'too-short' && one !== undefined && other !== undefined;
  if (isPair && numberOf(one) === numberOf(other)) return { code: 'same-colour', set: 0, tile: other };
  if (isPair) return { code: 'mixed-colours', set: 0, tile: other, other: one };
  return reason ?? { code: 'too-short', set: 0, length: shape.pieces.length };
};

/** A tile that is in the run already splits it there: 4 5 6 7 8 and another 6 make 4 5 6 and 6 7 8. */
const split = (rest: readonly Piece[], pieces: readonly Piece[], options: Options): Shape[] | undefined => {
  if (pieces.every(isJoker)) return undefined;
  const at = numbersIn(rest.map(tileAt)).indexOf(numbersIn(pieces.map(tileAt))[0]);
  const halves = [[...rest.slice(0, at), ...pieces], [...rest.slice(at)]];
  if (at < 1 || !halves.every((half) => half.length > 1 && isPartOfSet(half, options))) return undefined;
  return halves.map((half) => tidy(half, options, 'run'));
};

/** Pieces join a set at a place; where they cannot lie in one set, it splits. */
export const join = (
  sets: Sets,
  pieces: readonly Piece[],
  id: number,
  at: number,
  options: Options,
): Edit => {
  const target = sets.find((set) => set.id === id);
  if (!target) return layNew(sets, pieces, options);
  const moved = new Set(pieces);
  const rest = without(target, moved);
  if (rest.length === 0) return { sets };
  const place = target.pieces.slice(0, at).filter((piece) => !moved.has(piece)).length;
  const order = [...rest.slice(0, place), ...pieces, ...rest.slice(place)];
  const others = take(
    sets.filter((set) => set.id !== id),
    pieces,
    options,
    nextId(sets),
  );
  // Sets keep their order, so that the target stays before those that came after it.
  const later = new Set(sets.slice(sets.indexOf(target) + 1).map((set) => set.id));
  const cut = others.findIndex((set) => later.has(set.id));
  const all = cut < 0 ? [...others, target] : others.toSpliced(cut, 0, target);
  const put = (shapes: readonly Shape[]): Sets => replaced(all, id, shapes);
  if (isPartOfSet(order, options)) return { sets: put(partsOf(tidy(order, options, target.kind), options)) };
  const halves = target.kind === 'run' ? split(rest, pieces, options) : undefined;
  if (halves) return { sets: put(halves) };
  return { reason: whyNot({ kind: kindFor(target, rest), pieces: order }, options) };
};

/** A reason should speak of what the set is, or of what two tiles were going to be. */
const kindFor = (target: FeltSet, rest: readonly Piece[]): FeltSet['kind'] => {
  if (target.kind === 'group' || rest.length > 1) return target.kind;
  return 'run';
};

/** Pieces go back to the rack they came from. */
export const takeBack = (
  sets: Sets,
  pieces: readonly Piece[],
  mine: ReadonlySet<Piece>,
  options: Options,
): Edit => {
  const foreign = pieces.find((piece) => !mine.has(piece));
  if (foreign !== undefined) return { reason: { code: 'tile-missing', tile: tileAt(foreign) } };
  return { sets: take(sets, pieces, options) };
};

/** The next way to read a set with a joker. */
export const turnJoker = (sets: Sets, id: number, options: Options): Sets => {
  const set = sets.find((each) => each.id === id);
  if (!set) return sets;
  const ways = readings(set.pieces, options);
  const tiles = (shape: Shape): readonly Tile[] => shape.pieces.map(tileAt);
  const now = ways.findIndex((way) => way.kind === set.kind && isSameList(tiles(way), tiles(set)));
  const next = ways[(now + 1) % ways.length];
  return next ? replaced(sets, id, [next]) : sets;
};

/** Tells whether its joker may still be read in another way: only in a set of this turn, as older ones are fixed. */
export const canTurn = (set: FeltSet, ground: Sets, options: Options): boolean =>
  set.pieces.some(isJoker) &&
  !ground.some((old) => old.kind === set.kind && isSameList(old.pieces, set.pieces)) &&
  readings(set.pieces, options).length > 1;

/** The first set of the ground that no longer lies as it did. */
export const firstTouched = (ground: Sets, sets: Sets): FeltSet | undefined => {
  const now = new Map(sets.map((set) => [set.id, set]));
  return ground.find((set) => {
    const other = now.get(set.id);
    return !other || other.kind !== set.kind || !isSameList(other.pieces, set.pieces);
  });
};

/** Pieces of the rack that lie on the felt. */
export const laidFrom = (rack: readonly Piece[], sets: Sets): readonly Piece[] => {
  const lying = piecesOn(sets);
  return rack.filter((piece) => lying.has(piece));
};

/** Tells whether these would go into the set. `yes`: it is a set then (or two); `maybe`: something would still be missing. */
export const fitOf = (
  set: FeltSet,
  pieces: readonly Piece[],
  options: Options,
): 'yes' | 'maybe' | undefined => {
  const moved = new Set(pieces);
  const rest = without(set, moved);
  if (rest.length === 0 || rest.length < set.pieces.length) return undefined;
  const order = [...rest, ...pieces];
  if (isPartOfSet(order, options))
    return setErrorOf(tidy(order, options, set.kind), options) === undefined ? 'yes' : 'maybe';
  const halves = set.kind === 'run' ? split(rest, pieces, options) : undefined;
  return halves?.every((half) => setErrorOf(half, options) === undefined) ? 'yes' : undefined;
};
