// The parts of a game that its puzzles need beyond its rules.
import type { GameTypes } from '@crescendo/rules';
import type { Hint, Why } from '../codes.ts';
import type { PuzzleGoal } from '../goals/index.ts';

export interface PuzzledGame<G extends GameTypes> {
  /** The lines of its pack, loaded when somebody wants a puzzle. */
  loadPack(): Promise<{ readonly LINES: readonly string[] }>;
  /**
   * A known move that costs less than this share of a game counts as solved, too: over so small a difference nobody is wrong,
   * and play-outs hardly find it.
   */
  readonly nearly: number;
  /** The steps that lead to the best move, without the move itself. */
  hints(view: G['View'], best: G['Move']): readonly Hint[];
  /** The reason why this legal move, which is none of the known solutions, is no answer; `undefined`: it reaches the goal. */
  whyNot(view: G['View'], move: G['Move'], best: G['Move'], goal: PuzzleGoal): Why | undefined;
}
