// Ideas for positions of lessons: a goal that can be checked, which a few moves reach and most miss.
import type { AnyMove, AnyView } from '@crescendo/rules';
import type { PuzzleGoal } from '../../packages/bots/src/puzzles/goals/index.ts';

export interface Idea {
  readonly lesson: string;
  readonly goal: PuzzleGoal;
  /** A move that reaches it. */
  readonly answer: AnyMove;
  /** The share of the moves that reach it, or how easily it is seen: the more, the easier. */
  readonly ease: number;
}

/** The ideas in a position of a game; `moves` are all legal ones where they can be counted. */
export type FindIdeas = (view: AnyView, moves: readonly AnyMove[]) => readonly Idea[];
