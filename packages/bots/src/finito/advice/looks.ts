// Hints short of the move itself: what to think of, then which counter it is.
import { itemAt } from '@crescendo/rules';
import {
  type Counter,
  finito,
  type Move,
  numberOn,
  risingBlock,
  sequence,
  type View,
} from '@crescendo/rules/finito';
import { seatOf } from '../../seat.ts';
import { staysNone } from './because.ts';

export type Look =
  /** The squares of the roll, by their numbers, on a board without counters. */
  | { readonly code: 'how-far'; readonly numbers: readonly number[] }
  | { readonly code: 'neighbours'; readonly numbers: readonly number[] }
  /** No counter can stay on these squares. */
  | { readonly code: 'none-fits'; readonly numbers: readonly number[] }
  | { readonly code: 'outside-sequence' }
  | { readonly code: 'which-moves'; readonly numbers: readonly number[] }
  | { readonly code: 'counter'; readonly counter: Counter }
  | { readonly code: 'better-not' };

/** The numbers of the squares to choose from. */
const numbersFor = (view: View): readonly number[] => {
  const numbers = [...finito.moves(view)].flatMap((move) =>
    move.type === 'pass' ? [] : [numberOn(move.at, view.options.numbers)],
  );
  return [...new Set(numbers)];
};

/** Tells whether the counter is in no ascending sequence as long as the longest. */
const isOutside = (counters: readonly Counter[], counter: Counter): boolean => {
  const { length } = risingBlock(counters);
  const at = counters.indexOf(counter);
  let [from, to] = [at, at];
  while (from > 0 && itemAt(counters, from - 1) < itemAt(counters, from)) from--;
  while (to + 1 < counters.length && itemAt(counters, to) < itemAt(counters, to + 1)) to++;
  return to - from + 1 < length;
};

const whereCode = (view: View, open: number, placed: number) => {
  if (open > 1 && staysNone(view)) return 'none-fits';
  return placed === 0 ? 'how-far' : 'neighbours';
};

export const looks = (view: View, move: Move): readonly Look[] => {
  if (move.type === 'pass') return [{ code: 'better-not' }];
  const numbers = numbersFor(view);
  const counters = sequence(itemAt(view.boards, seatOf(view)));
  const which: Look = { code: 'counter', counter: move.counter };
  if (move.type === 'move')
    return [
      isOutside(counters, move.counter) ? { code: 'outside-sequence' } : { code: 'which-moves', numbers },
      which,
    ];
  const open = itemAt(view.open, seatOf(view)).length;
  if (open === 1 && numbers.length === 1) return [];
  const where: Look = { code: whereCode(view, open, counters.length), numbers };
  return open > 1 ? [where, which] : [where];
};
