import { expect, test } from 'vitest';
import type { FinishedGame } from '../../../session/saved/finished-games.ts';
import type { ReviewFigures } from '../../review/data/saved-reviews.ts';
import { monthRows, monthsWith } from './month.ts';

const november = (day: number): number => new Date(2026, 10, day, 12).getTime();
const october = (day: number): number => new Date(2026, 9, day, 12).getTime();

let count = 0;
const finished = (game: string, at: number, isWon: boolean, seats = 2): FinishedGame => ({
  id: `game ${++count}`,
  game,
  at,
  seat: 0,
  players: Array.from({ length: seats }, () => ({ kind: 'bot', name: '', level: 'casual' })),
  scores: [],
  winners: isWon ? [0] : [1],
  isSeries: false,
});

const reviewed = (game: string, at: number, luck: number, skill: number): ReviewFigures => ({
  id: `review ${++count}`,
  game,
  at,
  luck,
  luckSpread: 0.3,
  skill,
  adjusted: 0.5,
  decisions: 20,
  themes: [],
});

test('each game of a month with what was won, and the means of its reviews', () => {
  const games = [
    finished('qwinto', october(31), true),
    finished('finito', november(1), true),
    finished('qwinto', november(2), true),
    finished('qwinto', november(20), false),
    finished('qwinto', november(30), true, 1),
  ];
  const figures = [
    reviewed('qwinto', november(2), 0.3, -0.1),
    reviewed('qwinto', november(20), -0.1, -0.3),
    reviewed('qwinto', october(31), 0.9, -0.9),
  ];
  expect(monthsWith(games)).toEqual([
    { year: 2026, month: 10 },
    { year: 2026, month: 9 },
  ]);
  const [first, second, ...more] = monthRows({ year: 2026, month: 10 }, games, figures);
  expect(first).toMatchObject({ game: 'qwinto', played: 3, contests: 2, won: 1 });
  expect(first?.luck).toBeCloseTo(0.1);
  expect(first?.you).toBeCloseTo(-0.2);
  expect(second).toEqual({ game: 'finito', played: 1, contests: 1, won: 1, luck: undefined, you: undefined });
  expect(more).toEqual([]);
});
