// Loads puzzles a game at a time, on demand.
import { type AnyMatch, gameById, parseRecord, replayRecord } from '@crescendo/rules';
import { readPack } from './format/pack.ts';
import { PUZZLED } from './games/index.ts';
import type { Puzzle } from './puzzle.ts';
import { hasPuzzles, type PuzzleGame } from './themes/index.ts';

const loaded = new Map<string, Promise<readonly Puzzle[]>>();

const load = async (game: PuzzleGame): Promise<readonly Puzzle[]> =>
  readPack(game, (await PUZZLED[game].loadPack()).LINES).puzzles.map(({ puzzle }) => puzzle);

/** All puzzles of a game, in the order of their numbers; none for a game without puzzles. */
export const loadPuzzles = (game: string): Promise<readonly Puzzle[]> => {
  if (!hasPuzzles(game)) return Promise.resolve([]);
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const puzzles = load(game);
  loaded.set(game, puzzles);
  // A page that could not load them may be online again later.
  puzzles.catch(() => loaded.delete(game));
  return puzzles;
};

/** The match as it stands when the puzzle asks its question. */
export const positionOf = ({ id, record }: Puzzle): AnyMatch => {
  const parsed = parseRecord(record, gameById);
  if ('error' in parsed) throw new Error(`${id}: ${parsed.error.code}`);
  const { match, error } = replayRecord(parsed.record, gameById);
  if (error) throw new Error(`${id}: ${error.code}`);
  return match;
};

/** Days since the first of March of the year 0, for any day written `2026-11-16`. */
const dayNumber = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leaps + Math.floor((153 * m + 2) / 5) + date - 1;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The same for everybody with this pack; none comes again before all others have come. */
export const puzzleOfTheDay = async (game: string, day: string): Promise<Puzzle | undefined> => {
  const puzzles = await loadPuzzles(game);
  const count = puzzles.length;
  if (count === 0) return undefined;
  // Steps that reach every puzzle, and not one after the other.
  let step = Math.floor(count * 0.618) || 1;
  while (gcd(step, count) !== 1) step++;
  return puzzles[(dayNumber(day) * step) % count];
};
