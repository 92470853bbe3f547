// Ideas where all moves can be tried: the goal is as high as it can be, and few moves reach it.
import type { AnyMove, AnyView } from '@crescendo/rules';
import { itemAt } from '@crescendo/rules';
import type { View as VorZwoelfView } from '@crescendo/rules/5vor12';
import { freeSquares } from '@crescendo/rules/5vor12';
import type { Move as FinitoMove, View as FinitoView } from '@crescendo/rules/finito';
import { points, sequence } from '@crescendo/rules/finito';
import type { View as QwintoView } from '@crescendo/rules/qwinto';
import type { Why } from '../../packages/bots/src/puzzles/codes.ts';
import type { PuzzleGoal } from '../../packages/bots/src/puzzles/goals/index.ts';
import {
  lostSquares,
  tilesFor,
  goalError as vorZwoelfError,
} from '../../packages/bots/src/puzzles/goals/reached/5vor12.ts';
import { goalError as finitoError } from '../../packages/bots/src/puzzles/goals/reached/finito.ts';
import { goalError as qwintoError } from '../../packages/bots/src/puzzles/goals/reached/qwinto.ts';
import { seatOf } from '../../packages/bots/src/seat.ts';
import type { FindIdeas, Idea } from './own-lessons.ts';

type Judge = (view: AnyView, move: AnyMove, goal: PuzzleGoal) => Why | undefined;

interface Limits {
  readonly least: number;
  /** The largest share of the moves that may be solutions. */
  readonly share: number;
}

const ideaOf = (
  lesson: string,
  goal: PuzzleGoal,
  { judge, view, moves }: { judge: Judge; view: AnyView; moves: readonly AnyMove[] },
  { least, share }: Limits,
): readonly Idea[] => {
  const solutions = moves.filter((move) => judge(view, move, goal) === undefined);
  if (moves.length < least || solutions.length === 0 || solutions.length > share * moves.length) return [];
  return [{ lesson, goal, answer: itemAt(solutions, 0), ease: solutions.length / moves.length }];
};

/** The highest number with which this goal can be reached. */
const highest = (
  judge: Judge,
  view: AnyView,
  moves: readonly AnyMove[],
  goal: PuzzleGoal,
  key: string,
): number =>
  Math.max(
    ...moves.map((move) => {
      const why = judge(view, move, goal);
      return why !== undefined && key in why ? Number((why as unknown as Record<string, number>)[key]) : -1;
    }),
  );

export const vorZwoelfIdeas: FindIdeas = (anyView, moves) => {
  const view = anyView as VorZwoelfView;
  const judge = vorZwoelfError as Judge;
  const board = itemAt(view.boards, seatOf(view));
  const free = freeSquares(view.options.size, board);
  const given = { judge, view, moves };
  if (view.phase !== 'choose' && view.phase !== 'placing') return [];
  const wins = free === 1 ? ideaOf('winning', { kind: 'win-now' }, given, { least: 5, share: 0.34 }) : [];
  if (wins.length > 0) return wins;
  if (free < 3) {
    const tiles = highest(judge, view, moves, { kind: 'last-square', tiles: 99 }, 'tiles');
    const [now = 0] = free === 1 ? tilesFor(view, board) : [];
    return tiles < 2 || tiles <= now
      ? []
      : ideaOf('last-square', { kind: 'last-square', tiles }, given, { least: 4, share: 0.4 });
  }
  if (view.phase !== 'placing' || free < 5 || free > 11 || lostSquares(view, board) > 0) return [];
  return ideaOf('open-squares', { kind: 'keep-open' }, given, { least: 5, share: 0.45 });
};

export const finitoIdeas: FindIdeas = (anyView, moves) => {
  const view = anyView as FinitoView;
  const judge = finitoError as Judge;
  const board = itemAt(view.boards, seatOf(view));
  const count = sequence(board).length;
  const given = { judge, view, moves };
  const isPlacing = (moves[0] as FinitoMove | undefined)?.type === 'place';
  const wins = ideaOf('winning', { kind: 'win-now' }, given, { least: 4, share: 0.3 });
  if (wins.length > 0) return wins;
  const length = highest(judge, view, moves, { kind: 'chain', length: 99 }, 'length');
  const chain =
    length >= 5 && length > points(board)
      ? ideaOf('chain', { kind: 'chain', length }, given, { least: 3, share: isPlacing ? 0.5 : 0.2 })
      : [];
  if (isPlacing)
    return count < 3 || count > 9
      ? chain
      : [...chain, ...ideaOf('gaps', { kind: 'keep-room' }, given, { least: 4, share: 0.5 })];
  const rolls = highest(judge, view, moves, { kind: 'finishing-rolls', rolls: 99 }, 'rolls');
  return rolls < 3
    ? chain
    : [
        ...chain,
        ...ideaOf('finishing-rolls', { kind: 'finishing-rolls', rolls }, given, { least: 4, share: 0.2 }),
      ];
};

export const qwintoIdeas: FindIdeas = (anyView, moves) => {
  const view = anyView as QwintoView;
  const judge = qwintoError as Judge;
  const given = { judge, view, moves };
  if (view.phase === 'dice') {
    const misses = Math.min(
      ...moves.map((move) => {
        const why = judge(view, move, { kind: 'safe-dice', misses: -1 });
        return why?.code === 'more-misses' ? why.misses : 100;
      }),
    );
    return misses > 60
      ? []
      : ideaOf('misthrows', { kind: 'safe-dice', misses }, given, { least: 7, share: 0.3 });
  }
  if (view.phase !== 'write') return [];
  const wins = ideaOf('ending', { kind: 'win-now' }, given, { least: 2, share: 0.5 });
  if (wins.length > 0) return wins;
  const all = (kind: 'points') => highest(judge, view, moves, { kind, points: 999 }, 'points');
  const best = all('points');
  const without = moves.length < 2 ? best : best - 5;
  const second = moves
    .map((move) => judge(view, move, { kind: 'points', points: 999 }))
    .map((why) => (why?.code === 'fewer-points' ? why.points : 0))
    .filter((total) => total > without && total < best);
  const isClear = second.length === 0;
  const gain = isClear
    ? ideaOf('points', { kind: 'points', points: best }, given, { least: 4, share: 0.4 })
    : [];
  const writes = moves.filter(({ type }) => type === 'write');
  const lost = Math.min(
    ...writes.map((move) => {
      const why = judge(view, move, { kind: 'keep-fields', lost: -1 });
      return why?.code === 'fields-lost' ? why.lost : 99;
    }),
  );
  const columns = ideaOf(
    'columns',
    { kind: 'keep-fields', lost },
    { ...given, moves: writes },
    { least: 4, share: 0.4 },
  );
  return [...gain, ...(lost > 3 ? [] : columns)];
};
