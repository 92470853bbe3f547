import { expect, test } from 'vitest';
import { expectedScore, NEW_PLAYER, rate, rateGame, ratingOfPuzzle } from './glicko.ts';

test("Glickman's own example", () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const after = rate(player, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('his expectations for the three opponents', () => {
  const expected = [
    { rating: 1400, deviation: 30 },
    { rating: 1550, deviation: 100 },
    { rating: 1700, deviation: 300 },
  ].map((other) => expectedScore({ rating: 1500 }, other));
  expect(expected[0]).toBeCloseTo(0.639, 3);
  expect(expected[1]).toBeCloseTo(0.432, 3);
  expect(expected[2]).toBeCloseTo(0.303, 3);
});

test('who has met nobody is less sure, and never less sure than a newcomer', () => {
  const idle = rate({ rating: 1600, deviation: 100, volatility: 0.06 }, []);
  expect(idle.rating).toBe(1600);
  expect(idle.deviation).toBeCloseTo(Math.hypot(100, 0.06 * 173.7178), 6);
  expect(rate(NEW_PLAYER, []).deviation).toBe(350);
});

test('a solved puzzle lifts the player and lowers the puzzle, a surprise by more', () => {
  const easy = rateGame(NEW_PLAYER, ratingOfPuzzle({ rating: 1200 }), 1);
  const hard = rateGame(NEW_PLAYER, ratingOfPuzzle({ rating: 1800 }), 1);
  expect(easy.player.rating).toBeGreaterThan(1500);
  expect(hard.player.rating).toBeGreaterThan(easy.player.rating);
  expect(hard.opponent.rating).toBeLessThan(1800);
  expect(hard.player.deviation).toBeLessThan(350);
});

test('a surprise makes ratings more volatile', () => {
  const player = { rating: 1500, deviation: 30, volatility: 0.06 };
  const lost = rate(
    player,
    Array.from({ length: 20 }, () => ({ rating: 900, deviation: 30, score: 0 })),
  );
  expect(lost.volatility).toBeGreaterThan(0.06);
});
