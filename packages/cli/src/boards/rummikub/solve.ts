// Reads one Rummikub position per line and prints the best play of each, in the same order.
import { createInterface } from 'node:readline';
import {
  type Objective,
  type Problem,
  type Solution,
  type Step,
  solve,
  stepsOf,
} from '@crescendo/bots/rummikub';
import { presetOptions } from '@crescendo/rules';
import {
  allTiles,
  formatSet,
  formatTile,
  heapOf,
  type Options,
  parseSet,
  parseTile,
  rummikub,
  setReason,
  type Tile,
  type TileSet,
} from '@crescendo/rules/rummikub';
import { CliError } from '../../cli-error.ts';
import type { SolveOptions } from '../solver.ts';

/** An error in one position: reported on its line; the others are still solved. */
class PositionError extends Error {}

const readTiles = (value: unknown, what: string): Tile[] => {
  if (!Array.isArray(value)) throw new PositionError(`${what} must be a list of tiles, such as ["B3","J"]`);
  return value.map((text) => {
    const tile = typeof text === 'string' ? parseTile(text.trim().toUpperCase()) : undefined;
    if (tile === undefined)
      throw new PositionError(`${JSON.stringify(text)} is not a tile: K R B Y with 1 to 13, or J`);
    return tile;
  });
};

const readTable = (value: unknown, options: Options): TileSet[] => {
  if (!Array.isArray(value))
    throw new PositionError('the table must be a list of sets, such as ["B4 B5 B6"]');
  return value.map((text, i) => {
    const set = typeof text === 'string' ? parseSet(text.trim().toUpperCase()) : undefined;
    if (set === undefined) throw new PositionError(`${JSON.stringify(text)} is not a set of tiles`);
    const reason = setReason(set, i, options);
    if (reason)
      throw new PositionError(`the table is not legal: ${text} is not a valid set (${reason.code})`);
    return set;
  });
};

const readProblem = (text: string, options: Options): Problem => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PositionError('invalid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PositionError('a position must be an object with table, rack and opened');
  const { table = [], rack = [], opened = true } = value as Record<string, unknown>;
  if (typeof opened !== 'boolean') throw new PositionError('opened must be true or false');
  const problem = { options, table: readTable(table, options), rack: readTiles(rack, 'the rack'), opened };
  const all = allTiles(options);
  const there = heapOf([...problem.rack, ...problem.table.flatMap(({ tiles }) => tiles)]);
  const many = there.findIndex((count, tile) => count > (all[tile] ?? 0));
  if (many >= 0) throw new PositionError(`${there[many]} × ${formatTile(many)}: there are only ${all[many]}`);
  return problem;
};

const stepText = ({ take, lay, to, makes }: Step): string => {
  const taken = take.map(({ tile, from }) => `take ${formatTile(tile)} from ${formatSet(from)}`);
  const laid = lay.length > 0 ? [`lay ${lay.map(formatTile).join(' ')}`] : [];
  const where = to === null ? 'as a new set' : `at ${formatSet(to)}`;
  return `${[...taken, ...laid].join(', ')} ${where}: ${formatSet(makes)}`;
};

const answer = (problem: Problem, found: Solution | undefined, ms: number) => ({
  tiles: found?.played.length ?? 0,
  points: found?.points ?? 0,
  table: (found?.table ?? problem.table).map(formatSet),
  played: (found?.played ?? []).map(formatTile),
  steps: found ? stepsOf(problem.table, found.table, found.played).map(stepText) : [],
  ms: Number(ms.toFixed(3)),
});

const tell = (problem: Problem, found: Solution | undefined): string => {
  if (found === undefined) return 'Nothing can be played.\n';
  const { steps, played, points } = answer(problem, found, 0);
  return `${played.length} ${played.length === 1 ? 'tile' : 'tiles'}, ${points} points: ${played.join(' ')}\n${steps.map((step) => `  ${step}\n`).join('')}`;
};

const OBJECTIVES: { readonly [name: string]: Objective } = {
  tiles: 'tiles-points',
  points: 'points',
  empty: 'empty',
};

/** Returns the exit code: 1 if a position could not be read. */
export const solvePositions = async ({
  objective: name = 'tiles',
  preset = 'carlit-de-2007',
  json,
}: SolveOptions): Promise<number> => {
  const objective = Object.hasOwn(OBJECTIVES, name) ? OBJECTIVES[name] : undefined;
  if (objective === undefined)
    throw new CliError((words) => words.takesOneOf('--objective', Object.keys(OBJECTIVES), name));
  if (!Object.hasOwn(rummikub.presets, preset))
    throw new CliError((words) => words.takesOneOf('--preset', Object.keys(rummikub.presets), preset));
  const options = presetOptions(rummikub, preset);
  let wrong = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    try {
      const problem = readProblem(line, options);
      const started = performance.now();
      const found = solve(problem, objective);
      const ms = performance.now() - started;
      process.stdout.write(json ? `${JSON.stringify(answer(problem, found, ms))}\n` : tell(problem, found));
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      wrong++;
      process.stdout.write(
        json ? `${JSON.stringify({ error: error.message })}\n` : `Error: ${error.message}.\n`,
      );
    }
  }
  return wrong > 0 ? 1 : 0;
};
