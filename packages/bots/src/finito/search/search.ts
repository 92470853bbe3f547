// Looking ahead: over all numbers of the die, and over the counter that is turned up next.
import { itemAt, range } from '@crescendo/rules';
import { back, type Position, shift } from '../model/position.ts';
import { targets } from '../model/track.ts';
import type { RollsLeft } from '../network/rolls-left.ts';

/** The worth of a board at this distance from the goal, `rolls` rolls from now. More is better. */
export type Worth = (distance: number, rolls: number) => number;

export interface Search {
  /** The distance of a board from the goal; 0 when it is there. */
  readonly distance: (position: Position) => number;
  /** The same after all moves of these counters at once, where that is faster: for each free square the least. */
  readonly leastAfter?: RollsLeft['leastAfter'] | undefined;
  readonly worth: Worth;
  /** The number of boards that were looked at. */
  nodes: number;
  /** Moves that leave so much more than the best are not worth looking further. */
  readonly close?: number | undefined;
  /** The number of replies that are followed if the search looks more than one roll ahead. */
  readonly width: number;
}

const SPOTS = Array.from({ length: 6 }, () => new Uint8Array(4));

const leaf = (search: Search, position: Position, rolls: number): number => {
  search.nodes++;
  return search.worth(search.distance(position), rolls);
};

/** The best a counter can do on these squares, looking `depth` rolls further. */
const bestOf = (
  search: Search,
  position: Position,
  counter: number,
  squares: Uint8Array,
  size: number,
  rolls: number,
): number => {
  let best = -1e9;
  for (let i = 0; i < size; i++) {
    const was = shift(position, counter, squares[i]!);
    const value = leaf(search, position, rolls);
    back(position, counter, was);
    if (value > best) best = value;
  }
  return best;
};

/** Placing: two counters are known, the third is turned up from those face down. */
const expectPlacing = (
  search: Search,
  position: Position,
  roll: number,
  depth: number,
  rolls: number,
): number => {
  const { open, down } = position;
  const squares = SPOTS[depth]!;
  const size = targets(position.track, position.board, roll, squares);
  const bestOfOpen = (): number => {
    let best = -1e9;
    for (const counter of open)
      best = Math.max(best, bestOf(search, position, counter, squares, size, rolls));
    return best;
  };
  if (down.length === 0) return bestOfOpen();
  let sum = 0;
  for (const counter of down) {
    open.push(counter);
    sum += bestOfOpen();
    open.pop();
  }
  return sum / down.length;
};

/** Moving: any counter; where rolls remain to look at, the best few by the costs are followed. */
const expectMoving = (
  search: Search,
  position: Position,
  roll: number,
  depth: number,
  rolls: number,
): number => {
  const squares = SPOTS[depth]!;
  const size = targets(position.track, position.board, roll, squares);
  const followed: { counter: number; at: number; value: number }[] = [];
  let best = -1e9;
  for (let counter = 1; counter <= position.counters; counter++)
    for (let i = 0; i < size; i++) {
      const at = squares[i]!;
      const was = shift(position, counter, at);
      const value = leaf(search, position, rolls);
      back(position, counter, was);
      if (value > best) best = value;
      if (depth > 1) followed.push({ counter, at, value });
    }
  if (depth === 1) return best;
  followed.sort((a, b) => b.value - a.value);
  best = -1e9;
  for (const { counter, at } of followed.slice(0, search.width)) {
    const was = shift(position, counter, at);
    const value = expect(search, position, depth - 1, rolls);
    back(position, counter, was);
    if (value > best) best = value;
  }
  return best;
};

const least = new Float64Array(64);

/** All rolls at once, by the least distance on each square. */
const expectLeast = (
  search: Search,
  position: Position,
  counters: readonly number[],
  rolls: number,
): number => {
  const squares = SPOTS[0]!;
  search.leastAfter?.(position, counters, least);
  search.nodes += counters.length * 24;
  let sum = 0;
  for (let roll = 1; roll <= position.track.numbers; roll++) {
    const size = targets(position.track, position.board, roll, squares);
    let near = 99;
    for (let i = 0; i < size; i++) near = Math.min(near, least[squares[i]!]!);
    sum += search.worth(near, rolls);
  }
  return sum / position.track.numbers;
};

const expectNext = (search: Search, position: Position, rolls: number): number => {
  const { open, down, counters } = position;
  if (down.length === 0)
    return expectLeast(
      search,
      position,
      open.length > 0 ? [...open] : range(counters).map((i) => i + 1),
      rolls,
    );
  let sum = 0;
  for (const counter of down) {
    open.push(counter);
    sum += expectLeast(search, position, [...open], rolls);
    open.pop();
  }
  return sum / down.length;
};

/** The worth of this board before the next roll, looking `depth` rolls ahead; `rolls` have passed. */
const expect = (search: Search, position: Position, depth: number, rolls: number): number => {
  const { track } = position;
  const isPlacing = position.open.length + position.down.length > 0;
  if (depth === 0 || search.distance(position) === 0) return leaf(search, position, rolls);
  if (depth === 1 && search.leastAfter) return expectNext(search, position, rolls + 1);
  let sum = 0;
  for (let roll = 1; roll <= track.numbers; roll++)
    sum += isPlacing
      ? expectPlacing(search, position, roll, depth, rolls + 1)
      : expectMoving(search, position, roll, depth, rolls + 1);
  return sum / track.numbers;
};

export interface Choice {
  /** 0: pass. */
  readonly counter: number;
  readonly at: number;
  readonly value: number;
  /** The distance after this move. */
  readonly distance: number;
}

/** All moves at this roll by the costs alone, best first. */
const plainChoices = (search: Search, position: Position, roll: number, mayPass: boolean): Choice[] => {
  const squares = new Uint8Array(4);
  const size = targets(position.track, position.board, roll, squares);
  const isPlacing = position.open.length > 0;
  const list = isPlacing ? position.open : Array.from({ length: position.counters }, (_, i) => i + 1);
  const choices: Choice[] = [];
  const add = (counter: number, at: number) => {
    search.nodes++;
    const distance = search.distance(position);
    choices.push({ counter, at, distance, value: search.worth(distance, 1) });
  };
  for (const counter of list)
    for (let i = 0; i < size; i++) {
      const was = shift(position, counter, squares[i]!);
      add(counter, squares[i]!);
      back(position, counter, was);
    }
  if (mayPass && !isPlacing) add(0, -1);
  return choices.sort((a, b) => b.value - a.value || a.distance - b.distance);
};

/** This choice, looked at `depth` rolls ahead. */
const deeper = (search: Search, position: Position, choice: Choice, depth: number): Choice => {
  if (choice.counter === 0) return { ...choice, value: expect(search, position, depth, 1) };
  const was = shift(position, choice.counter, choice.at);
  const index = position.open.indexOf(choice.counter);
  if (index >= 0) position.open.splice(index, 1);
  const value = expect(search, position, depth, 1);
  if (index >= 0) position.open.splice(index, 0, choice.counter);
  back(position, choice.counter, was);
  return { ...choice, value };
};

/** The same, the best `widths[d - 1]` of them looked at d rolls ahead, one depth after the other. */
export const choices = (
  search: Search,
  position: Position,
  roll: number,
  mayPass: boolean,
  widths: readonly number[],
): Choice[] => {
  let list = plainChoices(search, position, roll, mayPass);
  widths.forEach((width, i) => {
    // While placing, a second roll would need every order of the counters face down.
    if (list.length < 2 || (i > 0 && position.open.length > 0)) return;
    const far = itemAt(list, 0).distance + (search.close ?? Infinity);
    const isWorthIt = (choice: Choice, n: number): boolean => n < 2 || (n < width && choice.distance <= far);
    const looked = list.filter(isWorthIt).map((choice) => deeper(search, position, choice, i + 1));
    looked.sort((a, b) => b.value - a.value || a.distance - b.distance);
    list = [...looked, ...list.filter((choice, n) => !isWorthIt(choice, n))];
  });
  return list;
};
