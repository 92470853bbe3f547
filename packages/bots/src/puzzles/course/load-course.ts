// Loads what a course needs besides the puzzles: the positions made for it, its examples and its tests.
import { itemAt } from '@crescendo/rules';
import { formatId, readPack } from '../format/pack.ts';
import { lessonsOf } from '../lessons.ts';
import { loadPuzzles } from '../load.ts';
import type { Lesson, Puzzle } from '../puzzle.ts';
import { hasPuzzles, type PuzzleGame } from '../themes/index.ts';
import { COURSE_FILES, COURSE_PLANS } from './courses.ts';
import type { Example } from './example.ts';
import type { LessonPlan } from './lesson-plan.ts';
import { ownId, PRACTISED, TESTED } from './own-ids.ts';

/** A lesson with everything that is shown in it. */
export interface FullLesson {
  readonly lesson: Lesson;
  readonly example: Example | undefined;
  /** To practise, easiest first. */
  readonly positions: readonly Puzzle[];
  /** To be tested with: none that was practised in this lesson. */
  readonly test: readonly Puzzle[];
}

/** The positions made for the course, called by their lesson and their place in it. */
const readOwn = (game: PuzzleGame, lines: readonly string[]): readonly Puzzle[] => {
  const counts = new Map<string, number>();
  return readPack(game, lines).puzzles.map(({ puzzle }) => {
    const number = (counts.get(puzzle.theme) ?? 0) + 1;
    counts.set(puzzle.theme, number);
    return { ...puzzle, id: ownId(game, puzzle.theme, number) };
  });
};

/** Puzzles of a theme that no lesson practises, easiest first. */
const othersOf = (puzzles: readonly Puzzle[], theme: string | null, practised: ReadonlySet<string>) =>
  puzzles
    .filter((puzzle) => puzzle.theme === theme && !practised.has(puzzle.id))
    .sort((a, b) => a.rating - b.rating);

/** Evenly from the easier half. */
const testFrom = (others: readonly Puzzle[]): readonly Puzzle[] => {
  const easier = others.slice(0, Math.max(TESTED, Math.ceil(others.length / 2)));
  return Array.from({ length: Math.min(TESTED, easier.length) }, (_, i) =>
    itemAt(easier, Math.floor(((i + 1) * easier.length) / (TESTED + 1))),
  );
};

const load = async (game: PuzzleGame): Promise<readonly FullLesson[]> => {
  const [files, puzzles] = await Promise.all([COURSE_FILES[game](), loadPuzzles(game)]);
  const all = new Map([...puzzles, ...readOwn(game, files.LINES)].map((puzzle) => [puzzle.id, puzzle]));
  const known = (ids: readonly string[]): readonly Puzzle[] =>
    ids.flatMap((id) => {
      const puzzle = all.get(id);
      return puzzle ? [puzzle] : [];
    });
  const plans: readonly LessonPlan[] = COURSE_PLANS[game];
  const lessons = lessonsOf(game);
  const practised = new Set(lessons.flatMap((lesson) => lesson.puzzles));
  const chosen = (theme: string | null, testTheme: string | undefined): readonly Puzzle[] =>
    // Another theme's easiest: its own lesson asks for harder ones.
    testTheme === undefined
      ? testFrom(othersOf(puzzles, theme, practised))
      : othersOf(puzzles, testTheme, practised).slice(0, TESTED);
  return lessons.map((lesson, i) => {
    const { hasOwnTest, test, theme, testTheme } = itemAt(plans, i);
    const own = Array.from({ length: TESTED }, (_, n) => ownId(game, lesson.id, PRACTISED + 1 + n));
    const isOwn = hasOwnTest === true || (theme === undefined && test === undefined);
    const numbered = test?.map((number) => formatId(game, number));
    return {
      lesson,
      example: files.EXAMPLES[lesson.id],
      positions: known(lesson.puzzles),
      test: isOwn || numbered ? known(numbered ?? own) : chosen(lesson.theme, testTheme),
    };
  });
};

const loaded = new Map<string, Promise<readonly FullLesson[]>>();

/** The whole course of a game, in order; none for a game without one. */
export const loadCourse = (game: string): Promise<readonly FullLesson[]> => {
  if (!hasPuzzles(game)) return Promise.resolve([]);
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const course = load(game);
  loaded.set(game, course);
  // A page that could not load it may be online again later.
  course.catch(() => loaded.delete(game));
  return course;
};
