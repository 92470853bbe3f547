// The course of a game: ten lessons, from how it is won to what experts do.
import { COURSE_PLANS } from './course/courses.ts';
import type { LessonPlan } from './course/lesson-plan.ts';
import { ownId, PRACTISED } from './course/own-ids.ts';
import { formatId } from './format/pack.ts';
import { LESSON_PUZZLES } from './packs/lessons.ts';
import type { Lesson } from './puzzle.ts';
import { hasPuzzles } from './themes/index.ts';

/** The lessons of a game in the order in which to take them; one that practises a theme has its id. */
export const lessonsOf = (game: string): readonly Lesson[] => {
  if (!hasPuzzles(game)) return [];
  const byTheme: { readonly [theme: string]: readonly number[] } = LESSON_PUZZLES[game];
  const plans: readonly LessonPlan[] = COURSE_PLANS[game];
  return plans.map(({ id, theme = null, puzzles }) => {
    const numbers = puzzles ?? (theme === null ? undefined : byTheme[theme]);
    const own = Array.from({ length: PRACTISED }, (_, i) => ownId(game, id, i + 1));
    return { id, theme, puzzles: numbers?.map((number) => formatId(game, number)) ?? own };
  });
};
