// Ten puzzles in a row: the first ones easier than what the player can do, the last ones harder.
import type { Puzzle } from '@crescendo/bots/puzzles';
import * as v from 'valibot';
import { readStoredJson, writeStored } from '../../../shell/storage/storage.ts';
import { type FirstAnswer, type Progress, puzzleRating } from './progress.ts';

/** The distance of each of the ten from the player's rating: on average a little below, so that most are solved. */
const STEPS = [-300, -220, -160, -110, -60, -60, 0, 40, 90, 150] as const;
export const SERIES_LENGTH = STEPS.length;

/** The puzzles to choose from for a place, so that no two series are the same. */
const CHOICE = 4;

export interface Series {
  readonly version: 1;
  readonly puzzles: readonly string[];
  /** One for each that was answered. */
  readonly answers: readonly FirstAnswer[];
  /** The player's rating when it began, where it meant something. */
  readonly from: number | null;
}

const SeriesSchema: v.GenericSchema<unknown, Series> = v.object({
  version: v.literal(1),
  puzzles: v.array(v.string()),
  answers: v.array(v.picklist(['solved', 'hinted', 'missed'])),
  from: v.nullable(v.number()),
});

/** Puzzles that were never seen come first, then those seen longest ago. */
export const chooseTen = (
  puzzles: readonly Puzzle[],
  progress: Progress,
  random: () => number,
): readonly string[] => {
  const seenAt = ({ id }: Puzzle): number => progress.puzzles[id]?.at ?? 0;
  const unseen = puzzles.filter((puzzle) => seenAt(puzzle) === 0);
  const rest = puzzles.filter((puzzle) => seenAt(puzzle) > 0).sort((a, b) => seenAt(a) - seenAt(b));
  const pool = [...unseen, ...rest.slice(0, Math.max(0, 3 * SERIES_LENGTH - unseen.length))];
  const chosen: Puzzle[] = [];
  for (const step of STEPS) {
    const wanted = progress.player.rating + step;
    const distance = (puzzle: Puzzle): number => Math.abs(puzzleRating(progress, puzzle).rating - wanted);
    const left = pool.filter((puzzle) => !chosen.includes(puzzle));
    const fresh = left.filter((puzzle) => seenAt(puzzle) === 0);
    const near = (fresh.length > 0 ? fresh : left).sort((a, b) => distance(a) - distance(b)).slice(0, CHOICE);
    // No question comes twice in a row, where there is another as hard.
    const other = near.filter(({ theme }) => theme !== chosen.at(-1)?.theme);
    const from = other.length > 0 ? other : near;
    const one = from[Math.floor(random() * from.length)];
    if (one) chosen.push(one);
  }
  return chosen.map(({ id }) => id);
};

const keyOf = (game: string): string => `puzzles.series.${game}`;

/** The series that was begun, if all its puzzles still exist. */
export const storedSeries = (game: string, exists: (id: string) => boolean): Series | undefined => {
  const stored = readStoredJson(keyOf(game), SeriesSchema);
  return stored?.puzzles.every(exists) ? stored : undefined;
};

export const storeSeries = (game: string, series: Series): void => {
  writeStored(keyOf(game), JSON.stringify(series));
};
