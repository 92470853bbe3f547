// The best way to lay tiles out in sets, exactly and fast: through the numbers from 1 up, remembering for each colour
// only the state of its open runs (run-states.ts), and how many jokers are used. Two positions that agree in these have
// the same future, so only the better one is kept.
import { JOKER } from '@crescendo/rules/rummikub';
import { GROUP_CODES, GROUPS } from './groups.ts';
import { CAPPED, GROWN, LONGER, MOST_RUNS, ONES, STATES, TWOS } from './run-states.ts';

export interface Task {
  readonly colours: number;
  /** The highest number. */
  readonly values: number;
  /** Tiles that must lie in a set: counts by tile, jokers last. */
  readonly must: readonly number[];
  /** Tiles that may. */
  readonly may: readonly number[];
  /** What each tile of `may` is worth when it lies in a set. */
  readonly worth: readonly number[];
  /** How many points all sets together must make, a joker counting what it stands for; at most 63. */
  readonly need: number;
}

export interface Arranged {
  readonly worth: number;
  /** For each number from 1 on what was done with its tiles; `rebuild` makes sets of it. */
  readonly choices: readonly number[];
  /** Positions looked at. */
  readonly nodes: number;
}

/** Positions looked at since the program began: what a budget is counted in. */
export const work = { nodes: 0 };

/** This fast way knows two copies of a tile and two jokers; games with more are rare and take the slow way. */
export const fitsFast = ({ must, may }: Pick<Task, 'must' | 'may'>): boolean =>
  must.every((count, tile) => count + may[tile]! <= 2);

// The workspace. Nothing in it outlives a call; it is made once because a call takes a few microseconds.
const MOST_NODES = 1 << 20;
const nodeKey = new Int32Array(MOST_NODES);
const nodePromise = new Int32Array(MOST_NODES);
const nodeWorth = new Int32Array(MOST_NODES);
const nodeBefore = new Int32Array(MOST_NODES);
/** For each colour six bits (in runs, jokers in runs, in groups), then two for jokers in groups. */
const nodeChoice = new Int32Array(MOST_NODES);

const SLOTS = 1 << 18;
const slotNode = new Int32Array(SLOTS);
const slotStamp = new Int32Array(SLOTS);
let stamp = 0;

// What one colour can do at the present number, for each state of its runs.
const MOST_WAYS = 40;
const wayCount = new Int32Array(4 * STATES);
const wayChoice = new Int32Array(4 * STATES * MOST_WAYS);
const wayState = new Int32Array(4 * STATES * MOST_WAYS);
const wayWorth = new Int32Array(4 * STATES * MOST_WAYS);
const wayJokers = new Int32Array(4 * STATES * MOST_WAYS);
const wayGroup = new Int32Array(4 * STATES * MOST_WAYS);
const wayTiles = new Int32Array(4 * STATES * MOST_WAYS);
const wayLack = new Int32Array(4 * STATES * MOST_WAYS);
const wayStamp = new Int32Array(4 * STATES);

const POWER = [1, 3, 9, 27];

// The most a colour can still add after a number: by number, colour, state and jokers left.
const bound = new Int32Array(14 * 4 * STATES * 3);
const NEVER = -1_000_000_000;

/** How one pass through the numbers is cut short. */
interface Pass {
  /** Give up when there are more nodes than this. */
  readonly limit: number;
  /** Keep only so many nodes of each number, those that promise most. */
  readonly width: number;
  /** Drop what cannot reach this; needs `bound`. */
  readonly least: number;
}

const EASY: Pass = { limit: 2000, width: Infinity, least: NEVER };

/** The best arrangement of all of `must` and any of `may`; `undefined` when `must` cannot be laid. */
export const arrange = (task: Task): Arranged | undefined => {
  const easy = pass(task, EASY);
  if (easy !== 'too many') return easy;
  // A hard one: narrow passes find something good, and what cannot be better is not looked at in the full one.
  const most = setBounds(task);
  let best: Arranged | undefined;
  for (const width of [60, Infinity]) {
    const least = best === undefined ? 0 : best.worth + 1;
    if (least > most) break;
    const found = pass(task, { limit: MOST_NODES - SLOTS, width, least });
    if (found === 'too many') throw new Error('a table beyond what the solver can hold');
    best = found ?? best;
  }
  return best;
};

/** One pass through all numbers; `undefined` when nothing reaches `least`. */
const pass = (task: Task, { limit, width, least }: Pass): Arranged | 'too many' | undefined => {
  const { must, may, values } = task;
  const jokers = must[JOKER]! + may[JOKER]!;
  let from = 0;
  let count = 1;
  nodeKey[0] = 0;
  nodeWorth[0] = 0;
  for (let number = 1; number <= values; number++) {
    const to = count;
    stamp++;
    const canGroup = coloursWith(task, number) + jokers >= 3;
    work.nodes += to - from;
    for (let node = from; node < to; node++) {
      count = spread(task, number, jokers, canGroup, least, node, count);
      if (count > limit) return 'too many';
    }
    if (to === count) return undefined;
    if (count - to > width) count = to + thin(to, count, width);
    from = to;
  }
  return finish(task, from, count);
};

/** The best of the last nodes, and the way to it. */
const finish = ({ must, worth, need }: Task, from: number, count: number): Arranged | undefined => {
  let best = -1;
  let most = -1;
  for (let node = from; node < count; node++) {
    const used = (nodeKey[node]! >> 24) & 3;
    if (used < must[JOKER]! || nodeKey[node]! >>> 26 < need) continue;
    const total = nodeWorth[node]! + (used - must[JOKER]!) * worth[JOKER]!;
    if (total > most) {
      most = total;
      best = node;
    }
  }
  if (best < 0) return undefined;
  const choices: number[] = [];
  for (let node = best; node > 0; node = nodeBefore[node]!) choices.push(nodeChoice[node]!);
  return { worth: most, choices: choices.reverse(), nodes: count };
};

/** Move the `width` nodes that promise most to the front. */
const thin = (from: number, to: number, width: number): number => {
  const order = Array.from({ length: to - from }, (_, i) => from + i);
  order.sort((a, b) => nodePromise[b]! - nodePromise[a]! || a - b);
  const kept = order.slice(0, width).sort((a, b) => a - b);
  for (const [i, node] of kept.entries()) {
    nodeKey[from + i] = nodeKey[node]!;
    nodeWorth[from + i] = nodeWorth[node]!;
    nodeBefore[from + i] = nodeBefore[node]!;
    nodeChoice[from + i] = nodeChoice[node]!;
  }
  return kept.length;
};

/**
 * Fill `bound`, from the last number down: each colour alone, as if groups took whatever it likes and it had all the
 * jokers. Returns the bound of the whole task.
 */
const setBounds = (task: Task): number => {
  const { must, may, values, worth } = task;
  const jokers = must[JOKER]! + may[JOKER]!;
  for (let colour = 0; colour < 4; colour++)
    for (let state = 0; state < STATES; state++)
      for (let left = 0; left < 3; left++)
        bound[boundAt(values, colour, state) + left] = ONES[state]! + TWOS[state]! > 0 ? NEVER : 0;
  for (let number = values; number > 0; number--) {
    stamp++;
    const canGroup = coloursWith(task, number) + jokers >= 3;
    for (let colour = 0; colour < 4; colour++)
      for (let state = 0; state < STATES; state++) {
        const list = colour * STATES + state;
        // No more runs can be open than there were tiles.
        const open = ONES[state]! + TWOS[state]! + LONGER[state]!;
        if (open > (number > 1 ? countOf(task, colour, number - 1) : 0) + jokers) continue;
        listWays(task, number, jokers, canGroup, colour, list);
        for (let left = 0; left < 3; left++)
          bound[boundAt(number - 1, colour, state) + left] = bestWay(number, colour, list, left);
      }
  }
  let sum = may[JOKER]! * worth[JOKER]!;
  for (let colour = 0; colour < 4; colour++) sum += bound[boundAt(0, colour, 0) + jokers]!;
  return sum;
};

const boundAt = (number: number, colour: number, state: number): number =>
  ((number * 4 + colour) * STATES + state) * 3;

const bestWay = (number: number, colour: number, list: number, left: number): number => {
  let best = NEVER;
  const end = list * MOST_WAYS + wayCount[list]!;
  for (let way = list * MOST_WAYS; way < end; way++) {
    const rest = left - wayJokers[way]!;
    if (rest < wayLack[way]!) continue;
    const after = bound[boundAt(number, colour, wayState[way]!) + rest]!;
    if (after > NEVER && after + wayWorth[way]! > best) best = after + wayWorth[way]!;
  }
  return best;
};

/** The most a node after this number may come to. */
const promiseOf = (number: number, states: number, left: number, worth: number): number => {
  let sum = worth;
  for (let colour = 0; colour < 4; colour++) {
    const after = bound[boundAt(number, colour, (states >> (6 * colour)) & 63) + left]!;
    if (after === NEVER) return NEVER;
    sum += after;
  }
  return sum;
};

const countOf = ({ must, may, values }: Task, colour: number, number: number): number => {
  const tile = colour * 13 + number - 1;
  return number > values ? 0 : must[tile]! + may[tile]!;
};

const coloursWith = (task: Task, number: number): number => {
  let sum = 0;
  for (let colour = 0; colour < task.colours; colour++) if (countOf(task, colour, number) > 0) sum++;
  return sum;
};

/** Everything that can follow from one node at this number. Returns the count of nodes. */
const spread = (
  task: Task,
  number: number,
  jokers: number,
  canGroup: boolean,
  least: number,
  node: number,
  count: number,
): number => {
  const { colours, need } = task;
  const key = nodeKey[node]!;
  const used = (key >> 24) & 3;
  const left = jokers - used;
  const lists = [0, 0, 0, 0];
  for (let colour = 0; colour < 4; colour++) {
    const list = colour * STATES + ((key >> (6 * colour)) & 63);
    if (wayStamp[list] !== stamp) listWays(task, number, jokers, canGroup, colour, list);
    if (wayCount[list] === 0) return count;
    lists[colour] = list;
  }
  const [la, lb, lc, ld] = lists as [number, number, number, number];
  const endA = la * MOST_WAYS + wayCount[la]!;
  const endB = lb * MOST_WAYS + wayCount[lb]!;
  const endC = lc * MOST_WAYS + wayCount[lc]!;
  const endD = ld * MOST_WAYS + wayCount[ld]!;
  const groups = colours * GROUP_CODES * 3;
  const bonus = task.may[JOKER]! * task.worth[JOKER]!;
  for (let a = la * MOST_WAYS; a < endA; a++) {
    const lackA = wayJokers[a]! + wayLack[a]!;
    if (lackA > left) break;
    for (let b = lb * MOST_WAYS; b < endB; b++) {
      const lackB = lackA + wayJokers[b]! + wayLack[b]!;
      if (lackB > left) break;
      for (let c = lc * MOST_WAYS; c < endC; c++) {
        const lackC = lackB + wayJokers[c]! + wayLack[c]!;
        if (lackC > left) break;
        for (let d = ld * MOST_WAYS; d < endD; d++) {
          const spare = left - lackC - wayJokers[d]! - wayLack[d]!;
          if (spare < 0) break;
          const group = groups + (wayGroup[a]! + wayGroup[b]! + wayGroup[c]! + wayGroup[d]!) * 3;
          for (let extra = 0; extra <= spare; extra++) {
            if (GROUPS[group + extra]! < 0) continue;
            const wild = wayJokers[a]! + wayJokers[b]! + wayJokers[c]! + wayJokers[d]! + extra;
            const points =
              need === 0
                ? 0
                : Math.min(
                    need,
                    (key >>> 26) +
                      number * (wayTiles[a]! + wayTiles[b]! + wayTiles[c]! + wayTiles[d]! + extra),
                  );
            const states = wayState[a]! | (wayState[b]! << 6) | (wayState[c]! << 12) | (wayState[d]! << 18);
            const worth = nodeWorth[node]! + wayWorth[a]! + wayWorth[b]! + wayWorth[c]! + wayWorth[d]!;
            let promise = 0;
            if (least > NEVER) {
              promise = promiseOf(number, states, left - wild, worth);
              if (promise + bonus < least) continue;
            }
            const place = placeOf(states | ((used + wild) << 24) | (points << 26), worth, count);
            if (place < 0) continue;
            if (place === count) count++;
            nodePromise[place] = promise;
            nodeBefore[place] = node;
            nodeChoice[place] =
              wayChoice[a]! |
              (wayChoice[b]! << 6) |
              (wayChoice[c]! << 12) |
              (wayChoice[d]! << 18) |
              (extra << 24);
          }
        }
      }
    }
  }
  return count;
};

/** Where a node with this key belongs: a new place, `count`; that of a worse one; or -1, there is one as good. */
const placeOf = (key: number, worth: number, count: number): number => {
  let slot = (Math.imul(key, 0x9e3779b1) >>> 14) & (SLOTS - 1);
  while (slotStamp[slot] === stamp && nodeKey[slotNode[slot]!] !== key) slot = (slot + 1) & (SLOTS - 1);
  let place = count;
  if (slotStamp[slot] === stamp) {
    place = slotNode[slot]!;
    if (nodeWorth[place]! >= worth) return -1;
  } else {
    slotStamp[slot] = stamp;
    slotNode[slot] = place;
    nodeKey[place] = key;
  }
  nodeWorth[place] = worth;
  return place;
};

/** What one colour can do at this number with its runs in this state; at its place in the workspace. */
const listWays = (
  task: Task,
  number: number,
  jokers: number,
  canGroup: boolean,
  colour: number,
  list: number,
): void => {
  const { must, may, worth, colours, values } = task;
  const state = list - colour * STATES;
  const tile = colour * 13 + number - 1;
  wayStamp[list] = stamp;
  let way = list * MOST_WAYS;
  const isThere = colour < colours;
  const [least, most] = isThere ? [must[tile]!, must[tile]! + may[tile]!] : [0, 0];
  const next = isThere ? countOf(task, colour, number + 1) : 0;
  const afterNext = isThere ? countOf(task, colour, number + 2) : 0;
  const room = Math.min(MOST_RUNS, next + jokers);
  const first = way;
  // Ways that need fewer jokers come first, so that the search can stop at the first that needs too many.
  for (let wild = 0; wild <= (isThere ? jokers : 0); wild++)
    for (let used = most; used >= least; used--)
      for (let real = used; real >= (canGroup ? 0 : used); real--) {
        const grown = real + wild > MOST_RUNS ? -1 : GROWN[state * 5 + real + wild]!;
        if (grown < 0) continue;
        const [ones, twos] = [ONES[grown]!, TWOS[grown]!];
        if ((ones > 0 && number + 2 > values) || (ones + twos > 0 && number + 1 > values)) continue;
        const lack = Math.max(0, ones + twos - next) + Math.max(0, ones - afterNext);
        if (lack + wild > jokers) continue;
        let at = way++;
        for (; at > first && wayJokers[at - 1]! + wayLack[at - 1]! > wild + lack; at--) moveWay(at - 1, at);
        wayLack[at] = lack;
        wayState[at] = CAPPED[grown * 5 + room]!;
        wayWorth[at] = (used - least) * worth[tile]!;
        wayJokers[at] = wild;
        wayTiles[at] = used + wild;
        wayGroup[at] = (used - real) * POWER[colour]!;
        wayChoice[at] = real | (wild << 2) | ((used - real) << 4);
      }
  wayCount[list] = way - list * MOST_WAYS;
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
