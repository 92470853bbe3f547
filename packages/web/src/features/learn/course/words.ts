// The texts of the courses: around the lessons, and in each of them.
import type { CourseLesson } from '@crescendo/bots/puzzles';
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type CourseWords = Catalogue<'course/page'>;
export type IdeasWords = Catalogue<'course/lessons'>;

interface LessonWords {
  /** Two sentences. */
  readonly idea: readonly string[];
  /** The captions of the example: one before the first step, and one after each. */
  readonly steps: readonly string[];
}

/** A lesson without words does not compile. */
type Lessons = { readonly [G in keyof CourseLesson]: { readonly [L in CourseLesson[G]]: LessonWords } };

export const courseWords = catalogue('course/page');
export const ideasWords = catalogue('course/lessons');

/** The words of one lesson. */
export const ideaOf = (words: IdeasWords, game: string, lesson: string): LessonWords => {
  const lessons: Lessons = words;
  const byGame: { readonly [game: string]: { readonly [lesson: string]: LessonWords } } = lessons;
  return byGame[game]?.[lesson] ?? { idea: [], steps: [] };
};
