// Bounds the value of a node: each colour alone, as if groups took any tiles and it had all the jokers.
import { JOKER } from '@crescendo/rules/rummikub';
import { ONES, STATES, TWOS } from './run-states.ts';
import type { Task } from './task.ts';
import { endOf, firstOf, listOf, wayJokers, wayLack, wayState, wayWorth } from './transitions.ts';

/** Less than anything that can be; a few of them still add up to a small integer. */
export const NEVER = -100_000_000;

/** The most a colour can still add after a number: by number, colour, state of its runs and jokers left. */
const bound = new Int32Array(14 * 4 * STATES * 3);

const boundAt = (number: number, colour: number, state: number): number =>
  ((number * 4 + colour) * STATES + state) * 3;

/** `reached[boundAt(…)]`: 1 if a colour's runs can be in this state after this number. */
const reached = new Uint8Array(bound.length);

const reach = ({ values }: Task, colour: number): void => {
  for (let number = 0; number <= values; number++)
    for (let state = 0; state < STATES; state++) reached[boundAt(number, colour, state)] = 0;
  reached[boundAt(0, colour, 0)] = 1;
  for (let number = 1; number <= values; number++)
    for (let state = 0; state < STATES; state++) {
      if (reached[boundAt(number - 1, colour, state)] === 0) continue;
      const list = listOf(number, colour, state);
      const end = endOf(list);
      for (let way = firstOf(list); way < end; way++) reached[boundAt(number, colour, wayState[way]!)] = 1;
    }
};

/** Work the bounds out, from the last number down; answers that of the whole task. `turnTo` has been called. */
export const setBounds = (task: Task): number => {
  const { must, may, values, worth } = task;
  for (let colour = 0; colour < 4; colour++) {
    reach(task, colour);
    for (let state = 0; state < STATES; state++)
      bound.fill(
        ONES[state]! + TWOS[state]! > 0 ? NEVER : 0,
        boundAt(values, colour, state),
        boundAt(values, colour, state) + 3,
      );
    for (let number = values; number > 0; number--)
      for (let state = 0; state < STATES; state++) {
        const at = boundAt(number - 1, colour, state);
        if (reached[at] === 0) continue;
        const list = listOf(number, colour, state);
        for (let left = 0; left < 3; left++) bound[at + left] = bestWay(number, colour, list, left);
      }
  }
  return promiseOf(0, 0, must[JOKER]! + may[JOKER]!, may[JOKER]! * worth[JOKER]!);
};

const bestWay = (number: number, colour: number, list: number, left: number): number => {
  let best = NEVER;
  const end = endOf(list);
  for (let way = firstOf(list); way < end; way++) {
    const rest = left - wayJokers[way]!;
    if (rest < wayLack[way]!) continue;
    const after = bound[boundAt(number, colour, wayState[way]!) + rest]!;
    if (after > NEVER && after + wayWorth[way]! > best) best = after + wayWorth[way]!;
  }
  return best;
};

/**
 * The most a node after this number may come to, jokers of the rack apart: the jokers that are left are shared out among
 * the colours as suits them best.
 */
export const promiseOf = (number: number, states: number, left: number, worth: number): number => {
  // The best for no, one and two jokers shared by the colours so far.
  let none = worth;
  let one = worth;
  let two = worth;
  for (let colour = 0; colour < 4; colour++) {
    const at = boundAt(number, colour, (states >> (6 * colour)) & 63);
    const by0 = bound[at]!;
    if (left > 0) {
      const by1 = bound[at + 1]!;
      if (left > 1) two = most(two + by0, one + by1, none + bound[at + 2]!);
      one = most(one + by0, none + by1, NEVER);
    }
    none += by0;
  }
  return left === 0 ? none : left === 1 ? one : two;
};

const most = (a: number, b: number, c: number): number => (a > b ? (a > c ? a : c) : b > c ? b : c);
