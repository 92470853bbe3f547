// The lesson on a theme: of a puzzle, or of a mistake that a review has named.
import { type Lesson, themeFor } from '@crescendo/bots/puzzles';

/** Finds a lesson by its own id, by its theme, or by a mistake it helps against. */
export const lessonFor = (game: string, lessons: readonly Lesson[], asked: string): Lesson | undefined => {
  const themes = [asked, themeFor(game, asked)];
  return (
    lessons.find(({ id }) => id === asked) ??
    lessons.find(({ theme }) => theme !== null && themes.includes(theme))
  );
};
