// The expert: the few best moves by the evaluation, looked at more closely. With two at the table all that the other may
// turn up is gone through; with more they are tried in the same imagined worlds, and the worse half is dropped again and again.
import type { Dice } from '@crescendo/rules';
import { type Judge, LEAVE } from './judge.ts';
import { type Candidate, enumerate, rollout } from './rollout.ts';
import { CELLS, HIGHEST, mayExchangeOpen, type Table } from './table.ts';

export interface Settings {
  /** Nodes to spend, about. */
  readonly nodes: number;
  /** Most moves tried, and how far below the best one may be. */
  readonly width: number;
  readonly margin: number;
}

export const EXPERT: Settings = { nodes: 40_000, width: 4, margin: 0.12 };

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
/** What imagining a world costs, in nodes: where the next turn ends the game in all of them, little else does. */
const IMAGINED = 20;

/** What drawing is worth: every tile that may come up, each followed by one that the other may turn up. */
const drawing = (judge: Judge, table: Table, candidate: Candidate, dice: Dice): number => {
  const order = new Uint8Array(table.left);
  let sum = 0;
  for (let tile = 1, world = 0; tile <= HIGHEST; tile++) {
    if (table.pool[tile] === 0) continue;
    imagine(table, dice, world, WORLDS, order);
    world = (world + 5) % WORLDS;
    order[order.indexOf(tile)] = order[0]!;
    order[0] = tile;
    sum += table.pool[tile]! * rollout(judge, table, candidate, order);
  }
  return sum / table.left;
};

/** As many of the moves as nodes allow, two at least, with all that may follow. */
const lookClosely = (
  judge: Judge,
  table: Table,
  tried: readonly Candidate[],
  dice: Dice,
  nodes: number,
): Candidate[] => {
  const looked: Candidate[] = [];
  for (const candidate of tried) {
    if (looked.length >= 2 && judge.nodes >= nodes) break;
    const value =
      candidate.tile === 0 ? drawing(judge, table, candidate, dice) : enumerate(judge, table, candidate);
    looked.push({ ...candidate, value });
  }
  return looked.sort((a, b) => b.value - a.value);
};

/** The moves in the same imagined worlds; half way the worse half is dropped, and goes behind the others. */
const tryInWorlds = (
  judge: Judge,
  table: Table,
  tried: readonly Candidate[],
  dice: Dice,
  nodes: number,
): Candidate[] => {
  const order = new Uint8Array(table.left);
  const sums = tried.map(() => 0);
  const tries = tried.map(() => 0);
  const value = (i: number) => sums[i]! / tries[i]!;
  const byValue = (a: number, b: number) => value(b) - value(a) || a - b;
  let alive = tried.map((_, i) => i);
  let dropped: number[] = [];
  const rounds = tried.length > 2 ? 2 : 1;
  for (let round = 1, world = 0; round <= rounds; round++) {
    do {
      imagine(table, dice, world++ % WORLDS, WORLDS, order);
      judge.nodes += IMAGINED;
      for (const i of alive) {
        sums[i]! += rollout(judge, table, tried[i]!, order);
        tries[i]!++;
      }
    } while (judge.nodes < (nodes * round) / rounds);
    alive.sort(byValue);
    if (round === rounds) break;
    const half = Math.ceil(alive.length / 2);
    dropped = alive.slice(half);
    alive = alive.slice(0, half);
  }
  return [...alive, ...dropped].map((i) => ({ ...tried[i]!, value: value(i) }));
};

/** With more boards on the table a node takes longer. */
const CROWDED = 0.7;

/** The moves, best first, the tried ones with the value that closer looking gave. */
export const search = (
  judge: Judge,
  table: Table,
  drawn: number,
  dice: Dice,
  { nodes, width, margin }: Settings,
): Candidate[] => {
  const list = candidates(judge, table, drawn);
  const tried = list.slice(0, width).filter(({ value }) => value >= list[0]!.value - margin);
  if (tried.length < 2 || list[0]!.value >= 1 || table.left < 2) return list;
  judge.nodes = 0;
  const looked =
    table.seats === 2
      ? lookClosely(judge, table, tried, dice, nodes)
      : tryInWorlds(judge, table, tried, dice, CROWDED * nodes);
  return [...looked, ...list.slice(looked.length)];
};
