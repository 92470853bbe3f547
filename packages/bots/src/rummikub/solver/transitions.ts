// Lists the ways to use one colour's tiles of one number: so many in runs, so many jokers with them, so many in groups.
// The lists are made when they are first asked for, and stay in a workspace as long as the task does.
import { JOKER } from '@crescendo/rules/rummikub';
import { CAPPED, GROWN, MAX_RUNS, ONES, STATES, TWOS } from './run-states.ts';
import { canGroup, countOf, type Task } from './task.ts';

const MAX_WAYS = 40;
const LISTS = 14 * 4 * STATES;
const POWER = [1, 3, 9, 27];

/** Each way: six bits (in runs, jokers in runs, in groups), the state of the runs after it, what it is worth, … */
export const wayChoice = new Int32Array(LISTS * MAX_WAYS);
export const wayState = new Int32Array(LISTS * MAX_WAYS);
export const wayWorth = new Int32Array(LISTS * MAX_WAYS);
/** … jokers it uses, jokers that its open runs will need at least, … */
export const wayJokers = new Int32Array(LISTS * MAX_WAYS);
export const wayLack = new Int32Array(LISTS * MAX_WAYS);
/** … its part of the code of a group, and how many tiles and jokers it lays. */
export const wayGroup = new Int32Array(LISTS * MAX_WAYS);
export const wayTiles = new Int32Array(LISTS * MAX_WAYS);

const listStamp = new Int32Array(LISTS);
const listEnd = new Int32Array(LISTS);
let stamp = 0;

/** The task of the lists. */
let task: Task;
let jokers: number;
const isGroup = new Uint8Array(14);

/** From now on the lists are those of this task. */
export const turnTo = (now: Task): void => {
  stamp++;
  task = now;
  jokers = now.must[JOKER]! + now.may[JOKER]!;
  for (let number = 1; number <= now.values; number++)
    isGroup[number] = canGroup(now, number, jokers) ? 1 : 0;
};

/** The list of a number and a colour whose runs are in this state: its ways are from `firstOf` to before `endOf`. */
export const listOf = (number: number, colour: number, state: number): number => {
  const list = (number * 4 + colour) * STATES + state;
  if (listStamp[list] !== stamp) fillList(number, colour, state, list);
  return list;
};

export const firstOf = (list: number): number => list * MAX_WAYS;
export const endOf = (list: number): number => listEnd[list]!;

const fillList = (number: number, colour: number, state: number, list: number): void => {
  const { must, may, worth, colours, values } = task;
  listStamp[list] = stamp;
  const tile = colour * 13 + number - 1;
  const isThere = colour < colours;
  const least = isThere ? must[tile]! : 0;
  const most = isThere ? least + may[tile]! : 0;
  const next = isThere ? countOf(task, colour, number + 1) : 0;
  const afterNext = isThere ? countOf(task, colour, number + 2) : 0;
  const room = Math.min(MAX_RUNS, next + jokers);
  const first = firstOf(list);
  let end = first;
  for (let wild = 0; wild <= (isThere ? jokers : 0); wild++)
    for (let used = most; used >= least; used--)
      for (let real = used; real >= (isGroup[number] === 1 ? 0 : used); real--) {
        const grown = real + wild > MAX_RUNS ? -1 : GROWN[state * 5 + real + wild]!;
        if (grown < 0) continue;
        const ones = ONES[grown]!;
        const twos = TWOS[grown]!;
        if ((ones > 0 && number + 2 > values) || (ones + twos > 0 && number + 1 > values)) continue;
        const lack = Math.max(0, ones + twos - next) + Math.max(0, ones - afterNext);
        if (lack + wild > jokers) continue;
        // Ways that need fewer jokers come first, so that the search can stop at the first that needs too many.
        let at = end++;
        for (; at > first && wayJokers[at - 1]! + wayLack[at - 1]! > wild + lack; at--) moveWay(at - 1, at);
        wayLack[at] = lack;
        wayState[at] = CAPPED[grown * 5 + room]!;
        wayWorth[at] = (used - least) * worth[tile]!;
        wayJokers[at] = wild;
        wayTiles[at] = used + wild;
        wayGroup[at] = (used - real) * POWER[colour]!;
        wayChoice[at] = real | (wild << 2) | ((used - real) << 4);
      }
  listEnd[list] = end;
};

const moveWay = (from: number, to: number): void => {
  wayLack[to] = wayLack[from]!;
  wayState[to] = wayState[from]!;
  wayWorth[to] = wayWorth[from]!;
  wayJokers[to] = wayJokers[from]!;
  wayTiles[to] = wayTiles[from]!;
  wayGroup[to] = wayGroup[from]!;
  wayChoice[to] = wayChoice[from]!;
};
