// The best play of a turn under all the rules: which tiles to lay, and the whole new table.
import {
  heapOf,
  JOKER,
  type Options,
  playedTiles,
  playReason,
  pointsOf,
  rackPoints,
  setsOf,
  type Tile,
  type TileSet,
} from '@crescendo/rules/rummikub';
import { EMPTY_HEAP, listOfHeap } from '../model/heap.ts';
import { jokerCases } from './joker-cases.ts';
import { layOut, type Objective } from './lay-out.ts';
import { leastChange } from './least-change.ts';

export interface Problem {
  readonly options: Options;
  readonly table: readonly TileSet[];
  readonly rack: readonly Tile[];
  readonly opened: boolean;
}

export interface Solution {
  readonly table: readonly TileSet[];
  /** The tiles from the rack. */
  readonly played: readonly Tile[];
  /** The worth by the objective. */
  readonly worth: number;
  /** An opening: what it counts. Else what the played tiles would have cost on the rack. */
  readonly points: number;
}

/** The best play; `undefined` when nothing can be laid. The table must be legal. */
export const solve = (problem: Problem, objective: Objective): Solution | undefined => {
  const best = problem.opened ? solveTurn(problem, objective) : solveOpening(problem, objective);
  return objective === 'empty' && best?.played.length !== problem.rack.length ? undefined : best;
};

const heapOfTable = (table: readonly TileSet[]): number[] => heapOf(table.flatMap(({ tiles }) => tiles));

const isFree = ({ jokerSets, jokerFreeByRebuild, jokerReuse }: Options): boolean =>
  jokerSets === 'free' && jokerFreeByRebuild && jokerReuse === 'sameTurn';

const isAllowed = ({ options, table, rack, opened }: Problem, now: readonly TileSet[]): boolean => {
  const view = { options, table, seat: 0, opened: [opened], racks: [[...rack].sort((a, b) => a - b)] };
  return playReason(view, now) === undefined;
};

const solveTurn = (problem: Problem, objective: Objective): Solution | undefined => {
  const { options, table, rack } = problem;
  const [must, may] = [heapOfTable(table), heapOf(rack)];
  const found = layOut(options, must, may, objective);
  if (found === undefined || found.worth === 0) return undefined;
  const now = leastChange(options, table, may, objective, found.worth, found.sets);
  if (must[JOKER] === 0 || isFree(options) || isAllowed(problem, now))
    return solution(problem, now, found.worth);
  if (isAllowed(problem, found.sets)) return solution(problem, found.sets, found.worth);
  return solveJokerCases(problem, objective, may);
};

const solveJokerCases = (
  problem: Problem,
  objective: Objective,
  may: readonly number[],
): Solution | undefined => {
  const { options, table } = problem;
  let best: Solution | undefined;
  for (const jokerCase of jokerCases(options, table, may)) {
    const found = layOut(options, jokerCase.must, jokerCase.may, objective);
    if (found === undefined) continue;
    const rest = table.filter((set) => !jokerCase.fixed.includes(set) && !set.tiles.includes(JOKER));
    const changed = isCovered(rest, jokerCase.must)
      ? leastChange(options, rest, jokerCase.may, objective, found.worth, found.sets)
      : found.sets;
    for (const sets of [changed, found.sets]) {
      const now = [...jokerCase.fixed, ...sets];
      const played = playedTiles(table, now);
      const worth = worthOfPlayed(played, objective, options);
      if (played.length === 0 || worth <= (best?.worth ?? 0) || !isAllowed(problem, now)) continue;
      best = solution(problem, now, worth);
    }
  }
  return best;
};

/** Tells whether these sets hold exactly what must be laid. Only then can they be kept one by one. */
const isCovered = (sets: readonly TileSet[], must: readonly number[]): boolean =>
  heapOfTable(sets).every((count, tile) => count === must[tile]);

const worthOfPlayed = (played: readonly Tile[], objective: Objective, options: Options): number => {
  const points = rackPoints(played, options);
  if (objective === 'points') return points;
  return objective === 'tiles-points' ? 1000 * played.length + points : played.length;
};

const solution = ({ table, options }: Problem, now: readonly TileSet[], worth: number): Solution => {
  const played = playedTiles(table, now);
  return { table: now, played, worth, points: rackPoints(played, options) };
};

const solveOpening = (problem: Problem, objective: Objective): Solution | undefined => {
  const { options, table, rack } = problem;
  const own = layOut(options, EMPTY_HEAP, heapOf(rack), objective, options.openMin);
  let best: Solution | undefined;
  if (own && own.sets.length > 0) {
    const played = own.sets.flatMap(({ tiles }) => tiles);
    const points = own.sets.reduce((sum, set) => sum + pointsOf(set), 0);
    best = { table: [...table, ...own.sets], played, worth: own.worth, points };
  }
  if (options.openTableLocked || table.length === 0) return best;
  // The table is open at once: either the best turn happens to hold an opening, or the rest follows some opening.
  const turn = solveTurn(problem, objective);
  if (turn && isAllowed(problem, turn.table)) return turn;
  for (const opening of best ? [best, ...openings(problem, objective)] : []) {
    const now = after(problem, opening, objective);
    if (now && now.worth > best!.worth && isAllowed(problem, now.table)) best = now;
  }
  return best;
};

/** Small openings: one set or two that are worth enough. */
const openings = ({ options, table, rack }: Problem, objective: Objective): readonly Solution[] => {
  const sets = setsOf(heapOf(rack), options).filter((set) => set.tiles.length <= 5);
  const list: Solution[] = [];
  for (const [i, one] of sets.entries())
    for (const two of [undefined, ...sets.slice(i)]) {
      const laid = two ? [one, two] : [one];
      const points = laid.reduce((sum, set) => sum + pointsOf(set), 0);
      const played = laid.flatMap(({ tiles }) => tiles);
      const left = heapOf(rack);
      if (points < options.openMin || list.length >= MAX_OPENINGS) continue;
      if (played.some((tile) => --left[tile]! < 0)) continue;
      list.push({
        table: [...table, ...laid],
        played,
        worth: worthOfPlayed(played, objective, options),
        points,
      });
    }
  return list;
};

const MAX_OPENINGS = 60;

/** Lay the opening, then the best of what is left. */
const after = (problem: Problem, opening: Solution, objective: Objective): Solution | undefined => {
  const left = heapOf(problem.rack);
  for (const tile of opening.played) left[tile]!--;
  const rack = listOfHeap(left);
  const more = solveTurn({ ...problem, table: opening.table, rack, opened: true }, objective);
  if (more === undefined) return undefined;
  return { ...solution(problem, more.table, opening.worth + more.worth), points: opening.points };
};
