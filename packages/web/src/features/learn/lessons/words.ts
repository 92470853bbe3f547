// The titles of the lessons.
import type { CourseLesson } from '@crescendo/bots/puzzles';
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

/** A lesson without a title does not compile. */
type Titles = { readonly [G in keyof CourseLesson]: { readonly [L in CourseLesson[G]]: string } };

export type LessonsWords = Catalogue<'learn/lessons'>;

export const lessonsWords = catalogue('learn/lessons');

/** The title of one lesson, which comes from the same table as the type of the words. */
export const lessonTitle = (words: LessonsWords, game: string, lesson: string): string => {
  const titles: Titles = words.lessons;
  const byGame: { readonly [game: string]: { readonly [lesson: string]: string } } = titles;
  return byGame[game]?.[lesson] ?? lesson;
};
