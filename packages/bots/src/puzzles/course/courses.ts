// The courses of all games: the plans at once, the positions and examples when they are needed.
import type { PuzzleGame } from '../themes/index.ts';
import { PLAN as VOR_ZWOELF } from './5vor12/plan.ts';
import type { Example } from './example.ts';
import { PLAN as FINITO } from './finito/plan.ts';
import type { LessonPlan } from './lesson-plan.ts';
import { PLAN as QWINTO } from './qwinto/plan.ts';
import { PLAN as RUMMIKUB } from './rummikub/plan.ts';

/** The lessons of each game, in the order in which to take them. */
export const COURSE_PLANS = {
  '5vor12': VOR_ZWOELF,
  rummikub: RUMMIKUB,
  finito: FINITO,
  qwinto: QWINTO,
} as const satisfies { readonly [id in PuzzleGame]: readonly LessonPlan[] };

/** The ids of the lessons of each game. */
export type CourseLesson = { readonly [G in PuzzleGame]: (typeof COURSE_PLANS)[G][number]['id'] };

interface CourseFiles {
  /** Positions made for the course, as lines of a pack; their theme is the id of their lesson. */
  readonly LINES: readonly string[];
  readonly EXAMPLES: { readonly [lesson: string]: Example };
}

export const COURSE_FILES: { readonly [id in PuzzleGame]: () => Promise<CourseFiles> } = {
  '5vor12': () => import('./5vor12/index.ts'),
  rummikub: () => import('./rummikub/index.ts'),
  finito: () => import('./finito/index.ts'),
  qwinto: () => import('./qwinto/index.ts'),
};
