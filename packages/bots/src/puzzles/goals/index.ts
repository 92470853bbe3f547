// The questions of puzzles: those that every game has, and those of single games.
import { VOR_ZWOELF_GOALS, type VorZwoelfGoal } from './5vor12.ts';
import { FINITO_GOALS, type FinitoGoal } from './finito.ts';
import { QWINTO_GOALS, type QwintoGoal } from './qwinto.ts';
import { RUMMIKUB_GOALS, type RummikubGoal } from './rummikub.ts';

/** The question. `best`: the move that wins most often. `win-now`: a move that wins the game at once. */
export type PuzzleGoal =
  | { readonly kind: 'best' }
  | { readonly kind: 'win-now' }
  | VorZwoelfGoal
  | RummikubGoal
  | FinitoGoal
  | QwintoGoal;

/** The letter of each goal in a pack, with up to two numbers. */
export const GOALS: { readonly [letter: string]: (first: number, second: number) => PuzzleGoal } = {
  b: () => ({ kind: 'best' }),
  w: () => ({ kind: 'win-now' }),
  ...VOR_ZWOELF_GOALS,
  ...RUMMIKUB_GOALS,
  ...FINITO_GOALS,
  ...QWINTO_GOALS,
};
