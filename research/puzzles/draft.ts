import type { Puzzle } from '../../packages/bots/src/puzzles/puzzle.ts';
import type { Likeness } from './similarity.ts';

/** A puzzle before it has a number and a rating. */
export interface Draft extends Omit<Puzzle, 'id' | 'game' | 'rating'> {
  readonly solvedBy: string;
  readonly likeness: Likeness;
}
