// The goals of Rummikub's puzzles, judged on the table a move leaves. Nothing is searched here.
import { itemAt } from '@crescendo/rules';
import {
  hasJoker,
  heapOf,
  JOKER,
  type Move,
  playedTiles,
  type TileSet,
  unchanged,
  type View,
} from '@crescendo/rules/rummikub';
import { seatOf } from '../seat.ts';
import type { Why } from './codes.ts';
import type { PuzzleGoal } from './goals/index.ts';

/** Counts the sets that do not lie as they did. */
export const changedSets = (old: readonly TileSet[], now: readonly TileSet[]): number =>
  unchanged(old, now).filter((place) => place < 0).length;

/** The tiles that lie in one set with a joker, counted by kind. */
const besideJokers = (table: readonly TileSet[]): readonly number[] =>
  heapOf(table.filter(hasJoker).flatMap(({ tiles }) => tiles.filter((tile) => tile !== JOKER)));

/** Tells whether everything in the first set lies in the second, too. */
const isPartOf = (one: TileSet, other: TileSet): boolean => {
  const heap = heapOf(other.tiles);
  return one.tiles.every((tile) => --heap[tile]! >= 0);
};

/**
 * A joker is free when it lies with none of the tiles it lay with before. Tiles that look the same are the same: it is free as
 * soon as the tiles beside it may be others, which the rest of the table has enough of. It is not where its set lies as it did
 * or has only grown, whatever else was laid.
 */
export const isJokerFree = (old: readonly TileSet[], now: readonly TileSet[]): boolean => {
  const [before, after] = [besideJokers(old), besideJokers(now)];
  const all = heapOf(now.flatMap(({ tiles }) => tiles));
  const hadJoker = old.some(hasJoker);
  const stays = old.some((set) => hasJoker(set) && now.some((other) => isPartOf(set, other)));
  return hadJoker && !stays && after.every((count, tile) => count <= all[tile]! - before[tile]!);
};

/** The reason why this legal move misses the goal; `undefined` when it reaches it. */
export const goalError = (view: View, move: Move, goal: PuzzleGoal): Why | undefined => {
  if (move.type !== 'play') return { code: 'lays-nothing' };
  const { table } = move;
  const tiles = playedTiles(view.table, table).length;
  const left = itemAt(view.racks, seatOf(view)).length - tiles;
  switch (goal.kind) {
    case 'empty-rack':
      return left > 0 ? { code: 'keeps-tiles', left } : undefined;
    case 'lay-most':
      return tiles < goal.tiles ? { code: 'lays-fewer', tiles, wanted: goal.tiles } : undefined;
    case 'free-joker':
      return isJokerFree(view.table, table) ? undefined : { code: 'joker-stays' };
    case 'keep-joker':
      if (playedTiles(view.table, table).includes(JOKER)) return { code: 'joker-laid' };
      return tiles < goal.tiles ? { code: 'lays-fewer', tiles, wanted: goal.tiles } : undefined;
    case 'fewest-changes': {
      if (tiles < goal.tiles) return { code: 'lays-fewer', tiles, wanted: goal.tiles };
      const sets = changedSets(view.table, table);
      return sets > goal.sets ? { code: 'changes-more', sets, wanted: goal.sets } : undefined;
    }
    default:
      // To open is to lay anything at all: the rules see to the points.
      return undefined;
  }
};
