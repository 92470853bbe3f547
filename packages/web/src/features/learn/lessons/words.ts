// What is said of the lessons: for each a title, and two sentences on the technique.
import type { PUZZLE_THEMES } from '@crescendo/bots/puzzles';
import { languageLoader } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export interface LessonWords {
  readonly title: string;
  readonly text: readonly [string, string];
}

type Themes = typeof PUZZLE_THEMES;

export interface LessonsWords {
  readonly title: string;
  readonly titleOf: (game: string) => string;
  readonly about: (title: string) => string;
  readonly state: (solved: number, of: number) => string;
  readonly lessons: { readonly [G in keyof Themes]: { readonly [T in Themes[G][number]]: LessonWords } };
}

export const lessonsWords = catalogue(
  languageLoader<LessonsWords>({
    de: async () => (await import('./words/de.ts')).de,
    fr: async () => (await import('./words/fr.ts')).fr,
    it: async () => (await import('./words/it.ts')).it,
    nl: async () => (await import('./words/nl.ts')).nl,
    es: async () => (await import('./words/es.ts')).es,
    en: async () => (await import('./words/en.ts')).en,
  }),
);

/** The words of one lesson, which comes from the same table as the type of the words. */
export const lessonWords = (words: LessonsWords, game: string, lesson: string): LessonWords => {
  const lessons: { readonly [game: string]: { readonly [lesson: string]: LessonWords } } = words.lessons;
  return lessons[game]?.[lesson] ?? { title: lesson, text: ['', ''] };
};
