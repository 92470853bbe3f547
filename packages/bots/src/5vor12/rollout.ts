// Imagined games: what a move is worth when everybody goes on by the evaluation for a while, the hidden tiles lying in an
// imagined order. Luck is taken out as it falls: how much better or worse a turned-up tile was than the evaluation expected.
import type { Evaluator } from './evaluator.ts';
import { LEAVE } from './evaluator.ts';
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
}

const position = newPosition();

/** Is the game over after a turn of the active seat? Then what `root` has from it, else -1. */
const result = (root: number): number => {
  if (position.free[position.active] === 0) return position.active === root ? 1 : 0;
  return position.left === 0 ? share(position, root) : -1;
};

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

/** Draw the tile and place it as the evaluator likes; answers how lucky that was, `expected` being the value before. */
const drawn = (evaluator: Evaluator, tile: number, expected: number): number => {
  unpool(position, tile);
  position.idle = 0;
  evaluator.read(position);
  const value = evaluator.bestPlace(tile, position.left);
  put(tile, evaluator.bestAt);
  return value - expected;
};

/**
 * The chance of the root seat after a candidate, in one world: `order` has the tile for each turn from now on. The
 * evaluation answers when the root seat comes to its turn again.
 */
export const rollout = (
  evaluator: Evaluator,
  from: Position,
  candidate: Candidate,
  order: Uint8Array,
): number => {
  copyPosition(position, from);
  const root = position.active;
  let luck = 0;
  let turn = 0;
  if (candidate.tile === 0) luck += drawn(evaluator, order[turn]!, candidate.value);
  else if (candidate.isOpen) take(candidate.tile, candidate.at);
  else put(candidate.tile, candidate.at);
  for (;;) {
    const end = result(root);
    if (end >= 0) return end - luck;
    pass(position);
    turn++;
    evaluator.read(position);
    const value = evaluator.bestTurn();
    if (position.active === root) return value - luck;
    const tile = evaluator.bestTile;
    const at = evaluator.bestAt;
    // The order is as long as the supply: a turn without a drawing wastes its tile, so the end is near anyway.
    const next = turn < order.length ? order[turn]! : 0;
    if (tile !== 0) take(tile, at);
    else if (next === 0 || position.pool[next] === 0) return estimate(root, value) - luck;
    else {
      const gain = drawn(evaluator, next, value);
      // With more than two at the table another's luck is only partly this seat's misfortune.
      if (position.seats === 2) luck -= gain;
    }
  }
};

const estimate = (root: number, value: number): number =>
  position.seats === 2 ? 1 - value : (1 - value) * (share(position, root) > 0 ? 0.6 : 0.4);

const kept = newPosition();

/** With two at the table: the chance of `root` once the other has moved, by the best turn that follows. */
const answered = (evaluator: Evaluator, root: number): number => {
  const end = result(root);
  if (end >= 0) return end;
  pass(position);
  evaluator.read(position);
  return evaluator.bestTurn();
};

/**
 * With two at the table: the chance of the root seat after it has put a tile somewhere, the other's turn with every tile
 * that may come up, and its own best turn after that. No luck is left in it.
 */
export const enumerate = (evaluator: Evaluator, from: Position, candidate: Candidate): number => {
  copyPosition(position, from);
  const root = position.active;
  if (candidate.isOpen) take(candidate.tile, candidate.at);
  else put(candidate.tile, candidate.at);
  const end = result(root);
  if (end >= 0) return end;
  pass(position);
  evaluator.read(position);
  evaluator.bestTurn();
  if (evaluator.bestTile !== 0) {
    take(evaluator.bestTile, evaluator.bestAt);
    return answered(evaluator, root);
  }
  copyPosition(kept, position);
  let sum = 0;
  for (let tile = 1; tile <= HIGHEST; tile++) {
    if (kept.pool[tile] === 0) continue;
    copyPosition(position, kept);
    drawn(evaluator, tile, 0);
    sum += kept.pool[tile]! * answered(evaluator, root);
  }
  return sum / kept.left;
};
