// The questions of puzzles: one that every game has, and those of single games.
import { RUMMIKUB_GOALS, type RummikubGoal } from './rummikub.ts';

/** The question. `best`: the move that wins most often. */
export type PuzzleGoal = { readonly kind: 'best' } | RummikubGoal;

/** The letter of each goal in a pack, with up to two numbers. */
export const GOALS: { readonly [letter: string]: (first: number, second: number) => PuzzleGoal } = {
  b: () => ({ kind: 'best' }),
  ...RUMMIKUB_GOALS,
};
