// Imagined games: what a move is worth when everybody goes on by the evaluation for a while, the hidden tiles lying in an
// imagined order. Luck is taken out as it falls: how much better or worse a turned-up tile was than the evaluation expected.
import type { Judge } from './judge.ts';
import { LEAVE } from './judge.ts';
import { CELLS, close, copyTable, lay, newTable, open, pass, share, type Table, unpool } from './table.ts';

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
 * evaluation answers when the root seat comes to its turn again for the `turns`th time.
 */
export const rollout = (
  judge: Judge,
  from: Table,
  candidate: Candidate,
  order: Uint8Array,
  turns: number,
): number => {
  copyTable(table, from);
  const root = table.active;
  let luck = 0;
  let turn = 0;
  if (candidate.tile === 0) luck += drawn(judge, order[turn]!, candidate.value);
  else if (candidate.isOpen) take(candidate.tile, candidate.at);
  else put(candidate.tile, candidate.at);
  for (let own = 0; ; ) {
    const end = result(root);
    if (end >= 0) return end - luck;
    pass(table);
    turn++;
    judge.look(table);
    const value = judge.bestTurn();
    const isRoot = table.active === root;
    if (isRoot && ++own === turns) return value - luck;
    const tile = judge.bestTile;
    const at = judge.bestAt;
    // The order is as long as the supply: a turn without a drawing wastes its tile, so the end is near anyway.
    const next = turn < order.length ? order[turn]! : 0;
    if (tile !== 0) take(tile, at);
    else if (next === 0 || table.pool[next] === 0) return (isRoot ? value : estimate(root, value)) - luck;
    else {
      const gain = drawn(judge, next, value);
      // With more than two at the table another's luck is only partly this seat's misfortune.
      if (isRoot) luck += gain;
      else if (table.seats === 2) luck -= gain;
    }
  }
};

const estimate = (root: number, value: number): number =>
  table.seats === 2 ? 1 - value : (1 - value) * (share(table, root) > 0 ? 0.6 : 0.4);
