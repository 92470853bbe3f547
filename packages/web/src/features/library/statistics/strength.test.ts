import { LEVELS } from '@crescendo/bots';
import { levelRatings } from '@crescendo/bots/just-right';
import { expect, test } from 'vitest';
import { bot, person } from '../../../../test/support/listed.ts';
import type { FinishedGame } from '../../../session/saved/finished-games.ts';
import { strengthIn } from './strength.ts';

const played = (winners: readonly number[], changes: Partial<FinishedGame> = {}): FinishedGame => ({
  id: 'one',
  game: 'qwinto',
  at: 1,
  seat: 0,
  players: [person(''), bot('casual')],
  scores: [12, 10],
  winners,
  isSeries: false,
  ...changes,
});

const many = (count: number, winners: readonly number[]) =>
  Array.from({ length: count }, () => played(winners));

test('nothing is shown before a game says something about the player', () => {
  expect(strengthIn('qwinto', [])).toBeUndefined();
  expect(strengthIn('qwinto', [played([0], { hints: 1 })])).toBeUndefined();
  expect(strengthIn('unmeasured', [played([0], { game: 'unmeasured' })])).toBeUndefined();
});

test('who wins every other game against casual is about as strong, and more games make it surer', () => {
  const games = (count: number) => Array.from({ length: count }, (_, i) => played([i % 2]));
  const [few, more] = [strengthIn('qwinto', games(4))!, strengthIn('qwinto', games(40))!];
  expect(more.like).toEqual(['casual', 'casual']);
  expect(more.games).toBe(40);
  expect(more.error).toBeLessThan(few.error);
  expect(more.isSure).toBe(more.lowest === 'casual' && more.highest === 'casual');
  expect(more.casual).toBe(1000);
  expect(Math.abs(more.mean - 1000)).toBeLessThan(more.error);
});

test('the place is on the line of the levels, and never beyond its ends', () => {
  const { ticks, place, like, lowest, highest } = strengthIn('qwinto', many(3, [0]))!;
  expect(ticks[0]).toEqual({ level: 'beginner', at: 0 });
  expect(ticks.at(-1)).toEqual({ level: 'expert', at: 1 });
  const { beginner, casual, expert } = levelRatings('qwinto')!;
  expect(ticks[1]?.at).toBeCloseTo((casual - beginner) / (expert - beginner));
  expect(place.from).toBeLessThan(place.at);
  expect(place.at).toBeLessThan(place.to);
  expect(LEVELS.indexOf(lowest ?? 'beginner')).toBeLessThanOrEqual(LEVELS.indexOf(like[0] ?? 'beginner'));
  expect(LEVELS.indexOf(highest)).toBeGreaterThanOrEqual(LEVELS.indexOf(like[1]));
  const weak = strengthIn(
    'finito',
    Array.from({ length: 30 }, () => played([1], { game: 'finito' })),
  )!;
  expect(weak.place.at).toBe(0);
  expect(weak.place.from).toBe(0);
  expect(weak.like).toEqual(['beginner', 'beginner']);
  const lost = { game: '5vor12', players: [person(''), bot('beginner')] };
  const weaker = strengthIn(
    '5vor12',
    Array.from({ length: 30 }, () => played([1], lost)),
  )!;
  expect(weaker.like).toEqual([undefined, 'beginner']);
  expect(weaker.isSure).toBe(true);
});

test('who may be weaker than all levels is not told that one of them is the least', () => {
  const few = { game: '5vor12', players: [person(''), bot('beginner')] };
  const { like, lowest, highest, isSure } = strengthIn(
    '5vor12',
    Array.from({ length: 6 }, (_, i) => played([i % 3 === 0 ? 0 : 1], few)),
  )!;
  expect(like).toEqual([undefined, 'beginner']);
  expect(highest).not.toBe('beginner');
  expect(lowest).toBeUndefined();
  expect(isSure).toBe(false);
});
