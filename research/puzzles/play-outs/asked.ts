// The moves of each puzzle that are played out: its solutions, the mistakes that come closest, and the expert's choice.
import { type AnyMatch, gameById, seeded } from '@crescendo/rules';
import { loadPuzzles, positionOf } from '../../../packages/bots/src/puzzles/load.ts';
import type { Puzzle } from '../../../packages/bots/src/puzzles/puzzle.ts';
import { botFor } from '../../../packages/bots/src/registry.ts';

export interface Asked {
  readonly puzzle: Puzzle;
  readonly position: AnyMatch;
  /** Moves that are no solution and come closest to one. */
  readonly rivals: readonly string[];
  /** The expert of today chooses something else. */
  readonly isMissed: boolean;
}

/** So many of the known mistakes are tried, besides the expert's own choice. */
const MISTAKES = 2;

export const askedOf = async (game: string): Promise<readonly Asked[]> => {
  const rules = gameById(game);
  if (rules === undefined) throw new Error(`no game ${game}`);
  const expert = await botFor(rules, 'expert');
  const { format } = rules.notation.move;
  return (await loadPuzzles(game)).map((puzzle) => {
    const position = positionOf(puzzle);
    const solutions = puzzle.solutions.map(({ move }) => move);
    const chosen = expert ? [format(expert.choose(position.view(puzzle.seat), seeded(puzzle.id)))] : [];
    const mistakes = puzzle.mistakes.slice(0, MISTAKES).map(({ move }) => move);
    return {
      puzzle,
      position,
      isMissed: chosen.some((move) => !solutions.includes(move)),
      rivals: [...new Set([...chosen, ...mistakes])].filter((move) => !solutions.includes(move)),
    };
  });
};
