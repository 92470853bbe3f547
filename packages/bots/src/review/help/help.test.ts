// Nobody is praised for a move that a hint told, or blamed for it.
import { type AnyMatch, itemAt, range } from '@crescendo/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Review } from '../review.ts';
import { roundOf } from '../rounds.ts';
import { expectToAddUp, play, reviewOf } from '../testing.ts';
import { hadHint } from './help.ts';

let match: AnyMatch;
let plain: Review;
beforeAll(async () => {
  match = await play('finito', { bots: ['expert', 'beginner'], seed: 'help' });
  plain = await reviewOf(match);
});

const found = (review: Review) =>
  review.highlights!.filter(({ seat }) => seat === 0).map(({ length }) => length);
const mistakes = (review: Review) =>
  review.moments.filter(({ seat }) => seat === 1).map(({ length }) => length);

describe('a review of a game with hints', () => {
  test('praises nobody for what a hint told, and adds up', async () => {
    const praised = found(plain);
    expect(praised.length).toBeGreaterThan(0);
    const review = await reviewOf(match, { help: { asked: [], followed: praised } });
    for (const length of praised) expect(found(review)).not.toContain(length);
    expect(review.seats[0]!.decisions).toBeLessThan(plain.seats[0]!.decisions);
    expectToAddUp(review);
  });

  test('blames nobody for what a hint told', async () => {
    const blamed = mistakes(plain);
    expect(blamed.length).toBeGreaterThan(0);
    const review = await reviewOf(match, { help: { asked: [], followed: blamed } });
    for (const length of blamed) {
      expect(mistakes(review)).not.toContain(length);
      expect(review.curves[1]![length + 1]!.decision).toBeNull();
    }
    expectToAddUp(review);
  });

  test('neither praises nor counts a decision after a hint, but names a mistake', async () => {
    const [first] = found(plain);
    const [worst] = mistakes(plain);
    const asked = [
      { seat: 0, length: first! },
      { seat: 1, length: worst! },
    ];
    const review = await reviewOf(match, { help: { asked, followed: [] } });
    expect(found(review)).not.toContain(first);
    expect(review.seats[0]!.decisions).toBe(plain.seats[0]!.decisions - 1);
    expect(mistakes(review)).toContain(worst);
    expectToAddUp(review);
  });

  test('a hint is about the next decision of the one who asked, and the same turn', () => {
    const round = roundOf(match, 1);
    const places = range(match.length).filter((i) => {
      const event = itemAt(round.events, i);
      return event.kind === 'move' && event.seat === 0;
    });
    const [one, two, three] = [places[3]!, places[4]!, places[5]!];
    const help = { asked: [{ seat: 0, length: one + 1 }], followed: [] };
    expect([one, two, three].map((at) => hadHint(round, help, at))).toEqual([false, true, false]);
    expect(hadHint(round, { ...help, asked: [{ seat: 1, length: one + 1 }] }, two)).toBe(false);
  });
});
