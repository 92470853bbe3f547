import { NEW_PLAYER, PUZZLE_THEMES, type Puzzle } from '@crescendo/bots/puzzles';
import { range } from '@crescendo/rules';
import { load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { reasonBeforeSolution, reasonsForSolution } from '../../play/bar/advice.ts';
import { lessonFor } from '../lessons/lesson-for.ts';
import { type Progress, withFirstAnswer } from '../progress/progress.ts';
import { chooseTen } from '../progress/series.ts';
import {
  dayResultOf,
  FRESH,
  withAnotherTry,
  withAnswer,
  withHint,
  withSolutionShown,
} from '../solving/attempt.ts';
import type { PuzzleGame } from '../solving/use-puzzle-game.ts';
import { verdictTexts } from '../solving/verdict.tsx';
import { isProvisional, ratingNumber } from './rating.tsx';
import { shareText } from './share.ts';

const de = await load('de', 'learn/puzzles');
const en = await load('en', 'learn/puzzles');
const answers = await load('en', 'learn/answers');

const puzzle = (number: number, rating: number, theme = 'which-row'): Puzzle => ({
  id: `qwinto-${number}`,
  game: 'qwinto',
  record: '',
  seat: 0,
  goal: { kind: 'best' },
  theme,
  rating,
  solutions: [],
  mistakes: [],
  answer: '',
});
const NOTHING: Progress = { version: 1, player: NEW_PLAYER, counted: 0, puzzles: {}, days: {} };
const WRONG = { isSolved: false, loss: null, why: { code: 'other-row' } } as const;
const move = { type: 'skip' };

test('only the first answer counts: a hint makes it half, a wrong answer none of it', () => {
  const wrong = withAnswer(FRESH, move, WRONG);
  expect([wrong.phase, wrong.first, wrong.misses]).toEqual(['wrong', 'missed', 1]);
  expect(wrong.wrong?.move).toEqual(move);
  const right = withAnswer(withAnotherTry(wrong), move, { isSolved: true, loss: 0 });
  expect([right.phase, right.first, right.misses]).toEqual(['solved', 'missed', 1]);
  expect(withAnswer(FRESH, move, { isSolved: true, loss: 0 }).first).toBe('solved');
  expect(withAnswer(withHint(FRESH), move, { isSolved: true, loss: 0 }).first).toBe('hinted');
  expect(withSolutionShown(FRESH).first).toBe('missed');
});

test('player and puzzle are rated against each other, and a puzzle counts once', () => {
  const rules = { counts: true, at: 1 };
  const one = puzzle(1, 1500);
  const [solved, hinted, missed] = (['solved', 'hinted', 'missed'] as const).map((first) =>
    withFirstAnswer(NOTHING, one, first, rules),
  );
  expect(solved!.player.rating).toBeGreaterThan(1600);
  expect(hinted!.player.rating).toBeCloseTo(1500);
  expect(missed!.player.rating).toBeLessThan(1400);
  expect(solved!.player.deviation).toBeLessThan(NEW_PLAYER.deviation);
  expect(solved!.puzzles[one.id]!.rating!.rating).toBeLessThan(1500);
  const again = withFirstAnswer(missed!, one, 'solved', { counts: true, at: 2 });
  expect([again.player, again.counted]).toEqual([missed!.player, 1]);
  expect(again.puzzles[one.id]).toMatchObject({ first: 'missed', isSolved: true, at: 2 });
  const lesson = withFirstAnswer(NOTHING, one, 'missed', { counts: false, at: 1 });
  expect([lesson.player, lesson.counted, lesson.puzzles[one.id]!.isSolved]).toEqual([NEW_PLAYER, 0, false]);
});

test('a series is matched to the player, from easy to hard, with new puzzles first', () => {
  const all = range(300).map((i) => puzzle(i, 900 + 4 * i, ['which-row', 'waiting', 'which-dice'][i % 3]));
  const ratings = (progress: Progress) =>
    chooseTen(all, progress, () => 0.5).map((id) => all.find((one) => one.id === id)!.rating);
  const series = ratings(NOTHING);
  expect(new Set(series).size).toBe(10);
  expect(series[0]).toBeLessThan(1260);
  expect(series.at(-1)).toBeGreaterThan(1600);
  expect(Math.min(...ratings({ ...NOTHING, player: { ...NEW_PLAYER, rating: 1900 } }))).toBeGreaterThan(1500);
  const seen = Object.fromEntries(
    all.slice(0, 292).map(({ id }, i) => [id, { first: 'missed', isSolved: true, at: i + 1 } as const]),
  );
  const ids = chooseTen(all, { ...NOTHING, puzzles: seen }, () => 0);
  expect(ids.filter((id) => seen[id] === undefined)).toHaveLength(8);
  expect(new Set(ids).size).toBe(10);
});

test('the text to share says how it went, and nothing of the puzzle', () => {
  const about = { game: 'Qwinto', day: '16/11', link: 'https://play.example/puzzles/qwinto/2026-11-16' };
  const solved = withAnswer(withAnotherTry(withAnswer(withHint(FRESH), move, WRONG)), move, {
    isSolved: true,
    loss: 0,
  });
  expect(shareText(en, dayResultOf(solved), about)).toBe(
    'Crescendo · 16/11 · Qwinto puzzle: solved on try 2, 1 hint ▯▮\nhttps://play.example/puzzles/qwinto/2026-11-16',
  );
  expect(shareText(de, dayResultOf(withAnswer(FRESH, move, { isSolved: true, loss: 0 })), about)).toContain(
    'Rätsel Qwinto: auf Anhieb gelöst ▮\n',
  );
  expect(shareText(en, dayResultOf(withSolutionShown(FRESH)), about)).toContain('puzzle: not solved\n');
});

test('the theme of a mistake leads to a lesson', () => {
  const lessons = (game: keyof typeof PUZZLE_THEMES) =>
    PUZZLE_THEMES[game].map((theme) => ({ id: theme, theme, puzzles: [] }));
  expect(lessonFor('qwinto', lessons('qwinto'), 'too-many-dice')?.id).toBe('which-dice');
  expect(lessonFor('finito', lessons('finito'), 'left-no-room')?.id).toBe('which-square');
  expect(lessonFor('5vor12', lessons('5vor12'), 'left-no-room')?.id).toBe('leaving-room');
  expect(lessonFor('rummikub', lessons('rummikub'), 'joker')?.id).toBe('joker');
  expect(lessonFor('rummikub', lessons('rummikub'), 'no such theme')).toBeUndefined();
});

test('the first puzzle gives a rating, which is provisional until its range says something', () => {
  const one = withFirstAnswer(NOTHING, puzzle(1, 1500), 'solved', { counts: true, at: 1 });
  expect(ratingNumber(NOTHING)).toBeNull();
  expect(ratingNumber(one)).toBe(Math.round(one.player.rating));
  expect(isProvisional(one)).toBe(true);
  expect(isProvisional({ ...one, player: { ...one.player, deviation: 80 } })).toBe(false);
});

test('a wrong answer is explained by a comparison, and the solution by something else', () => {
  const because = [
    { code: 'between', counter: 3 },
    { code: 'room', squares: 6, instead: 5 },
    { code: 'ways', ways: 9, instead: 7 },
  ];
  const told = reasonBeforeSolution(because);
  expect(told).toEqual([because[1]]);
  expect(reasonsForSolution(because, told)).toEqual([because[0], because[2]]);
  expect(reasonBeforeSolution([because[0]!])).toEqual([]);
});

test('a wrong answer says how often it wins and how often the best one does', () => {
  const one = { ...puzzle(1, 1500), solutions: [{ move: 'skip', chance: 0.47 }] };
  const texts = (loss: number | null, judged?: number): readonly string[] =>
    verdictTexts(
      {
        puzzle: one,
        game: { words: en, answers } as PuzzleGame,
        attempt: withAnswer(FRESH, move, { ...WRONG, loss }),
        judged,
      },
      String,
    );
  const why = ['Not quite.', 'The sum is better in another row.'];
  expect(texts(0.25)).toEqual([...why, 'Your move wins 22 of 100 games, the best one 47.']);
  expect(texts(0.001).at(-1)).toBe('Your move wins 46 of 100 games, the best one 47.');
  // Not played out: the expert's estimate, once it is there.
  expect(texts(null)).toEqual(why);
  expect(texts(null, 0.12).at(-1)).toBe('Out of 100 games, that wins 12 fewer than the best move.');
});
