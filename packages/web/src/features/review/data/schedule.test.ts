import { expect, test } from 'vitest';
import { afterAnswer, type Card, daysUntil, forToday, MAX_A_DAY, minutesFor, newCard } from './schedule.ts';

const DAY = 86_400_000;
const NOON = new Date(2026, 10, 16, 12).getTime();

test('a mistake waits until the next day, and comes back later after every right answer', async () => {
  let card = newCard(NOON);
  expect(card.due).toBe(new Date(2026, 10, 17).getTime());
  const waits: number[] = [];
  for (let i = 0; i < 4; i++) {
    const now = card.due + DAY / 2;
    card = await afterAnswer(card, true, now);
    waits.push((card.due - now) / DAY);
  }
  expect(waits.every((wait, i) => wait >= 1 && (i === 0 || wait > waits[i - 1]!))).toBe(true);
  expect(waits[3]).toBeGreaterThan(20);
  const again = await afterAnswer(card, false, card.due);
  expect(again.due - card.due).toBeLessThan(waits[3]! * DAY);
  expect(again.lapses).toBe(1);
  expect(daysUntil(again.due, card.due)).toBeGreaterThan(0);
  const forgotten = await afterAnswer(newCard(NOON), false, NOON);
  expect(forgotten.due).toBe(new Date(2026, 10, 17).getTime());
  expect(daysUntil(forgotten.due, NOON)).toBe(1);
  expect(daysUntil(new Date(2026, 10, 20).getTime(), NOON)).toBe(4);
});

test('five minutes a day: not more than fit, counting what was answered today', () => {
  const card = (due: number, answered: number | null): { card: Card } => ({
    card: { ...newCard(NOON), due, answered },
  });
  const waiting = Array.from({ length: 9 }, () => card(NOON - 1, null));
  expect(forToday(waiting, NOON)).toHaveLength(MAX_A_DAY);
  expect(forToday([...waiting, card(NOON + DAY, NOON - 60_000)], NOON)).toHaveLength(MAX_A_DAY - 1);
  expect(forToday([card(NOON + 1, null), card(NOON, null)], NOON)).toHaveLength(1);
  expect([1, 2, 6].map(minutesFor)).toEqual([1, 2, 5]);
});
