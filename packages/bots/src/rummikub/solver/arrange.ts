// The best way to lay tiles out in sets, exactly and fast: through the numbers from 1 up, remembering for each colour
// only the state of its open runs (run-states.ts), and how many jokers are used.
import { JOKER } from '@crescendo/rules/rummikub';
import { NEVER, promiseOf, setBounds } from './bounds.ts';
import { GROUP_CODES, GROUPS, OPEN, THREE } from './groups.ts';
import {
  jokersIn,
  MAX_NODES,
  nextNumber,
  nodeBefore,
  nodeChoice,
  nodeKey,
  nodePromise,
  nodeWorth,
  placeOf,
  pointsIn,
  SLOTS,
  thin,
} from './nodes.ts';
import type { Task } from './task.ts';
import {
  endOf,
  firstOf,
  listOf,
  turnTo,
  wayChoice,
  wayGroup,
  wayJokers,
  wayLack,
  wayState,
  wayTiles,
  wayWorth,
} from './transitions.ts';

export interface Arranged {
  readonly worth: number;
  /** For each number from 1 on what was done with its tiles; `rebuild` makes sets of it. */
  readonly choices: readonly number[];
  /** Positions looked at. */
  readonly nodes: number;
}

/** Ways of going on looked at since the program began: what a budget is counted in. */
export const work = { nodes: 0 };
/** Each call takes as long as looking at so many. */
const CALL = 120;

/** The limits of one pass through the numbers. */
interface Pass {
  /** Give up when there are more nodes than this. */
  readonly limit: number;
  /** Keep only so many nodes of each number, those that promise most. */
  readonly width: number;
  /** Drop what cannot reach this; needs the bounds. */
  readonly least: number;
}

const EASY: Pass = { limit: 2000, width: Infinity, least: NEVER };

/** The answer when the best is hard to find: still the best; a good one; or the result of narrow passes, if any. */
export type Effort = 'best' | 'good' | 'little';

/** The best arrangement of all of `must` and any of `may`; `undefined` when `must` cannot be laid. */
export const arrange = (task: Task, effort: Effort = 'best'): Arranged | undefined => {
  turnTo(task);
  work.nodes += CALL;
  const easy = pass(task, EASY);
  if (easy !== 'too many') return easy;
  // A hard one: narrow passes find something good, and what cannot be better is not looked at in the full one.
  const most = setBounds(task);
  let best: Arranged | undefined;
  for (let width = NARROW; best === undefined && width <= WIDE; width *= 8) best = held(task, width, 0);
  if (effort === 'little') return best;
  if (best !== undefined && (effort === 'good' || best.worth === most)) return best;
  return held(task, Infinity, best === undefined ? 0 : best.worth + 1) ?? best;
};

const NARROW = 60;
const WIDE = 480;

const held = (task: Task, width: number, least: number): Arranged | undefined => {
  const found = pass(task, { limit: MAX_NODES - SLOTS, width, least });
  if (found === 'too many') throw new Error('a table beyond what the solver can hold');
  return found;
};

/** One pass through all numbers; `undefined` when nothing reaches `least`. */
const pass = (task: Task, { limit, width, least }: Pass): Arranged | 'too many' | undefined => {
  let from = 0;
  let count = 1;
  nodeKey[0] = 0;
  nodeWorth[0] = 0;
  for (let number = 1; number <= task.values; number++) {
    const to = count;
    nextNumber();
    for (let node = from; node < to; node++) {
      count = spread(task, number, least, node, count);
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
    const used = jokersIn(nodeKey[node]!);
    if (used < must[JOKER]! || pointsIn(nodeKey[node]!) < need) continue;
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

/** Everything that can follow from one node at this number. Returns the count of nodes. */
const spread = (task: Task, number: number, least: number, node: number, count: number): number => {
  const { colours, need, must, may } = task;
  const key = nodeKey[node]!;
  const used = jokersIn(key);
  const left = must[JOKER]! + may[JOKER]! - used;
  const la = listOf(number, 0, key & 63);
  const lb = listOf(number, 1, (key >> 6) & 63);
  const lc = listOf(number, 2, (key >> 12) & 63);
  const ld = listOf(number, 3, (key >> 18) & 63);
  const endA = endOf(la);
  const endB = endOf(lb);
  const endC = endOf(lc);
  const endD = endOf(ld);
  const groups = colours * GROUP_CODES * 3;
  const bonus = may[JOKER]! * task.worth[JOKER]!;
  let looked = 1;
  for (let a = firstOf(la); a < endA; a++) {
    const lackA = wayJokers[a]! + wayLack[a]!;
    if (lackA > left) break;
    for (let b = firstOf(lb); b < endB; b++) {
      const lackB = lackA + wayJokers[b]! + wayLack[b]!;
      if (lackB > left) break;
      for (let c = firstOf(lc); c < endC; c++) {
        const lackC = lackB + wayJokers[c]! + wayLack[c]!;
        if (lackC > left) break;
        const three = wayGroup[a]! + wayGroup[b]! + wayGroup[c]!;
        if (OPEN[(colours * THREE + three) * 3 + left - lackC] === 0) continue;
        for (let d = firstOf(ld); d < endD; d++) {
          const spare = left - lackC - wayJokers[d]! - wayLack[d]!;
          if (spare < 0) break;
          looked++;
          const group = groups + (three + wayGroup[d]!) * 3;
          for (let extra = 0; extra <= spare; extra++) {
            if (GROUPS[group + extra]! < 0) continue;
            const wild = wayJokers[a]! + wayJokers[b]! + wayJokers[c]! + wayJokers[d]! + extra;
            const laid = wayTiles[a]! + wayTiles[b]! + wayTiles[c]! + wayTiles[d]! + extra;
            const points = need === 0 ? 0 : Math.min(need, pointsIn(key) + number * laid);
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
  work.nodes += looked;
  return count;
};
