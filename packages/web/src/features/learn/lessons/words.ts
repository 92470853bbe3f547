// The texts of the lessons: for each a title, and two sentences on the technique.
import type { PUZZLE_THEMES } from '@crescendo/bots/puzzles';
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

type Themes = typeof PUZZLE_THEMES;

/** A lesson without words does not compile. */
type Lessons = { readonly [G in keyof Themes]: { readonly [T in Themes[G][number]]: LessonWords } };

export type LessonsWords = Catalogue<'learn/lessons'>;

export interface LessonWords {
  readonly title: string;
  readonly text: readonly [string, string];
}

export const lessonsWords = catalogue('learn/lessons');

/** The words of one lesson, which comes from the same table as the type of the words. */
export const lessonWords = (words: LessonsWords, game: string, lesson: string): LessonWords => {
  const lessons: Lessons = words.lessons;
  const byGame: { readonly [game: string]: { readonly [lesson: string]: LessonWords } } = lessons;
  return byGame[game]?.[lesson] ?? { title: lesson, text: ['', ''] };
};
