import { finito, type View } from '@crescendo/rules/finito';
import { expect, test } from 'vitest';
import { liftable, whyNotTouch } from './gestures.ts';

const viewOf = (counters: { readonly [square: number]: number }, open: readonly number[]): View => {
  const bare = finito.view(finito.setup(1, finito.options), 0);
  const board = bare.boards[0]!.map((_, at) => counters[at] ?? 0);
  return { ...bare, phase: 'choose', rolled: 15, rolls: 2, boards: [board], open: [open] };
};
const placing = viewOf({ 4: 7 }, [3, 5, 9]);
const moving = viewOf({ 4: 7, 26: 2 }, []);

test('open counters are taken in hand first, then those on the board', () => {
  expect(liftable(placing)).toEqual([3, 5, 9]);
  expect(liftable(moving)).toEqual([7, 2]);
  expect(liftable({ ...moving, seat: null })).toEqual([]);
});

test('a square touched with empty hands says what is missing', () => {
  const why = (view: View, at: number) => whyNotTouch(finito, view, at);
  expect(why(placing, 26)).toEqual({ code: 'must-place', open: [3, 5, 9] });
  expect(why(placing, 0)).toMatchObject({ code: 'not-a-target', why: 'other-number' });
  expect(why(placing, 4)).toEqual({ code: 'not-now', stage: 'placing' });
  expect(why(moving, 27)).toEqual({ code: 'not-now', stage: 'moving' });
  expect(why(moving, 0)).toMatchObject({ code: 'not-a-target' });
});
