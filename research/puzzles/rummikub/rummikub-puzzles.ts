// Puzzles of Rummikub from one game of bots, exact by the solver: what can be reached, and that laying at a glance does
// not reach it.
import { type AnyMatch, formatRecord, gameById, itemAt, Match, seeded } from '@crescendo/rules';
import {
  heapOf,
  JOKER,
  type Move,
  pointsOf,
  type Rummikub,
  rummikub,
  setsOf,
  type TileSet,
  unchanged,
  type View,
} from '@crescendo/rules/rummikub';
import type { PuzzleGoal } from '../../../packages/bots/src/puzzles/goals/index.ts';
import { changedSets, goalError } from '../../../packages/bots/src/puzzles/rummikub-goals.ts';
import type { PuzzleTheme } from '../../../packages/bots/src/puzzles/themes/index.ts';
import { botFor } from '../../../packages/bots/src/registry.ts';
import { bestPlay, playOf } from '../../../packages/bots/src/rummikub/model/from-view.ts';
import { seatOf } from '../../../packages/bots/src/seat.ts';
import { solvedBy } from '../candidates.ts';
import type { Draft } from '../draft.ts';
import { formatSolved, RUNS, SOLVERS } from '../ratings.ts';
import { likenessOf } from '../similarity.ts';
import { type Change, freeJoker, layWithFewest } from './fewest-changes.ts';
import { greedyPlay, playOfAGlance } from './misses.ts';
import { techniqueOf } from './technique.ts';

/** The same game with every new table written in one way: sets that stay first, in their old order. */
export const inOrder = (match: AnyMatch): Match<Rummikub> => {
  const { seats, options } = match as Match<Rummikub>;
  let now = Match.begin<Rummikub>({ game: rummikub, seats, options });
  for (const event of (match as Match<Rummikub>).events) {
    const isPlay = event.kind === 'move' && event.move.type === 'play';
    now = now.after(isPlay ? { ...event, move: reordered(now.view(event.seat), event.move) } : event);
  }
  return now;
};

const reordered = (view: View, move: Move): Move => {
  if (move.type !== 'play') return move;
  const places = unchanged(view.table, move.table);
  const kept = view.table.filter((_, i) => places[i]! >= 0);
  return { type: 'play', table: [...kept, ...move.table.filter((_, i) => !places.includes(i))] };
};

/** True if a player opens without thinking: the most valuable set first, then the next from the rest. */
const opensAtAGlance = ({ options }: View, rack: readonly number[]): boolean => {
  const heap = heapOf(rack);
  for (let points = 0; ; ) {
    const sets = setsOf(heap, options).toSorted((a, b) => pointsOf(b) - pointsOf(a));
    const [best] = sets;
    if (best === undefined) return false;
    points += pointsOf(best);
    if (points >= options.openMin) return true;
    for (const tile of best.tiles) heap[tile]!--;
  }
};

interface Idea {
  readonly goal: PuzzleGoal;
  readonly theme: PuzzleTheme;
  readonly table: readonly TileSet[];
}

const jokersIn = (tiles: readonly number[]): number => tiles.filter((tile) => tile === JOKER).length;

/** The goals that suit this position. */
const ideasFor = (view: View): readonly Idea[] => {
  const rack = itemAt(view.racks, seatOf(view));
  const most = bestPlay(view, 'tiles');
  if (most === undefined) return [];
  if (!view.opened[seatOf(view)])
    return opensAtAGlance(view, rack)
      ? []
      : [{ goal: { kind: 'open' }, theme: 'opening', table: most.table }];
  const glance = playOfAGlance(view);
  const greedy = greedyPlay(view);
  const tiles = most.played.length;
  const ideas: Idea[] = [];
  const add = (goal: PuzzleGoal, change: Change | undefined, theme?: PuzzleTheme) => {
    if (change === undefined || goalError(view, glance, goal) === undefined) return;
    ideas.push({ goal, table: change.table, theme: theme ?? techniqueOf(view.table, change.table) });
  };
  if (goalError(view, glance, { kind: 'lay-most', tiles }) !== undefined) {
    const change = layWithFewest(view, tiles);
    if (tiles === rack.length) add({ kind: 'empty-rack' }, change, 'going-out');
    if (view.table.length > MAX_SETS_BEFORE) return ideas;
    if (tiles < rack.length) add({ kind: 'lay-most', tiles }, change);
    const isWasteful = change && changedSets(view.table, most.table) > change.sets && change.sets > 0;
    if (isWasteful) add({ kind: 'fewest-changes', sets: change.sets, tiles }, change, 'fewest-changes');
  }
  if (view.table.length > MAX_SETS_BEFORE) return ideas;
  const onTable = jokersIn(view.table.flatMap((set) => set.tiles));
  const goal: PuzzleGoal = { kind: 'free-joker' };
  if (onTable === 1 && jokersIn(rack) === 0 && goalError(view, greedy, goal) !== undefined)
    add(goal, freeJoker(view), 'joker');
  return ideas;
};

/** The limits of what there is to see: large tables and racks are work, not puzzles. Going out needs a larger table. */
const MAX_SETS = 18;
const MAX_SETS_BEFORE = 12;
const MAX_RACK = 20;

const isFair = (view: View): boolean =>
  view.phase === 'turn' &&
  view.table.length <= MAX_SETS &&
  itemAt(view.racks, seatOf(view)).length <= MAX_RACK;

const countSolved = async (view: View, goal: PuzzleGoal, name: string): Promise<readonly number[]> => {
  const counts = [0];
  for (const level of SOLVERS.slice(1)) {
    if (level === 'expert') {
      const expert = await botFor(rummikub, level);
      const isSolved =
        expert && goalError(view, expert.choose(view, seeded(name)) as Move, goal) === undefined;
      counts.push(isSolved ? RUNS : 0);
      continue;
    }
    const isSolution = (move: object) => goalError(view, move as Move, goal) === undefined;
    counts.push(await solvedBy({ game: rummikub }, level, view, isSolution, RUNS, name));
  }
  return counts;
};

const draftOf = async (position: Match<Rummikub>, idea: Idea, name: string): Promise<Draft | undefined> => {
  const seat = itemAt(position.turn.kind === 'players' ? position.turn.seats : [], 0);
  const view = position.view(seat);
  const move = playOf(idea.table);
  if (rummikub.check(view, move) !== undefined || goalError(view, move, idea.goal) !== undefined)
    return undefined;
  const counts = await countSolved(view, idea.goal, name);
  // The bots look an opening up: there the measure is who opens at a glance.
  if (idea.goal.kind !== 'open' && (counts[1] ?? 0) > RUNS / 2) return undefined;
  return {
    seat,
    record: formatRecord(position.record(), gameById),
    goal: idea.goal,
    theme: idea.theme,
    solutions: [],
    mistakes: [],
    answer: rummikub.notation.move.format(move),
    solvedBy: formatSolved(counts),
    likeness: likenessOf('rummikub', view),
  };
};

const MAX_TAKEN = 3;
const APART = 8;

/** New puzzles of one game of bots. Themes with few puzzles so far come first. */
export const rummikubPuzzles = async (
  played: AnyMatch,
  number: number,
  themeCount: (theme: string) => number,
): Promise<readonly Draft[]> => {
  const match = inOrder(played);
  const found: { readonly length: number; readonly idea: Idea }[] = [];
  for (let length = 0; length < match.length; length++) {
    const here = match.at(length);
    const [seat] = here.turn.kind === 'players' ? here.turn.seats : [];
    if (seat === undefined || !isFair(here.view(seat))) continue;
    for (const idea of ideasFor(here.view(seat))) found.push({ length, idea });
  }
  found.sort((a, b) => themeCount(a.idea.theme) - themeCount(b.idea.theme) || a.length - b.length);
  const drafts: Draft[] = [];
  const used: number[] = [];
  for (const { length, idea } of found) {
    if (drafts.length === MAX_TAKEN) break;
    if (used.some((other) => Math.abs(other - length) < APART)) continue;
    const draft = await draftOf(match.at(length), idea, `puzzles/rummikub/${number}/${length}`);
    if (draft === undefined) continue;
    used.push(length);
    drafts.push(draft);
  }
  return drafts;
};
