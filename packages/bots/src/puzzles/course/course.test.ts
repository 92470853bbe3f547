import {
  type AnyMatch,
  type AnyMove,
  gameById,
  itemAt,
  parseRecord,
  replayRecord,
  required,
} from '@crescendo/rules';
import type { View } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { bestPlay } from '../../rummikub/model/from-view.ts';
import {
  COURSE_PLANS,
  type FullLesson,
  grade,
  hintsFor,
  lessonsOf,
  loadCourse,
  loadPuzzles,
  PRACTISED,
  PUZZLE_THEMES,
  type Puzzle,
  positionOf,
  TESTED,
} from '../index.ts';
import { PUZZLE_GAMES } from '../themes/index.ts';

const ids = (puzzles: readonly Puzzle[]): readonly string[] => puzzles.map(({ id }) => id);

test.each(PUZZLE_GAMES)('%s: ten lessons, and every theme of puzzles is in one', (game) => {
  const lessons = lessonsOf(game);
  expect(lessons).toHaveLength(10);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(10);
  const themes = lessons.flatMap(({ theme }) => (theme === null ? [] : [theme]));
  expect([...themes].sort()).toEqual([...PUZZLE_THEMES[game]].sort());
  for (const { id, theme } of lessons) if (theme !== null) expect(id).toBe(theme);
});

test.each(PUZZLE_GAMES)(
  '%s: every position of a lesson exists, and the test asks for others',
  async (game) => {
    for (const { lesson, positions, test: asked } of await loadCourse(game)) {
      expect(ids(positions), lesson.id).toEqual(lesson.puzzles);
      expect(positions, lesson.id).toHaveLength(PRACTISED);
      // A theme may have few puzzles: two are a test as well.
      expect(asked.length, lesson.id).toBeGreaterThanOrEqual(TESTED - 1);
      expect(asked.length, lesson.id).toBeLessThanOrEqual(TESTED);
      expect(new Set([...ids(positions), ...ids(asked)]).size, lesson.id).toBe(
        positions.length + asked.length,
      );
    }
  },
);

test.each(PUZZLE_GAMES)('%s: a lesson gets harder', async (game) => {
  for (const { lesson, positions } of await loadCourse(game)) {
    const ratings = positions.map(({ rating }) => rating);
    expect(ratings, lesson.id).toEqual([...ratings].sort((a, b) => a - b));
  }
});

/** Moves that a player may make: all of them, or where they cannot be counted, drawing alone. */
const movesOf = (position: AnyMatch, seat: number): readonly AnyMove[] => {
  const { game } = position;
  return game.enumerable ? [...game.moves(position.view(seat))] : [{ type: 'draw' }];
};

const isOwn = ({ id }: Puzzle, pack: readonly Puzzle[]): boolean => pack.every((puzzle) => puzzle.id !== id);

test.each(PUZZLE_GAMES)('%s: positions made for the course have a goal that can be missed', async (game) => {
  const pack = await loadPuzzles(game);
  const course = await loadCourse(game);
  const own = course
    .flatMap(({ positions, test: asked }) => [...positions, ...asked])
    .filter((one) => isOwn(one, pack));
  expect(own.length).toBeGreaterThan(0);
  const parse = required(gameById(game), game).notation.move.parse;
  for (const puzzle of own) {
    const { id, seat, answer, goal } = puzzle;
    const position = positionOf(puzzle);
    expect(position.turn.kind === 'players' && position.turn.seats, id).toContain(seat);
    expect(goal.kind, id).not.toBe('best');
    for (const fact of Object.values(goal)) expect(fact, id).not.toBeNaN();
    const solution = required(parse(answer), `${id} ${answer}`);
    expect(position.check(seat, solution), id).toBeUndefined();
    expect(grade(puzzle, solution, position), id).toMatchObject({ isSolved: true });
    const moves = movesOf(position, seat);
    const missed = moves.filter((move) => !grade(puzzle, move, position).isSolved);
    expect(missed.length, id).toBeGreaterThanOrEqual(moves.length / 2);
    expect(hintsFor(puzzle, position).at(-1), id).toEqual({ code: 'answer', move: answer });
  }
});

const examplesOf = (course: readonly FullLesson[]) =>
  course.map(({ lesson, example }) => ({ id: lesson.id, example: required(example, lesson.id) }));

test.each(PUZZLE_GAMES)('%s: every lesson has an example that follows the rules', async (game) => {
  for (const { id, example } of examplesOf(await loadCourse(game))) {
    const parsed = parseRecord(example.record, gameById);
    if ('error' in parsed) throw new Error(`${id}: ${JSON.stringify(parsed.error)}`);
    const { match, error } = replayRecord(parsed.record, gameById);
    expect(error, id).toBeUndefined();
    expect(example.steps.length, id).toBeGreaterThan(1);
    expect(example.steps.at(-1), id).toBe(match.length);
    for (const [i, end] of example.steps.entries()) {
      // A picture is of a moment in which somebody decides, or of the end.
      expect(match.at(end).turn.kind, `${id}, step ${i}`).not.toBe('chance');
      if (i > 0) expect(end, id).toBeGreaterThan(itemAt(example.steps, i - 1));
    }
  }
});

test('Rummikub: what the other player of an example waits for is what would make a place', async () => {
  const lesson = (await loadCourse('rummikub')).find(({ lesson: { id } }) => id === 'fewest-changes');
  const { record, steps } = required(lesson?.example, 'an example');
  const parsed = parseRecord(record, gameById);
  if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
  const { match } = replayRecord(parsed.record, gameById);
  const [begun, laid] = [match.at(itemAt(steps, 0)), match.at(itemAt(steps, 1))];
  const couldLay = (position: AnyMatch): number =>
    bestPlay(position.view(1) as View, 'tiles')?.played.length ?? 0;
  expect(couldLay(laid)).toBe(0);
  const { parse } = match.game.notation.move;
  const longer = required(
    parse('play K10 R10 B10 | K9 R9 B9 Y9 | R1 R2 R3 R4 R5 | Y11 Y12 Y13 | K5 R5 B5'),
    'the red 5 on the run',
  );
  expect(begun.check(0, longer)).toBeUndefined();
  expect(couldLay(begun.after({ kind: 'move', seat: 0, move: longer }))).toBe(1);
});

test('a game that has no puzzles has no course', async () => {
  expect(await loadCourse('nonsense')).toEqual([]);
  expect(lessonsOf('nonsense')).toEqual([]);
  expect(Object.keys(COURSE_PLANS)).toEqual(PUZZLE_GAMES);
});
