// Stores which tests of a course were passed on this device. What was solved is stored with the puzzles.
import type { Lesson } from '@crescendo/bots/puzzles';
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { readStoredJson, writeStored } from '../../../shell/storage/storage.ts';
import { progressOf } from './progress.ts';

/** The best result of a lesson's test. */
interface TestResult {
  readonly right: number;
  readonly of: number;
}

interface CourseProgress {
  readonly version: 1;
  readonly tests: { readonly [lesson: string]: TestResult };
}

const CourseSchema: v.GenericSchema<unknown, CourseProgress> = v.object({
  version: v.literal(1),
  tests: v.record(v.string(), v.object({ right: v.number(), of: v.number() })),
});

/** Grows with every change, so that pages follow. */
const changes = signal(0);

const keyOf = (game: string): string => `course.${game}`;

const testsOf = (game: string): CourseProgress['tests'] => {
  void changes.value;
  return readStoredJson(keyOf(game), CourseSchema)?.tests ?? {};
};

/** One answer may be wrong. */
export const neededOf = (of: number): number => Math.max(1, of - 1);

export const isPassed = ({ right, of }: TestResult): boolean => right >= neededOf(of);

/** Saves the result of a test where it is the best so far. */
export const saveTest = (game: string, lesson: string, result: TestResult): void => {
  const tests = testsOf(game);
  const before = tests[lesson];
  const better = before && isPassed(before) && !isPassed(result) ? before : result;
  const progress: CourseProgress = { version: 1, tests: { ...tests, [lesson]: better } };
  writeStored(keyOf(game), JSON.stringify(progress));
  changes.value++;
};

/** The progress of a lesson. */
export interface LessonProgress {
  readonly solved: number;
  readonly of: number;
  readonly isPassed: boolean;
}

export const lessonProgress = (game: string, lesson: Lesson): LessonProgress => {
  const { puzzles } = progressOf(game);
  const test = testsOf(game)[lesson.id];
  return {
    solved: lesson.puzzles.filter((id) => puzzles[id]?.isSolved).length,
    of: lesson.puzzles.length,
    isPassed: test !== undefined && isPassed(test),
  };
};

/** The lesson to go on with: the first one that was not passed. */
export const nextLesson = (game: string, lessons: readonly Lesson[]): Lesson | undefined =>
  lessons.find((lesson) => !lessonProgress(game, lesson).isPassed);
