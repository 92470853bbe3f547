// The expert: the few best moves by the evaluation, looked at more closely, with all that the next may turn up; where two of
// them are close after that, in imagined worlds.
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
  /** How many turns are looked ahead. */
  readonly turns: number;
  /** How close to the best a move must be to be tried in imagined worlds, and for how many turns. */
  readonly close: number;
  readonly worldTurns: number;
}

export const EXPERT: Settings = {
  nodes: 24_000,
  width: 4,
  margin: 0.1,
  turns: 2,
  close: 0,
  worldTurns: 4,
};

const WORLDS = 16;
/** What imagining a world costs, in nodes: where the next turn ends the game in all of them, little else does. */
const IMAGINED = 20;
const BEFORE = 4;
/** With fewer nodes only the next turn is looked at. */
const DEEPER = 6000;

/** All the active seat can do, with the evaluation's value, best first. `drawn` is the tile turned up, or 0. */
export const candidates = (evaluator: Evaluator, position: Position, drawn: number): Candidate[] => {
  evaluator.read(position);
  const list: Candidate[] = [];
  const push = (tile: number, at: number, isOpen: boolean, value: number) =>
    list.push({ tile, at, isOpen, value, expected: value });
  const from = position.active * CELLS;
  const add = (tile: number, isOpen: boolean) => {
    for (let at = 0; at < CELLS; at++) {
      if (
        !evaluator.fits(tile, at) ||
        (isOpen && !mayExchangeOpen(position) && position.boards[from + at] !== 0)
      )
        continue;
      push(tile, at, isOpen, evaluator.placeValue(tile, at, isOpen, position.left));
    }
  };
  if (drawn > 0) {
    push(drawn, LEAVE, false, evaluator.leaveValue(drawn, position.left));
    add(drawn, false);
  } else {
    for (let tile = 1; tile <= HIGHEST; tile++) if (position.middle[tile]! > 0) add(tile, true);
    push(0, LEAVE, false, evaluator.drawValue());
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

/** What drawing is worth, in worlds that begin with evenly spread tiles. */
const drawing = (
  evaluator: Evaluator,
  position: Position,
  candidate: Candidate,
  dice: Dice,
  { nodes, turns }: Settings,
): number => {
  const order = new Uint8Array(position.left);
  const worlds = Math.min(position.left, HIGHEST, Math.max(4, Math.floor(nodes / (1000 * turns))));
  let sum = 0;
  for (let world = 0; world < worlds; world++) {
    imagine(position, dice, world, worlds, order);
    sum += rollout(evaluator, position, candidate, order, turns);
  }
  return sum / worlds;
};

/** As many of the moves as nodes allow, two at least, with all that may follow. */
const lookClosely = (
  evaluator: Evaluator,
  position: Position,
  tried: readonly Candidate[],
  dice: Dice,
  settings: Settings,
): Candidate[] => {
  const looked: Candidate[] = [];
  for (const candidate of tried) {
    if (looked.length >= 2 && evaluator.nodes >= settings.nodes) break;
    const value =
      candidate.tile === 0
        ? drawing(evaluator, position, candidate, dice, settings)
        : enumerate(evaluator, position, candidate, settings.turns);
    looked.push({ ...candidate, value });
  }
  return looked.sort((a, b) => b.value - a.value);
};

/** The close ones in the same imagined worlds, as long as nodes are left; what was seen before counts like a few worlds. */
const tryInWorlds = (
  evaluator: Evaluator,
  position: Position,
  tried: readonly Candidate[],
  dice: Dice,
  { nodes, worldTurns }: Settings,
): Candidate[] => {
  const order = new Uint8Array(position.left);
  const sums = tried.map(({ value }) => BEFORE * value);
  let worlds = 0;
  while (evaluator.nodes < nodes) {
    imagine(position, dice, worlds++ % WORLDS, WORLDS, order);
    evaluator.nodes += IMAGINED;
    for (const [i, candidate] of tried.entries())
      sums[i]! += rollout(evaluator, position, candidate, order, worldTurns);
  }
  return tried
    .map((candidate, i) => ({ ...candidate, value: sums[i]! / (BEFORE + worlds) }))
    .sort((a, b) => b.value - a.value);
};

/** The moves, best first, the tried ones with the value that closer looking gave. */
export const search = (
  evaluator: Evaluator,
  position: Position,
  drawn: number,
  dice: Dice,
  given: Settings,
): Candidate[] => {
  const list = candidates(evaluator, position, drawn);
  const settings = given.nodes < DEEPER ? { ...given, turns: 1 } : given;
  const { width, margin, close } = settings;
  const tried = list.slice(0, width).filter(({ value }) => value >= list[0]!.value - margin);
  if (tried.length < 2 || list[0]!.value >= 1 || position.left < 2) return list;
  evaluator.nodes = 0;
  const looked = lookClosely(evaluator, position, tried, dice, settings);
  const near = looked.filter(({ value }) => value > looked[0]!.value - close);
  const best = near.length < 2 ? near : tryInWorlds(evaluator, position, near, dice, settings);
  return [...best, ...looked.slice(best.length), ...list.slice(looked.length)];
};
