// Values a move after the others have moved, over every tile that they may turn up, with everybody choosing by the
// evaluation.

import {
  copyPosition,
  HIGHEST,
  newPosition,
  type Position,
  pass,
  put,
  removeFromPool,
  share,
  take,
} from '../model/position.ts';
import type { Evaluator } from '../value/evaluator.ts';

/** Something the root seat can do: draw (tile 0), or put a tile somewhere. */
export interface Candidate {
  readonly tile: number;
  readonly at: number;
  readonly isOpen: boolean;
  readonly value: number;
}

const position = newPosition();
/** Positions to come back to, one for each turn ahead. */
const kept = [newPosition(), newPosition(), newPosition()] as const;

/** If the game is over after a turn of the active seat, returns what `root` has from it, else -1. */
const result = (root: number): number => {
  if (position.free[position.active] === 0) return position.active === root ? 1 : 0;
  return position.left === 0 ? share(position, root) : -1;
};

/** The number of turns from the active seat to the turn of `root`. */
const roleOf = (root: number): number => (root - position.active + position.seats) % position.seats;

/** Turn up this tile and place it as the evaluator likes. */
const turnUp = (evaluator: Evaluator, tile: number): void => {
  removeFromPool(position, tile);
  position.idle = 0;
  evaluator.read(position);
  evaluator.bestPlace(tile, position.left);
  put(position, tile, evaluator.bestAt);
};

const begin = (from: Position, { tile, at, isOpen }: Candidate): void => {
  copyPosition(position, from);
  if (isOpen) take(position, tile, at);
  else put(position, tile, at);
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
    take(position, tile, at);
    return expand(evaluator, root, turns - 1);
  }
  const before = kept[turns]!;
  copyPosition(before, position);
  let sum = 0;
  for (let drawn = 1; drawn <= HIGHEST; drawn++) {
    if (before.pool[drawn] === 0) continue;
    copyPosition(position, before);
    turnUp(evaluator, drawn);
    sum += before.pool[drawn]! * expand(evaluator, root, turns - 1);
  }
  return sum / before.left;
};

/**
 * The chance of the root seat after what it does, with every tile that may come up in the next turns. Its own drawing counts
 * as one of them.
 */
export const lookAhead = (
  evaluator: Evaluator,
  from: Position,
  candidate: Candidate,
  turns: number,
): number => {
  if (candidate.tile !== 0) {
    begin(from, candidate);
    return expand(evaluator, from.active, turns);
  }
  if (turns === 1) return candidate.value;
  let sum = 0;
  for (let drawn = 1; drawn <= HIGHEST; drawn++) {
    if (from.pool[drawn] === 0) continue;
    copyPosition(position, from);
    turnUp(evaluator, drawn);
    sum += from.pool[drawn]! * expand(evaluator, from.active, turns - 1);
  }
  return sum / from.left;
};
