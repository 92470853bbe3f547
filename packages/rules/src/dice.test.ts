import { expect, test } from 'vitest';
import { pick, pickWeighted, seeded, shuffled } from './dice.ts';

const take = (n: number, seed: string | number) => {
  const dice = seeded(seed);
  return Array.from({ length: n }, dice);
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(take(20, 'a')).toEqual(take(20, 'a'));
  expect(take(20, 'a')).not.toEqual(take(20, 'b'));
  expect(take(5, 1)).toEqual(take(5, '1'));
});

test('numbers lie in [0, 1) and fill it evenly', () => {
  const counts = new Array<number>(10).fill(0);
  for (const x of take(100_000, 'even')) {
    expect(x >= 0 && x < 1).toBe(true);
    counts[Math.floor(x * 10)]!++;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('seeds that differ a little do not give alike numbers', () => {
  const firsts = Array.from({ length: 1000 }, (_, i) => seeded(`game/${i}`)());
  const mean = firsts.reduce((sum, x) => sum + x, 0) / 1000;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  expect(new Set(firsts).size).toBe(1000);
});

test('weights are kept', () => {
  const dice = seeded('weights');
  let heavy = 0;
  for (let i = 0; i < 40_000; i++) {
    if (pickWeighted(dice, [['heavy', 3] as const, ['light', 1] as const]) === 'heavy') heavy++;
  }
  expect(Math.abs(heavy - 30_000)).toBeLessThan(600);
});

test('picking from nothing is a broken promise', () => {
  expect(() => pick(seeded(1), [])).toThrow();
  expect(() => pickWeighted(seeded(1), [])).toThrow();
});

test('shuffling keeps every item and every order is as likely', () => {
  const dice = seeded('shuffle');
  const seen = new Map<string, number>();
  for (let i = 0; i < 12_000; i++) {
    const order = shuffled(dice, ['a', 'b', 'c']).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of seen.values()) expect(Math.abs(count - 2000)).toBeLessThan(250);
});
