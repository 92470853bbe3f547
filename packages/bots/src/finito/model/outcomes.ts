import { itemAt } from '@crescendo/rules';
import type { Finito } from '@crescendo/rules/finito';
import { seatOf } from '../../seat.ts';
import type { Outcomes } from '../../win-chances/judge.ts';

/** The others choose at the same time: all that this seat sees after its choice is the choice. */
export const outcomes: Outcomes<Finito> = (view, move) => {
  const seat = seatOf(view);
  if (itemAt(view.pending, seat) === undefined) throw new Error('no such seat');
  return [[{ ...view, pending: view.pending.with(seat, move) }, 1]];
};
