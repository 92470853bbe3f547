// crescendo solve GAME: the best move in positions read from the standard input, for the games that have an exact solver.
import { isGameId } from '@crescendo/rules';
import { readArguments } from '../arguments.ts';
import { SOLVERS } from '../boards/index.ts';
import { CliError } from '../cli-error.ts';

const FLAGS = {
  objective: { type: 'string' },
  preset: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export const solveCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  const [game = ''] = positionals;
  const load = isGameId(game) ? SOLVERS[game] : undefined;
  if (load === undefined) throw new CliError((words) => words.onlySolves(Object.keys(SOLVERS)));
  const solve = await load();
  return solve(values);
};
