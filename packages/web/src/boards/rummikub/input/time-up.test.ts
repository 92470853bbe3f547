import { parseTable, parseTile, rummikub, type View } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { join } from '../model/edit.ts';
import { follow, NOTHING } from '../model/follow.ts';
import { tileAt } from '../model/piece.ts';
import { begin, step } from '../model/plan.ts';
import { timeUp } from './time-up.ts';

const view = (timeout: 'revertAndThree' | 'drawOrThree'): View => ({
  ...rummikub.view(rummikub.setup(2, { ...rummikub.options, timeout }), 0),
  phase: 'turn',
  table: parseTable('R3 R4 R5 | K7 R7 B7')!,
  opened: [true, true],
  racks: [['R6', 'Y7'].map((word) => parseTile(word)!), [-1]],
  pool: 20,
});

const draftWith = (seen: View, word: string, set: number) => {
  const plan = begin(0, follow(NOTHING, seen));
  const piece = plan.ground.rack.find((each) => tileAt(each) === parseTile(word))!;
  const edit = join(plan.sets, [piece], set, 9, seen.options);
  return { orders: {}, plan: 'sets' in edit ? step(plan, edit.sets) : plan };
};

test('[R-29] a finished table counts as the turn only where the edition leaves it open', () => {
  const open = view('drawOrThree');
  expect(timeUp(open, draftWith(open, 'R6', 1))).toMatchObject({ type: 'play' });
  const strict = view('revertAndThree');
  expect(timeUp(strict, draftWith(strict, 'R6', 1))).toEqual({ type: 'time-up', disturbed: true });
});

test('[R-29] the clock tells whether the table was in disorder', () => {
  const open = view('drawOrThree');
  expect(timeUp(open, undefined)).toEqual({ type: 'time-up', disturbed: false });
  const plan = begin(0, follow(NOTHING, open));
  const broken = step(plan, [
    { ...plan.sets[0]!, pieces: plan.sets[0]!.pieces.slice(1) },
    ...plan.sets.slice(1),
  ]);
  expect(timeUp(open, { orders: {}, plan: broken })).toEqual({ type: 'time-up', disturbed: true });
  expect(timeUp({ ...open, active: 1 }, undefined)).toBeUndefined();
});
