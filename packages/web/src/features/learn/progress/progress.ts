// Stores a player's puzzles in one game on this device: their rating, and the result of each puzzle.
import type { Puzzle, Rating } from '@crescendo/bots/puzzles';
import { NEW_PLAYER, rateGame, ratingOfPuzzle } from '@crescendo/bots/puzzles';
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { readStoredJson, writeStored } from '../../../shell/storage/storage.ts';

/** The result of the first answer. `hinted`: right, after a hint. */
export type FirstAnswer = 'solved' | 'hinted' | 'missed';

/** Only the first answer counts: a hint makes it worth half. */
const SCORES: { readonly [F in FirstAnswer]: number } = { solved: 1, hinted: 0.5, missed: 0 };

interface SavedPuzzle {
  readonly first: FirstAnswer;
  /** In the end, however often it took. */
  readonly isSolved: boolean;
  /** The time it was last seen. */
  readonly at: number;
  /** Its rating since then, where the answer counted. */
  readonly rating?: Rating;
}

/** The puzzle of a day, as it is told to others. */
export interface DayResult {
  /** Wrong answers before the right one, or before the solution was looked at. */
  readonly misses: number;
  readonly hints: number;
  readonly isSolved: boolean;
}

export interface Progress {
  readonly version: 1;
  readonly player: Rating;
  /** The number of puzzles that have counted for it. */
  readonly counted: number;
  readonly puzzles: { readonly [id: string]: SavedPuzzle };
  readonly days: { readonly [day: string]: DayResult };
}

const RatingSchema: v.GenericSchema<unknown, Rating> = v.object({
  rating: v.number(),
  deviation: v.number(),
  volatility: v.number(),
});

const ProgressSchema: v.GenericSchema<unknown, Partial<Progress>> = v.object({
  version: v.literal(1),
  player: v.exactOptional(RatingSchema),
  counted: v.exactOptional(v.number()),
  puzzles: v.exactOptional(
    v.record(
      v.string(),
      v.object({
        first: v.picklist(['solved', 'hinted', 'missed']),
        isSolved: v.boolean(),
        at: v.number(),
        rating: v.exactOptional(RatingSchema),
      }),
    ),
  ),
  days: v.exactOptional(
    v.record(v.string(), v.object({ misses: v.number(), hints: v.number(), isSolved: v.boolean() })),
  ),
});

const NOTHING: Progress = { version: 1, player: NEW_PLAYER, counted: 0, puzzles: {}, days: {} };

/** Days further back are forgotten. */
const KEPT_DAYS = 60;

/** Grows with every change, so that pages follow. */
const changes = signal(0);

export const progressOf = (game: string): Progress => {
  void changes.value;
  return { ...NOTHING, ...readStoredJson(`puzzles.${game}`, ProgressSchema) };
};

const save = (game: string, progress: Progress): void => {
  writeStored(`puzzles.${game}`, JSON.stringify(progress));
  changes.value++;
};

/** Returns the rating of a puzzle on this device. */
export const puzzleRating = ({ puzzles }: Progress, puzzle: Puzzle): Rating =>
  puzzles[puzzle.id]?.rating ?? ratingOfPuzzle(puzzle);

/** Records the first answer. A puzzle counts once, and never where it is being explained. */
export const withFirstAnswer = (
  progress: Progress,
  puzzle: Puzzle,
  first: FirstAnswer,
  { counts, at }: { readonly counts: boolean; readonly at: number },
): Progress => {
  const before = progress.puzzles[puzzle.id];
  const isSolved = first !== 'missed';
  if (before || !counts) {
    const again: SavedPuzzle = {
      ...(before ?? { first }),
      isSolved: before?.isSolved === true || isSolved,
      at,
    };
    return { ...progress, puzzles: { ...progress.puzzles, [puzzle.id]: again } };
  }
  const { player, opponent } = rateGame(progress.player, puzzleRating(progress, puzzle), SCORES[first]);
  return {
    ...progress,
    player,
    counted: progress.counted + 1,
    puzzles: { ...progress.puzzles, [puzzle.id]: { first, isSolved, at, rating: opponent } },
  };
};

export const saveFirstAnswer = (puzzle: Puzzle, first: FirstAnswer, counts: boolean): void =>
  save(puzzle.game, withFirstAnswer(progressOf(puzzle.game), puzzle, first, { counts, at: Date.now() }));

/** A later answer was right. */
export const saveSolved = ({ id, game }: Puzzle): void => {
  const progress = progressOf(game);
  const before = progress.puzzles[id];
  if (before)
    save(game, { ...progress, puzzles: { ...progress.puzzles, [id]: { ...before, isSolved: true } } });
};

export const saveDay = (game: string, day: string, result: DayResult): void => {
  const progress = progressOf(game);
  const days = Object.entries({ ...progress.days, [day]: progress.days[day] ?? result })
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, KEPT_DAYS);
  save(game, { ...progress, days: Object.fromEntries(days) });
};
