import { type AnyMove, type AnyView, gameById, itemAt, parseRecord } from '@crescendo/rules';
import type { View as RummikubView } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { bestPlay } from '../rummikub/model/from-view.ts';
import {
  grade,
  HINT_CODES,
  hintsFor,
  isNearlyBest,
  loadPuzzles,
  PUZZLE_THEMES,
  type Puzzle,
  positionOf,
  puzzleOfTheDay,
  WHY_CODES,
} from './index.ts';
import { pickForDay } from './pick-for-day.ts';
import { PUZZLE_GAMES } from './themes/index.ts';

const moveOf = ({ game }: Puzzle, text: string): AnyMove => gameById(game)!.notation.move.parse(text)!;

test.each(PUZZLE_GAMES)('%s: every puzzle is a position with a right answer and wrong ones', async (game) => {
  const puzzles = await loadPuzzles(game);
  expect(puzzles.length).toBeGreaterThan(0);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  for (const puzzle of puzzles) {
    const { id, seat, record, answer, solutions, mistakes, theme } = puzzle;
    expect(PUZZLE_THEMES[game] as readonly string[], id).toContain(theme);
    expect('record' in parseRecord(record, gameById), id).toBe(true);
    const position = positionOf(puzzle);
    expect(position.turn.kind === 'players' && position.turn.seats, id).toContain(seat);
    for (const move of [answer, ...solutions.map((one) => one.move)])
      expect(grade(puzzle, moveOf(puzzle, move), position), `${id} ${move}`).toEqual({
        isSolved: true,
        loss: 0,
      });
    for (const { move, chance } of mistakes) {
      expect(position.check(seat, moveOf(puzzle, move)), `${id} ${move}`).toBeUndefined();
      const graded = grade(puzzle, moveOf(puzzle, move), position);
      expect(graded.loss, `${id} ${move}`).toBeCloseTo(itemAt(solutions, 0).chance - chance, 6);
      expect(graded.loss, `${id} ${move}`).toBeGreaterThan(0.015);
      if (graded.isSolved) continue;
      expect(WHY_CODES as readonly string[]).toContain(graded.why.code);
      // Like a moment of a review: what costs less than one game in 20 is no mistake.
      expect(graded.loss, `${id} ${move}`).toBeGreaterThanOrEqual(0.05);
    }
    const hints = hintsFor(puzzle, position);
    for (const { code } of hints) expect(HINT_CODES as readonly string[]).toContain(code);
    expect(hints.length, id).toBeGreaterThan(1);
    expect(hints.at(-1), id).toEqual({ code: 'answer', move: answer });
  }
});

test.each(['5vor12', 'finito', 'qwinto'])(
  '%s: the best move is asked for, and some move is wrong',
  async (game) => {
    for (const puzzle of await loadPuzzles(game)) {
      const { id, goal, solutions, mistakes } = puzzle;
      expect(goal.kind, id).toBe('best');
      expect(solutions.length, id).toBeGreaterThan(0);
      const wrong = mistakes.filter((mistake) => !isNearlyBest(puzzle, mistake));
      expect(wrong.length, id).toBeGreaterThan(0);
    }
  },
);

/** Checks a goal with the solver, which must find the same figures. */
const solverAgrees = (view: RummikubView, { goal, answer, seat }: Puzzle): boolean => {
  const most = bestPlay(view, 'tiles')?.played.length ?? 0;
  switch (goal.kind) {
    case 'empty-rack':
      return most === itemAt(view.racks, seat).length;
    case 'lay-most':
    case 'fewest-changes':
      return most === goal.tiles;
    case 'open':
      return most > 0 && !view.opened[seat];
    default:
      return answer.startsWith('play');
  }
};

test('rummikub: the solver finds what the goals ask for, and not less will do', async () => {
  for (const puzzle of await loadPuzzles('rummikub')) {
    const position = positionOf(puzzle);
    const view = position.view(puzzle.seat) as RummikubView;
    expect(solverAgrees(view, puzzle), puzzle.id).toBe(true);
    const draw = grade(puzzle, { type: 'draw' }, position);
    expect(draw.isSolved, puzzle.id).toBe(false);
  }
});

test('a move that the rules do not allow is no answer', async () => {
  const puzzle = itemAt(await loadPuzzles('qwinto'), 0);
  expect(grade(puzzle, { type: 'nonsense' })).toEqual({
    isSolved: false,
    loss: null,
    why: { code: 'not-legal' },
  });
});

const DAYS = Array.from({ length: 400 }, (_, i) =>
  new Date(Date.UTC(2026, 10, 16 + i)).toISOString().slice(0, 10),
);

test('the puzzle of the day is another every day, and comes again when all have been', () => {
  const places = DAYS.map((_, place) => place);
  expect(new Set(DAYS.map((day) => pickForDay(places, day))).size).toBe(places.length);
});

test('where a puzzle was taken out, all other days keep theirs', () => {
  const places = Array.from({ length: 305 }, (_, place) => place);
  const gone = [17, 18, 40];
  const left = places.map((place) => (gone.includes(place) ? undefined : place));
  for (const day of DAYS) {
    const [before, after] = [pickForDay(places, day), pickForDay(left, day)];
    if (before !== undefined && gone.includes(before)) expect(left, day).toContain(after);
    else expect(after, day).toBe(before);
  }
  expect(pickForDay([undefined, undefined], '2026-11-16')).toBeUndefined();
});

test.each(PUZZLE_GAMES)('%s: every day has a puzzle', async (game) => {
  for (const day of DAYS.slice(0, 100)) expect((await puzzleOfTheDay(game, day))?.game).toBe(game);
  expect(await puzzleOfTheDay('nonsense', '2026-11-16')).toBeUndefined();
});

test('days that have been keep their puzzles', async () => {
  const ids = DAYS.slice(0, 2).map(async (day) => (await puzzleOfTheDay('rummikub', day))?.id);
  expect(await Promise.all(ids)).toEqual(['rummikub-0188', 'rummikub-0071']);
});

test('a view of the position hides what its seat may not know', async () => {
  const puzzle = itemAt(await loadPuzzles('rummikub'), 0);
  const view: AnyView = positionOf(puzzle).view(puzzle.seat);
  const { racks } = view as RummikubView;
  expect(racks.every((rack, seat) => seat === puzzle.seat || rack.every((tile) => tile === -1))).toBe(true);
});
