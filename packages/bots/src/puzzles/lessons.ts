// A short path for learners: for every theme a few puzzles, easiest first.
import { formatId } from './format/pack.ts';
import { LESSON_PUZZLES } from './packs/lessons.ts';
import type { Lesson } from './puzzle.ts';
import { hasPuzzles, PUZZLE_THEMES } from './themes/index.ts';

/** The lessons of a game in the order in which to take them; the id of a lesson is its theme. */
export const lessonsOf = (game: string): readonly Lesson[] => {
  if (!hasPuzzles(game)) return [];
  const numbers: { readonly [theme: string]: readonly number[] } = LESSON_PUZZLES[game];
  return PUZZLE_THEMES[game].flatMap((theme) => {
    const puzzles = (numbers[theme] ?? []).map((number) => formatId(game, number));
    return puzzles.length > 0 ? [{ id: theme, theme, puzzles }] : [];
  });
};
