import { seeded } from '@crescendo/rules';
import { type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import { seatOf } from '../../seat.ts';
import type { Outcomes } from '../../win-chances/judge.ts';

/** Once all have started, everybody can tell which tiles lie face down: any imagined state has the right ones. */
export const outcomes: Outcomes<VorZwoelf> = (view, move) => {
  const seat = seatOf(view);
  if (view.phase === 'start') return [[{ ...view, pending: view.pending.with(seat, move) }, 1]];
  const after = vorZwoelf.apply(vorZwoelf.imagine(view, seeded('any')), { kind: 'move', seat, move });
  if (vorZwoelf.turn(after).kind !== 'chance') return [[vorZwoelf.view(after, seat), 1]];
  return vorZwoelf
    .chances(after)
    .map(([outcome, weight]) => [
      vorZwoelf.view(vorZwoelf.apply(after, { kind: 'chance', outcome }), seat),
      weight,
    ]);
};
