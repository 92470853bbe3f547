// The expert: the few best moves by the evaluation, tried in the same imagined worlds; the worse half is dropped again and
// again while nodes are left.
import type { Dice } from '@crescendo/rules';
import { type Judge, LEAVE } from './judge.ts';
import { type Candidate, rollout } from './rollout.ts';
import { CELLS, HIGHEST, mayExchangeOpen, type Table } from './table.ts';

export interface Settings {
  /** Nodes to spend, about. */
  readonly nodes: number;
  /** Most moves tried, and how far below the best one may be. */
  readonly width: number;
  readonly margin: number;
  /** Own turns looked ahead. */
  readonly turns: number;
}

export const EXPERT: Settings = { nodes: 40_000, width: 4, margin: 0.12, turns: 1 };

/** All the active seat can do, with the evaluation's value, best first. `drawn` is the tile turned up, or 0. */
export const candidates = (judge: Judge, table: Table, drawn: number): Candidate[] => {
  judge.look(table);
  const list: Candidate[] = [];
  const from = table.active * CELLS;
  const add = (tile: number, isOpen: boolean) => {
    for (let at = 0; at < CELLS; at++) {
      if (!judge.fits(tile, at) || (isOpen && !mayExchangeOpen(table) && table.boards[from + at] !== 0))
        continue;
      list.push({ tile, at, isOpen, value: judge.place(tile, at, isOpen, table.left) });
    }
  };
  if (drawn > 0) {
    list.push({ tile: drawn, at: LEAVE, isOpen: false, value: judge.leave(drawn, table.left) });
    add(drawn, false);
  } else {
    for (let tile = 1; tile <= HIGHEST; tile++) if (table.middle[tile]! > 0) add(tile, true);
    list.push({ tile: 0, at: LEAVE, isOpen: false, value: judge.draw() });
  }
  // Stable: equal values keep the order in which moves are listed.
  return list.sort((a, b) => b.value - a.value);
};

/** The hidden tiles in an imagined order; the first of them evenly spread over the worlds. */
const imagine = (table: Table, dice: Dice, world: number, worlds: number, order: Uint8Array): void => {
  let size = 0;
  for (let tile = 1; tile <= HIGHEST; tile++)
    for (let i = 0; i < table.pool[tile]!; i++) order[size++] = tile;
  for (let i = 0; i < size - 1; i++) {
    const part = i < 2 ? ((i === 0 ? world : (world * 7 + 3) % worlds) + dice()) / worlds : dice();
    const j = i + Math.floor(part * (size - i));
    const kept = order[i]!;
    order[i] = order[j]!;
    order[j] = kept;
  }
};

const WORLDS = 16;

/** The moves, best first, the tried ones with the value the imagined games gave. */
export const search = (
  judge: Judge,
  table: Table,
  drawn: number,
  dice: Dice,
  { nodes, width, margin, turns }: Settings,
): Candidate[] => {
  const list = candidates(judge, table, drawn);
  const tried = list.slice(0, width).filter(({ value }) => value >= list[0]!.value - margin);
  if (tried.length < 2 || list[0]!.value >= 1 || table.left < 2) return list;
  judge.nodes = 0;
  const order = new Uint8Array(table.left);
  const sums = tried.map(() => 0);
  const tries = tried.map(() => 0);
  const value = (i: number) => sums[i]! / tries[i]!;
  let alive = tried.map((_, i) => i);
  let world = 0;
  const rounds = tried.length > 2 ? 2 : 1;
  for (let round = 1; round <= rounds; round++) {
    do {
      imagine(table, dice, world % WORLDS, WORLDS, order);
      for (const i of alive) {
        sums[i]! += rollout(judge, table, tried[i]!, order, turns);
        tries[i]!++;
      }
      world++;
    } while (judge.nodes < (nodes * round) / rounds);
    alive.sort((a, b) => value(b) - value(a) || a - b);
    if (round < rounds) alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  const final = tried.map((candidate, i) => ({ ...candidate, value: value(i) }));
  // Whoever stayed to the end goes before whoever was dropped.
  const rest = [...final.filter((_, i) => !alive.includes(i)), ...list.slice(tried.length)];
  return [...alive.map((i) => final[i]!), ...rest.sort((a, b) => b.value - a.value)];
};
