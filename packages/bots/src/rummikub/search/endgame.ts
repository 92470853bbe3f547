// The pool is empty: a seat that can lay must, and what it does not see is on the others' racks. So this is a search to
// the end of the game, as deep as the budget allows; with two seats nothing is left to imagine. Tiles are laid one by
// one, since a full table helps the others to go out.
import { itemAt, range } from '@crescendo/rules';
import { colourOf, heapOf, JOKER, setsOf } from '@crescendo/rules/rummikub';
import type { Order } from '../levels/styles.ts';
import { work } from '../solver/arrange.ts';
import { canAllLie } from '../solver/lay-out.ts';
import { canGoOut, copyPlayout, lay, most, next, type Playout, scores } from './playout.ts';

type Heap = readonly number[];

/** The winner is unknown. */
const OPEN = -1;
/** However large the budget, not deeper than this. */
const DEEPEST = 40;

/** A joker is kept as long as anything else can be laid. */
const inOrder = (colours: Order): readonly number[] => {
  const place = (tile: number) => colours.indexOf(`${colourOf(tile)}`);
  return [...range(JOKER).toSorted((a, b) => place(a) - place(b) || a - b), JOKER];
};

const ORDERS: { readonly [order in Order]: readonly number[] } = {
  '0123': inOrder('0123'),
  '1032': inOrder('1032'),
  '3210': inOrder('3210'),
};

/** The small plays of a seat that cannot go out: single tiles and sets of three; the most where there are none. */
export const smallPlays = (playout: Playout, order: Order = '0123'): readonly Heap[] => {
  const { options, table, racks, seat } = playout;
  const rack = racks[seat]!;
  const list: Heap[] = [];
  for (const tile of ORDERS[order])
    if (rack[tile]! > 0 && canAllLie(options, table.with(tile, table[tile]! + 1))) list.push(heapOf([tile]));
  for (const { tiles } of setsOf(rack, options))
    if (tiles.length === 3 && !tiles.includes(JOKER)) list.push(heapOf(tiles));
  const all = list.length === 0 ? most(playout) : undefined;
  return all ? [all] : list;
};

const after = (playout: Playout, play: Heap | undefined): Playout => {
  const copy = copyPlayout(playout);
  if (play) lay(copy, play);
  next(copy);
  return copy;
};

/** The winner, if everybody sees so many plies ahead and wants first to win and then that no other seat wins. */
const winnerOf = (playout: Playout, depth: number, passes: number, end: number): number => {
  const { seat, opened } = playout;
  if (!opened[seat] || work.nodes >= end) return OPEN;
  if (canGoOut(playout)) return seat;
  if (depth === 0) return OPEN;
  const plays = smallPlays(playout);
  if (plays.length === 0) {
    if (passes + 1 < playout.racks.length)
      return winnerOf(after(playout, undefined), depth - 1, passes + 1, end);
    const all = scores(playout);
    return all.indexOf(Math.max(...all));
  }
  let best: number | undefined;
  for (const play of plays) {
    const winner = winnerOf(after(playout, play), depth - 1, 0, end);
    if (winner === seat) return seat;
    if (best === undefined || winner === OPEN) best = winner;
    if (work.nodes >= end) break;
  }
  return best ?? OPEN;
};

/**
 * The play of a seat that cannot go out; `undefined`: it can lay nothing. These worlds are all alike to it.
 * Of plays that seem equally good it lays the first.
 */
export const endgamePlay = (
  worlds: readonly Playout[],
  budget: number,
  order: Order = '0123',
): Heap | undefined => {
  const world = itemAt(worlds, 0);
  const { seat } = world;
  const end = work.nodes + budget;
  let plays = smallPlays(world, order);
  for (let depth = 0; depth < DEEPEST && plays.length > 1; depth++) {
    const rated = plays.map((play) => {
      let worth = 0;
      for (const one of worlds) {
        const winner = winnerOf(after(one, play), depth, 0, end);
        worth += winner === seat ? 1 : winner === OPEN ? 0 : -1;
      }
      return { play, worth };
    });
    // Results after the end of the budget are unknown.
    if (work.nodes >= end && depth > 0) break;
    const most = Math.max(...rated.map(({ worth }) => worth));
    const best = rated.filter(({ worth }) => worth === most);
    if (most === worlds.length) return best[0]?.play;
    if (most === -worlds.length) break;
    plays = best.map(({ play }) => play);
  }
  return plays[0];
};
