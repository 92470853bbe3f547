// What a move is worth once others have moved after it, everybody going by the evaluation: with every tile that they may
// turn up, or along one imagined order of the hidden tiles. There luck is taken out as it falls: how much better or worse
// a turned-up tile was for the seat that asks than all the tiles it might have been.
import { type Evaluator, LEAVE } from './evaluator.ts';
import {
  CELLS,
  close,
  copyPosition,
  HIGHEST,
  lay,
  newPosition,
  open,
  type Position,
  pass,
  share,
  unpool,
} from './position.ts';

/** Something the root seat can do: draw (tile 0), or put a tile somewhere. */
export interface Candidate {
  readonly tile: number;
  readonly at: number;
  readonly isOpen: boolean;
  readonly value: number;
  /** The value by the evaluation alone. */
  readonly expected: number;
}

const position = newPosition();
/** Positions to come back to, one for each turn ahead. */
const kept = [newPosition(), newPosition(), newPosition(), newPosition()] as const;
export const MOST_TURNS = kept.length - 1;

/** Is the game over after a turn of the active seat? Then what `root` has from it, else -1. */
const result = (root: number): number => {
  if (position.free[position.active] === 0) return position.active === root ? 1 : 0;
  return position.left === 0 ? share(position, root) : -1;
};

/** How many turns after the active seat `root` has its own. */
const roleOf = (root: number): number => (root - position.active + position.seats) % position.seats;

/** Carry out a tile's way. */
const put = (tile: number, at: number): void => {
  if (at === LEAVE) open(position, tile);
  else lay(position, tile, at);
};

/** Take an open tile. */
const take = (tile: number, at: number): void => {
  close(position, tile);
  position.idle = position.boards[position.active * CELLS + at] === 0 ? 0 : position.idle + 1;
  lay(position, tile, at);
};

/** Turn up this tile and place it as the evaluator likes; the chance of the seat in this role then. */
const turnUp = (evaluator: Evaluator, tile: number, role: number): number => {
  unpool(position, tile);
  position.idle = 0;
  evaluator.read(position);
  const own = evaluator.bestPlace(tile, position.left);
  const at = evaluator.bestAt;
  const value = role === 0 ? own : evaluator.placedValue(tile, at, position.left, role);
  put(tile, at);
  return value;
};

const begin = (from: Position, { tile, at, isOpen }: Candidate): void => {
  copyPosition(position, from);
  if (isOpen) take(tile, at);
  else put(tile, at);
};

/** The chance of `root` after so many more turns, or at its own next turn. */
const expand = (evaluator: Evaluator, root: number, turns: number): number => {
  const end = result(root);
  if (end >= 0) return end;
  pass(position);
  evaluator.read(position);
  const best = evaluator.bestTurn();
  const role = roleOf(root);
  if (role === 0) return best;
  const { bestTile: tile, bestAt: at } = evaluator;
  if (turns === 1)
    return tile === 0
      ? evaluator.drawValueFor(role)
      : evaluator.placeValue(tile, at, true, position.left, role);
  if (tile !== 0) {
    take(tile, at);
    return expand(evaluator, root, turns - 1);
  }
  const before = kept[turns]!;
  copyPosition(before, position);
  let sum = 0;
  for (let drawn = 1; drawn <= HIGHEST; drawn++) {
    if (before.pool[drawn] === 0) continue;
    copyPosition(position, before);
    turnUp(evaluator, drawn, 0);
    sum += before.pool[drawn]! * expand(evaluator, root, turns - 1);
  }
  return sum / before.left;
};

/** The chance of the root seat after it has put a tile somewhere, with every tile that may come up in the next turns. */
export const enumerate = (
  evaluator: Evaluator,
  from: Position,
  candidate: Candidate,
  turns: number,
): number => {
  begin(from, candidate);
  return expand(evaluator, from.active, turns);
};

/** The same in one world: `order` has the tile for each turn from now on. */
export const rollout = (
  evaluator: Evaluator,
  from: Position,
  candidate: Candidate,
  order: Uint8Array,
  turns: number,
): number => {
  const root = from.active;
  let luck = 0;
  if (candidate.tile === 0) {
    copyPosition(position, from);
    luck = turnUp(evaluator, order[0]!, 0) - candidate.expected;
  } else begin(from, candidate);
  for (let turn = 1; ; turn++) {
    const end = result(root);
    if (end >= 0) return end - luck;
    pass(position);
    evaluator.read(position);
    const best = evaluator.bestTurn();
    const role = roleOf(root);
    const { bestTile: tile, bestAt: at } = evaluator;
    if (role === 0 && turn >= turns) return best - luck;
    const value =
      role === 0
        ? best
        : tile === 0
          ? evaluator.drawValueFor(role)
          : evaluator.placeValue(tile, at, true, position.left, role);
    // The order is as long as the supply: a turn without a drawing wastes its tile, so the end is near anyway.
    const drawn = turn < order.length ? order[turn]! : 0;
    if (turn >= turns || (tile === 0 && (drawn === 0 || position.pool[drawn] === 0))) return value - luck;
    if (tile !== 0) take(tile, at);
    else luck += turnUp(evaluator, drawn, role) - value;
  }
};
