// A play that a person can carry out, where the best one rearranges too much of the table.
import { itemAt } from '@crescendo/rules';
import { easyPlays, JOKER, playedTiles, rummikub, type TileSet, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { bestPlay, playOf, viewAfter } from '../model/from-view.ts';
import type { Solution } from '../solver/solve.ts';
import { stepGroups } from './step-groups.ts';

/** The most steps of a hand that a person follows: two groups of three. */
export const REACH = 6;

export const handStepCount = ({ table }: Pick<View, 'table'>, now: readonly TileSet[]): number =>
  stepGroups(table, now, playedTiles(table, now)).flat().length;

interface Reached {
  readonly table: readonly TileSet[];
  readonly played: readonly number[];
  readonly steps: number;
}

const reachedBy = (view: View, table: readonly TileSet[]): Reached => ({
  table,
  played: playedTiles(view.table, table),
  steps: handStepCount(view, table),
});

const isBetter = (one: Reached, other: Reached | undefined): boolean =>
  other === undefined ||
  one.played.length > other.played.length ||
  (one.played.length === other.played.length && one.steps < other.steps);

/** One idea after another, as long as all of them together stay within reach; jokers are kept. */
const byIdeas = (view: View): Reached | undefined => {
  let found: Reached | undefined;
  for (;;) {
    const now = found ? viewAfter(view, found.table) : view;
    let next: Reached | undefined;
    for (const move of easyPlays(now)) {
      if (move.type !== 'play') continue;
      const reached = reachedBy(view, move.table);
      if (reached.steps > REACH || reached.played.includes(JOKER) || !isBetter(reached, next)) continue;
      // One idea after another may break a rule of the whole turn that each alone keeps.
      if (rummikub.check(view, playOf(move.table)) === undefined) next = reached;
    }
    if (next === undefined || !isBetter(next, found)) return found;
    found = next;
  }
};

/** More tiles than these are not left out one by one. */
const MAX_TRIED = 8;

/** The best play without one tile after another, whichever makes it simplest, until it is within reach. */
const byLeavingOut = (view: View, { played }: Solution): Reached | undefined => {
  if (played.length > MAX_TRIED) return undefined;
  const rack = itemAt(view.racks, seatOf(view));
  let kept = new Set(played);
  while (kept.size > 1) {
    let simplest: Reached | undefined;
    for (const tile of kept) {
      const without = rack.filter((other) => other === tile || !kept.has(other));
      const play = bestPlay(view, 'tiles', without);
      if (play === undefined) continue;
      const reached = reachedBy(view, play.table);
      if (simplest === undefined || reached.steps < simplest.steps) simplest = reached;
    }
    if (simplest === undefined || simplest.steps <= REACH) return simplest;
    kept = new Set(simplest.played);
  }
  return undefined;
};

/** `undefined`: the best play is within reach itself, goes out, or nothing simpler can be laid. */
export const playWithinReach = (view: View, best: Solution): Solution | undefined => {
  const isOut = best.played.length === itemAt(view.racks, seatOf(view)).length;
  if (isOut || handStepCount(view, best.table) <= REACH) return undefined;
  const [ideas, fewer] = [byIdeas(view), byLeavingOut(view, best)];
  const reached = ideas && (fewer === undefined || isBetter(ideas, fewer)) ? ideas : fewer;
  return reached && { ...best, ...reached };
};
