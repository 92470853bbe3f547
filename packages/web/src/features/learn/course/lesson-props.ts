// The props of each part of a lesson.

import type { FullLesson } from '@crescendo/bots/puzzles';
import { itemAt } from '@crescendo/rules';
import type { Course } from './use-course.ts';

export interface LessonPartProps {
  readonly course: Course;
  /** The place of the lesson in the course. */
  readonly index: number;
}

export const lessonAt = ({ course, index }: LessonPartProps): FullLesson => itemAt(course.full, index);
