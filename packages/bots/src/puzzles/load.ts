// Loads puzzles a game at a time, on demand.
import { type AnyMatch, gameById, parseRecord, replayRecord } from '@crescendo/rules';
import { isPacked, readPack } from './format/pack.ts';
import { PUZZLED } from './games/index.ts';
import { pickForDay } from './pick-for-day.ts';
import type { Puzzle } from './puzzle.ts';
import { hasPuzzles, type PuzzleGame } from './themes/index.ts';

/** A puzzle in its place of the pack; `undefined` where one was taken out. */
type Place = Puzzle | undefined;

const loaded = new Map<string, Promise<readonly Place[]>>();

const load = async (game: PuzzleGame): Promise<readonly Place[]> =>
  readPack(game, (await PUZZLED[game].loadPack()).LINES).places.map((place) =>
    isPacked(place) ? place.puzzle : undefined,
  );

const loadPlaces = (game: string): Promise<readonly Place[]> => {
  if (!hasPuzzles(game)) return Promise.resolve([]);
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const places = load(game);
  loaded.set(game, places);
  // A page that could not load them may be online again later.
  places.catch(() => loaded.delete(game));
  return places;
};

/** All puzzles of a game, in the order of their places; none for a game without puzzles. */
export const loadPuzzles = async (game: string): Promise<readonly Puzzle[]> =>
  (await loadPlaces(game)).filter((place) => place !== undefined);

/** The match as it stands at the end of a record: when a puzzle asks its question, or an example ends. */
export const positionOf = ({ id, record }: Pick<Puzzle, 'id' | 'record'>): AnyMatch => {
  const parsed = parseRecord(record, gameById);
  if ('error' in parsed) throw new Error(`${id}: ${parsed.error.code}`);
  const { match, error } = replayRecord(parsed.record, gameById);
  if (error) throw new Error(`${id}: ${error.code}`);
  return match;
};

/** The same for everybody with this pack; `undefined` for a game without puzzles. */
export const puzzleOfTheDay = async (game: string, day: string): Promise<Puzzle | undefined> =>
  pickForDay(await loadPlaces(game), day);
