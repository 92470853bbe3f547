// Imagined games: what a move is worth when everybody goes on by the evaluation for a while, the hidden tiles lying in an
// imagined order. Luck is taken out as it falls: how much better or worse a turned-up tile was than the evaluation expected.
import type { Judge } from './judge.ts';
import { LEAVE } from './judge.ts';
import {
  CELLS,
  close,
  copyTable,
  HIGHEST,
  lay,
  newTable,
  open,
  pass,
  share,
  type Table,
  unpool,
} from './table.ts';

/** Something the root seat can do: draw (tile 0), or put a tile somewhere. */
export interface Candidate {
  readonly tile: number;
  readonly at: number;
  readonly isOpen: boolean;
  readonly value: number;
}

const table = newTable();

/** Is the game over after a turn of the active seat? Then what `root` has from it, else -1. */
const result = (root: number): number => {
  if (table.free[table.active] === 0) return table.active === root ? 1 : 0;
  return table.left === 0 ? share(table, root) : -1;
};

/** Carry out a tile's way. */
const put = (tile: number, at: number): void => {
  if (at === LEAVE) open(table, tile);
  else lay(table, tile, at);
};

/** Take an open tile. */
const take = (tile: number, at: number): void => {
  close(table, tile);
  table.idle = table.boards[table.active * CELLS + at] === 0 ? 0 : table.idle + 1;
  lay(table, tile, at);
};

/** Draw the tile and place it as the judge likes; answers how lucky that was, `expected` being the value before. */
const drawn = (judge: Judge, tile: number, expected: number): number => {
  unpool(table, tile);
  table.idle = 0;
  judge.look(table);
  const value = judge.bestPlace(tile, table.left);
  put(tile, judge.bestAt);
  return value - expected;
};

/**
 * The chance of the root seat after a candidate, in one world: `order` has the tile for each turn from now on. The
 * evaluation answers when the root seat comes to its turn again.
 */
export const rollout = (judge: Judge, from: Table, candidate: Candidate, order: Uint8Array): number => {
  copyTable(table, from);
  const root = table.active;
  let luck = 0;
  let turn = 0;
  if (candidate.tile === 0) luck += drawn(judge, order[turn]!, candidate.value);
  else if (candidate.isOpen) take(candidate.tile, candidate.at);
  else put(candidate.tile, candidate.at);
  for (;;) {
    const end = result(root);
    if (end >= 0) return end - luck;
    pass(table);
    turn++;
    judge.look(table);
    const value = judge.bestTurn();
    if (table.active === root) return value - luck;
    const tile = judge.bestTile;
    const at = judge.bestAt;
    // The order is as long as the supply: a turn without a drawing wastes its tile, so the end is near anyway.
    const next = turn < order.length ? order[turn]! : 0;
    if (tile !== 0) take(tile, at);
    else if (next === 0 || table.pool[next] === 0) return estimate(root, value) - luck;
    else {
      const gain = drawn(judge, next, value);
      // With more than two at the table another's luck is only partly this seat's misfortune.
      if (table.seats === 2) luck -= gain;
    }
  }
};

const estimate = (root: number, value: number): number =>
  table.seats === 2 ? 1 - value : (1 - value) * (share(table, root) > 0 ? 0.6 : 0.4);

const kept = newTable();

/** With two at the table: the chance of `root` once the other has moved, by the best turn that follows. */
const answered = (judge: Judge, root: number): number => {
  const end = result(root);
  if (end >= 0) return end;
  pass(table);
  judge.look(table);
  return judge.bestTurn();
};

/**
 * With two at the table: the chance of the root seat after it has put a tile somewhere, the other's turn with every tile
 * that may come up, and its own best turn after that. No luck is left in it.
 */
export const enumerate = (judge: Judge, from: Table, candidate: Candidate): number => {
  copyTable(table, from);
  const root = table.active;
  if (candidate.isOpen) take(candidate.tile, candidate.at);
  else put(candidate.tile, candidate.at);
  const end = result(root);
  if (end >= 0) return end;
  pass(table);
  judge.look(table);
  judge.bestTurn();
  if (judge.bestTile !== 0) {
    take(judge.bestTile, judge.bestAt);
    return answered(judge, root);
  }
  copyTable(kept, table);
  let sum = 0;
  for (let tile = 1; tile <= HIGHEST; tile++) {
    if (kept.pool[tile] === 0) continue;
    copyTable(table, kept);
    drawn(judge, tile, 0);
    sum += kept.pool[tile]! * answered(judge, root);
  }
  return sum / kept.left;
};
