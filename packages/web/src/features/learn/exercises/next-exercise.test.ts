import { expect, test } from 'vitest';
import { answeredOn, type Card } from '../../review/data/schedule.ts';
import { nextExercise } from './next-exercise.ts';

const DAY = 86_400_000;
const NOW = new Date(2026, 10, 19, 12).getTime();
const card = (due: number, answered: number | null = null): Card => ({
  due,
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  answered,
});
const all = [
  { id: 'due', card: card(NOW - DAY) },
  { id: 'tomorrow', card: card(NOW + DAY) },
  { id: 'later', card: card(NOW + 3 * DAY) },
];

/** The exercises in the order in which a player goes through them. */
const wayThrough = (isAhead: boolean): readonly string[] => {
  const done: string[] = [];
  for (;;) {
    const next = nextExercise(all, { now: NOW, done: new Set(done), isAhead });
    if (!next) return done;
    done.push(next.id);
  }
};

test('a day has what is due; who practises ahead goes on to the second and to all others', () => {
  expect(wayThrough(false)).toEqual(['due']);
  expect(wayThrough(true)).toEqual(['due', 'tomorrow', 'later']);
});

test('only what was answered on the same day counts as done today', () => {
  expect(answeredOn(all, NOW)).toBe(0);
  expect(answeredOn([...all, { card: card(NOW + DAY, NOW - DAY) }], NOW)).toBe(0);
  expect(answeredOn([...all, { card: card(NOW + DAY, NOW - 1000) }], NOW)).toBe(1);
});
