// The expert: the few best moves by the evaluation, looked at more closely, with all that the next may turn up.

import { CELLS, HIGHEST, mayExchangeOpen, type Position } from '../model/position.ts';
import { type Evaluator, LEAVE } from '../value/evaluator.ts';
import { type Candidate, lookAhead } from './look-ahead.ts';
import { meanOfWorlds, raceInWorlds } from './worlds.ts';

export interface Settings {
  /** Nodes to spend, about. */
  readonly nodes: number;
  /** Most moves tried, and how far below the best one may be. */
  readonly width: number;
  readonly margin: number;
}

export const EXPERT: Settings = { nodes: 60_000, width: 4, margin: 0.1 };

/** With fewer nodes only the next turn is looked at. */
const DEEPER = 6000;
/** With two seats: nodes to look two turns ahead with. */
const AHEAD = 24_000;
/** So many moves at most, if they are this close then, are told apart in so many imagined worlds. */
const CLOSEST = 3;
const CLOSE = 0.02;
const WORLDS = 16;
/** With more seats worlds alone tell moves apart, those that are this close. */
const RACING = 0.04;
/** A node takes longer there, so only this part of the nodes is spent. */
const SPENT = 0.7;

/** All the active seat can do, with the evaluation's value, best first. `drawn` is the tile turned up, or 0. */
export const candidates = (evaluator: Evaluator, position: Position, drawn: number): Candidate[] => {
  evaluator.read(position);
  const list: Candidate[] = [];
  const push = (tile: number, at: number, isOpen: boolean, value: number) =>
    list.push({ tile, at, isOpen, value });
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

const byValue = (a: Candidate, b: Candidate): number => b.value - a.value;

/** A move that was looked at more closely, and what the evaluation said of it before. */
interface Looked extends Candidate {
  readonly before: number;
}

/** The moves that were looked at, the closest with their value in imagined worlds. */
const amongClose = (
  evaluator: Evaluator,
  position: Position,
  looked: readonly Looked[],
  nodes: number,
): readonly Candidate[] => {
  const close = looked.slice(0, CLOSEST).filter(({ value }) => value >= looked[0]!.value - CLOSE);
  if (close.length < 2 || evaluator.nodes >= nodes) return looked;
  const evaluated = close.map((one) => ({ ...one, value: one.before }));
  const means = meanOfWorlds(evaluator, position, evaluated, WORLDS, nodes);
  const again = close.map((one, i) => ({ ...one, value: means[i]! }));
  return [...again.sort(byValue), ...looked.slice(close.length)];
};

/** The moves, best first, the tried ones with the value that closer looking gave: two at least, more as nodes allow. */
export const search = (
  evaluator: Evaluator,
  position: Position,
  drawn: number,
  { nodes, width, margin }: Settings,
): Candidate[] => {
  const list = candidates(evaluator, position, drawn);
  const isDeep = nodes >= DEEPER;
  // With more at the table the next turn alone shows little of what matters in the end (decision 070).
  const races = isDeep && position.seats > 2;
  const least = list[0]!.value - (races ? RACING : margin);
  const tried = list.slice(0, width).filter(({ value }) => value >= least);
  if (tried.length < 2 || list[0]!.value >= 1 || position.left < 2) return list;
  evaluator.nodes = 0;
  if (races) {
    const raced = raceInWorlds(evaluator, position, tried, SPENT * nodes);
    return [...raced, ...list.slice(tried.length)];
  }
  const looked: Looked[] = [];
  for (const candidate of tried) {
    if (looked.length >= 2 && evaluator.nodes >= Math.min(nodes, AHEAD)) break;
    const value = lookAhead(evaluator, position, candidate, isDeep ? 2 : 1);
    looked.push({ ...candidate, value, before: candidate.value });
  }
  looked.sort(byValue);
  const ranked = isDeep ? amongClose(evaluator, position, looked, nodes) : looked;
  return [...ranked, ...list.slice(looked.length)];
};
