import type { SeatPoint } from '@crescendo/bots/review';
import type { ShownSeat } from '@crescendo/bots/review/shown';
import { expect, test } from 'vitest';
import { storyOf } from './story.ts';

const SHOWN: ShownSeat = { start: 50, luck: 0, you: 0, others: 50, result: 100, losses: [], rest: 0 };

const point = (others: number): SeatPoint => ({ length: 0, chances: [], luck: 0, others, decision: null });
const given = (...others: readonly number[]): readonly SeatPoint[] => others.map(point);

const loss = (cost: number, length = 7) => ({ length, before: 60, after: 60 - cost, cost });

test('the outcome, and whether luck helped', () => {
  const story = (luck: number, result: number) => {
    const { outcome, luck: kind } = storyOf({ ...SHOWN, luck, result }, [], undefined);
    return `${outcome} ${kind}`;
  };
  expect(story(20, 100)).toBe('won good');
  expect(story(-20, 100)).toBe('won bad');
  expect(story(7, 50)).toBe('shared even');
  expect(story(-7, 33)).toBe('shared even');
  expect(story(8, 0)).toBe('lost good');
});

test('luck that comes once in ten games has a stronger word', () => {
  const kind = (luck: number, games: number, of: number) =>
    storyOf({ ...SHOWN, luck }, [], { isMore: luck > 0, games, of }).luck;
  expect(kind(30, 4, 5)).toBe('good');
  expect(kind(30, 9, 10)).toBe('very-good');
  expect(kind(-30, 4, 5)).toBe('bad');
  expect(kind(-30, 19, 20)).toBe('very-bad');
  // A few percent are no luck to speak of, however rare.
  expect(kind(5, 99, 100)).toBe('even');
});

test('a win is told with what the others gave, and when they gave most of it', () => {
  const when = (...others: readonly number[]) => storyOf(SHOWN, given(...others), undefined).cause;
  expect(when(0.1, 0, 0, 0.1, 0, 0.4)).toEqual({ kind: 'gifts', when: 'late' });
  expect(when(0.4, 0, 0.1, 0, 0, 0.1)).toEqual({ kind: 'gifts', when: 'early' });
  expect(when(0, 0, 0.3, 0.2, -0.1, 0)).toEqual({ kind: 'gifts', when: 'middle' });
  expect(when(0.2, 0, 0.2, 0, 0.2, 0)).toEqual({ kind: 'gifts', when: 'spread' });
});

test('a loss is told with what weighed most', () => {
  const lost = { ...SHOWN, result: 0, others: 0 };
  const cause = (more: Partial<ShownSeat>) => storyOf({ ...lost, ...more }, [], undefined).cause;
  expect(cause({ you: -30, losses: [loss(20)] })).toEqual({ kind: 'one-mistake', length: 7 });
  expect(cause({ you: -30, losses: [loss(12), loss(9)] })).toEqual({ kind: 'mistakes' });
  expect(cause({ you: -30, others: -40, losses: [loss(20)] })).toEqual({ kind: 'stronger' });
  expect(cause({ you: -2, luck: -48 })).toEqual({ kind: 'clean' });
  expect(cause({ you: -7, luck: -43 })).toBeUndefined();
});

test('what the others gave does not hide that more was given away', () => {
  const cause = (you: number) => storyOf({ ...SHOWN, you }, given(0.5), undefined).cause?.kind;
  expect(cause(-20)).toBe('gifts');
  expect(cause(-50)).toBe('gifts');
  expect(cause(-89)).toBe('mistakes');
});

test('who erred themselves did not do better than could be foreseen', () => {
  const lost = { ...SHOWN, result: 0, others: -31 };
  const cause = (you: number, othersLost: number) =>
    storyOf({ ...lost, you }, [], undefined, othersLost).cause?.kind;
  expect(cause(-30, 0)).toBe('stronger');
  expect(cause(-30, 29)).toBe('mistakes');
  expect(cause(-2, 29)).toBe('clean');
});
