// The expert: the few best moves by the evaluation, looked at more closely. With two at the table all that the other may
// turn up is gone through; with more they are tried in the same imagined worlds, and the worse half is dropped again and again.
import type { Dice } from '@crescendo/rules';
import { type Evaluator, LEAVE } from './evaluator.ts';
import { CELLS, HIGHEST, mayExchangeOpen, type Position } from './position.ts';
import { type Candidate, enumerate, rollout } from './rollout.ts';

export interface Settings {
  /** Nodes to spend, about. */
  readonly nodes: number;
  /** Most moves tried, and how far below the best one may be. */
  readonly width: number;
  readonly margin: number;
}

export const EXPERT: Settings = { nodes: 40_000, width: 4, margin: 0.12 };

/** All the active seat can do, with the evaluation's value, best first. `drawn` is the tile turned up, or 0. */
export const candidates = (evaluator: Evaluator, position: Position, drawn: number): Candidate[] => {
  evaluator.read(position);
  const list: Candidate[] = [];
  const from = position.active * CELLS;
  const add = (tile: number, isOpen: boolean) => {
    for (let at = 0; at < CELLS; at++) {
      if (
        !evaluator.fits(tile, at) ||
        (isOpen && !mayExchangeOpen(position) && position.boards[from + at] !== 0)
      )
        continue;
      list.push({ tile, at, isOpen, value: evaluator.placeValue(tile, at, isOpen, position.left) });
    }
  };
  if (drawn > 0) {
    list.push({ tile: drawn, at: LEAVE, isOpen: false, value: evaluator.leaveValue(drawn, position.left) });
    add(drawn, false);
  } else {
    for (let tile = 1; tile <= HIGHEST; tile++) if (position.middle[tile]! > 0) add(tile, true);
    list.push({ tile: 0, at: LEAVE, isOpen: false, value: evaluator.drawValue() });
  }
  // Stable: equal values keep the order in which moves are listed.
  return list.sort((a, b) => b.value - a.value);
};

/** The hidden tiles in an imagined order; the first of them evenly spread over the worlds. */
const imagine = (position: Position, dice: Dice, world: number, worlds: number, order: Uint8Array): void => {
  let size = 0;
  for (let tile = 1; tile <= HIGHEST; tile++)
    for (let i = 0; i < position.pool[tile]!; i++) order[size++] = tile;
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
const drawing = (evaluator: Evaluator, position: Position, candidate: Candidate, dice: Dice): number => {
  const order = new Uint8Array(position.left);
  let sum = 0;
  for (let tile = 1, world = 0; tile <= HIGHEST; tile++) {
    if (position.pool[tile] === 0) continue;
    imagine(position, dice, world, WORLDS, order);
    world = (world + 5) % WORLDS;
    order[order.indexOf(tile)] = order[0]!;
    order[0] = tile;
    sum += position.pool[tile]! * rollout(evaluator, position, candidate, order);
  }
  return sum / position.left;
};

/** As many of the moves as nodes allow, two at least, with all that may follow. */
const lookClosely = (
  evaluator: Evaluator,
  position: Position,
  tried: readonly Candidate[],
  dice: Dice,
  nodes: number,
): Candidate[] => {
  const looked: Candidate[] = [];
  for (const candidate of tried) {
    if (looked.length >= 2 && evaluator.nodes >= nodes) break;
    const value =
      candidate.tile === 0
        ? drawing(evaluator, position, candidate, dice)
        : enumerate(evaluator, position, candidate);
    looked.push({ ...candidate, value });
  }
  return looked.sort((a, b) => b.value - a.value);
};

/** The moves in the same imagined worlds; half way the worse half is dropped, and goes behind the others. */
const tryInWorlds = (
  evaluator: Evaluator,
  position: Position,
  tried: readonly Candidate[],
  dice: Dice,
  nodes: number,
): Candidate[] => {
  const order = new Uint8Array(position.left);
  const sums = tried.map(() => 0);
  const tries = tried.map(() => 0);
  const value = (i: number) => sums[i]! / tries[i]!;
  const byValue = (a: number, b: number) => value(b) - value(a) || a - b;
  let alive = tried.map((_, i) => i);
  let dropped: number[] = [];
  const rounds = tried.length > 2 ? 2 : 1;
  for (let round = 1, world = 0; round <= rounds; round++) {
    do {
      imagine(position, dice, world++ % WORLDS, WORLDS, order);
      evaluator.nodes += IMAGINED;
      for (const i of alive) {
        sums[i]! += rollout(evaluator, position, tried[i]!, order);
        tries[i]!++;
      }
    } while (evaluator.nodes < (nodes * round) / rounds);
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
  evaluator: Evaluator,
  position: Position,
  drawn: number,
  dice: Dice,
  { nodes, width, margin }: Settings,
): Candidate[] => {
  const list = candidates(evaluator, position, drawn);
  const tried = list.slice(0, width).filter(({ value }) => value >= list[0]!.value - margin);
  if (tried.length < 2 || list[0]!.value >= 1 || position.left < 2) return list;
  evaluator.nodes = 0;
  const looked =
    position.seats === 2
      ? lookClosely(evaluator, position, tried, dice, nodes)
      : tryInWorlds(evaluator, position, tried, dice, CROWDED * nodes);
  return [...looked, ...list.slice(looked.length)];
};
