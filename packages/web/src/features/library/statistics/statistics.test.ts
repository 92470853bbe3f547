import { expect, test } from 'vitest';
import { bot, person } from '../../../../test/support/listed.ts';
import type { FinishedGame } from '../../../session/saved/finished-games.ts';
import { statisticsOf } from './statistics.ts';

let day = 0;

/** I sit first; `scores` are mine and the others', who are a bot unless said otherwise. */
const played = (
  scores: readonly number[],
  winners: readonly number[],
  more: Partial<FinishedGame> = {},
): FinishedGame => ({
  id: `game-${++day}`,
  game: 'qwinto',
  at: day,
  seat: 0,
  players: [person(''), bot('strong'), person('Ben'), person('')].slice(0, scores.length),
  scores,
  winners,
  isSeries: false,
  ...more,
});

test('nothing played: nothing to say', () => {
  expect(statisticsOf([])).toEqual([]);
});

test('played, won, mean, best', () => {
  const [qwinto] = statisticsOf([played([50, 40], [0]), played([30, 60], [1]), played([71, 20], [0])]);
  expect(qwinto).toMatchObject({ game: 'qwinto', played: 3, contests: 3, won: 2, best: 71 });
  expect(qwinto!.mean).toBeCloseTo(50.33, 2);
});

test('games in which something was taken back are counted apart', () => {
  const [qwinto] = statisticsOf([played([50, 40], [0], { takenBack: 3 }), played([30, 60], [1])]);
  expect(qwinto).toMatchObject({ played: 2, won: 1, takenBack: 1 });
});

test('streaks follow time, whatever the order of the list', () => {
  const games = [
    played([1, 0], [0]),
    played([1, 0], [0]),
    played([1, 0], [0]),
    played([0, 1], [1]),
    played([1, 0], [0]),
    played([1, 1], [0, 1]),
  ];
  expect(statisticsOf(games.toReversed())[0]).toMatchObject({ streak: 2, longestStreak: 3 });
});

test('against whom: both winning, or neither, is no win and no loss', () => {
  const [stats] = statisticsOf([
    played([9, 5, 3], [0]),
    played([9, 9, 3], [0, 1]),
    played([2, 5, 9], [2]),
    played([2, 5], [1], { players: [person(''), person('Ben')] }),
    played([5, 2], [1], { seat: 1, players: [person('Ben'), person('')], winners: [0] }),
  ]);
  expect(stats!.opponents).toEqual([
    { player: person('Ben'), games: 5, wins: 2, losses: 3 },
    { player: bot('strong'), games: 3, wins: 1, losses: 0 },
  ]);
});

test('two bots of one level at a table are one opponent', () => {
  const twins = { players: [person(''), bot('casual'), bot('casual')] };
  const [stats] = statisticsOf([played([9, 5, 3], [0], twins), played([1, 5, 9], [2], twins)]);
  expect(stats!.opponents).toEqual([{ player: bot('casual'), games: 2, wins: 1, losses: 1 }]);
});

test('alone one cannot win: the score counts, streaks and wins do not', () => {
  const [stats] = statisticsOf([played([88], [0]), played([10, 20], [1])]);
  expect(stats).toMatchObject({ played: 2, contests: 1, won: 0, longestStreak: 0, best: 88, mean: 49 });
  expect(stats!.lastScores.map(({ won }) => won)).toEqual([false, false]);
});

test('a series is one game, and its sum is left out of the scores', () => {
  const [stats] = statisticsOf([played([400, 300], [0], { isSeries: true }), played([40, 50], [1])]);
  expect(stats).toMatchObject({ played: 2, won: 1, best: 40, mean: 40 });
  const [only] = statisticsOf([played([400, 300], [0], { isSeries: true })]);
  expect(only).toMatchObject({ played: 1, won: 1, mean: undefined, best: undefined, lastScores: [] });
});

test('the last thirty scores, the oldest first; scores may be below zero', () => {
  const games = Array.from({ length: 35 }, (_, i) => played([i - 20, 0], i > 20 ? [0] : [1]));
  const [stats] = statisticsOf(games);
  expect(stats!.lastScores.map(({ score }) => score)).toEqual(Array.from({ length: 30 }, (_, i) => i - 15));
});

test('each game for itself, the most played first, and nothing twice', () => {
  const finito = played([5, 4], [0], { game: 'finito' });
  const list = statisticsOf([finito, played([1, 2], [1]), played([3, 2], [0]), finito]);
  expect(list.map(({ game, played: count }) => [game, count])).toEqual([
    ['qwinto', 2],
    ['finito', 1],
  ]);
});

test('where points only count in a series, single games are won or lost', () => {
  const [stats] = statisticsOf([
    played([-2, 2], [1], { game: '5vor12' }),
    played([3, -3], [0], { game: '5vor12' }),
    played([1], [0], { game: '5vor12' }),
  ]);
  expect(stats).toMatchObject({ played: 3, won: 1, mean: undefined, best: undefined });
  expect(stats!.lastScores.map(({ won }) => won)).toEqual([false, true]);
});
