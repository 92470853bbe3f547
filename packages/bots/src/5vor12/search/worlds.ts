// Imagined worlds: how the next turns may go, everybody going by the evaluation. What the net thinks of a turn before it and
// after it does not quite agree, and these corrections add up along the way. Which tiles are turned up in a world
// plays no part in it, since what a tile would be worth on average is known: so a few worlds tell much.

import {
  copyPosition,
  HIGHEST,
  newPosition,
  type Position,
  pass,
  put,
  removeFromPool,
  take,
} from '../model/position.ts';
import type { Evaluator } from '../value/evaluator.ts';
import type { Candidate } from './look-ahead.ts';

/** Turns after the own one: two of every seat. */
const turnsFor = (seats: number): number => 2 * seats;
/** Multiples of these spread evenly between 0 and 1, and those of several turns together do too: powers of a root of x⁶ = x + 1. */
const STEPS = new Float64Array(turnsFor(4) + 1);
// Divided one by one: engines may differ in the last bit of a power.
for (let turn = 0; turn < STEPS.length; turn++) STEPS[turn] = (turn === 0 ? 1 : STEPS[turn - 1]!) / 1.134724;
/** As if so many more worlds had said what the evaluation says. */
const PRIOR = 6;
/** So far behind the best after one world, half as far after four and so on, a move is given up. */
const BEHIND = 0.085;

/** A world: a number from 0 to below 1 for every turn, which says what hidden tile is turned up then. */
export type World = (turn: number) => number;

const evenlySpacedWorld =
  (world: number): World =>
  (turn) => {
    const spot = (world + 0.5) * STEPS[turn]!;
    return spot - Math.floor(spot);
  };

const position = newPosition();

/** The hidden tile that is turned up in this world and turn. */
const tileIn = (world: World, turn: number): number => {
  let rest = Math.floor(world(turn) * position.left);
  for (let tile = 1; tile < HIGHEST; tile++) {
    rest -= position.pool[tile]!;
    if (rest < 0) return tile;
  }
  return HIGHEST;
};

/** Turns up the tile of this world and places it as `drawValue` found best: the chance then of the one that sits `role` after. */
const draw = (evaluator: Evaluator, world: World, turn: number, role: number): number => {
  const tile = tileIn(world, turn);
  const at = evaluator.placeOf(tile);
  const value = evaluator.drawnValue(tile, role);
  removeFromPool(position, tile);
  position.idle = 0;
  put(position, tile, at);
  return value;
};

/** The chance after this candidate, as the turns of one world correct it. */
export const valueInWorld = (
  evaluator: Evaluator,
  from: Position,
  { tile, at, isOpen, value }: Candidate,
  world: World,
  turns: number,
): number => {
  copyPosition(position, from);
  const { active: root, seats } = from;
  let sum = value;
  let before = value;
  if (tile === 0) {
    evaluator.read(position);
    evaluator.drawValue();
    before = draw(evaluator, world, 0, 0);
  } else if (isOpen) take(position, tile, at);
  else put(position, tile, at);
  for (let turn = 1; turn <= turns; turn++) {
    if (position.free[position.active] === 0 || position.left === 0) return sum;
    pass(position);
    evaluator.read(position);
    const best = evaluator.bestTurn();
    const { bestTile, bestAt } = evaluator;
    const role = (root - position.active + seats) % seats;
    if (bestTile === 0) {
      sum += (role === 0 ? best : evaluator.drawValueFor(role)) - before;
      before = draw(evaluator, world, turn, role);
    } else {
      const after = role === 0 ? best : evaluator.placeValue(bestTile, bestAt, true, position.left, role);
      sum += after - before;
      before = after;
      take(position, bestTile, bestAt);
    }
  }
  return sum;
};

/** The mean of each candidate's value over the same worlds, as many of them as nodes allow. */
export const meanOfWorlds = (
  evaluator: Evaluator,
  from: Position,
  candidates: readonly Candidate[],
  worlds: number,
  nodes: number,
  turns = turnsFor(from.seats),
): readonly number[] => {
  const sums = candidates.map(() => 0);
  let count = 0;
  while (count < worlds && evaluator.nodes < nodes) {
    for (const [i, candidate] of candidates.entries())
      sums[i]! += valueInWorld(evaluator, from, candidate, evenlySpacedWorld(count), turns);
    count++;
  }
  return sums.map((sum) => sum / count);
};

/** A candidate in a race, its corrections in all worlds so far, and what that makes of its value. */
interface Runner {
  readonly candidate: Candidate;
  corrections: number;
  value: number;
}

/** The candidates as the same worlds leave them: best first, with the values of then, those that were given up last. */
export const raceInWorlds = (
  evaluator: Evaluator,
  from: Position,
  candidates: readonly Candidate[],
  nodes: number,
): readonly Candidate[] => {
  const turns = turnsFor(from.seats);
  let running = candidates.map(
    (candidate): Runner => ({ candidate, corrections: 0, value: candidate.value }),
  );
  const gone: Runner[] = [];
  for (let world = 0; running.length > 1 && evaluator.nodes < nodes; world++) {
    for (const runner of running) {
      const { value } = runner.candidate;
      runner.corrections +=
        valueInWorld(evaluator, from, runner.candidate, evenlySpacedWorld(world), turns) - value;
      runner.value = value + runner.corrections / (world + 1 + PRIOR);
    }
    running.sort((a, b) => b.value - a.value);
    const least = running[0]!.value - BEHIND / Math.sqrt(world + 1);
    gone.unshift(...running.filter(({ value }) => value < least));
    running = running.filter(({ value }) => value >= least);
  }
  return [...running, ...gone].map(({ candidate, value }) => ({ ...candidate, value }));
};
