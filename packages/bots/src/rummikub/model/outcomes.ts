import { seeded } from '@crescendo/rules';
import { type Rummikub, rummikub, unseen } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import type { Outcomes } from '../../win-chances/judge.ts';

/** The others' racks do not matter: this seat does not see them afterwards either. A drawn tile may be any unseen one. */
export const outcomes: Outcomes<Rummikub> = (view, move) => {
  const seat = seatOf(view);
  // All together decide whether the deal stands: nobody sees more after this choice.
  if (view.phase === 'pairs') return [[view, 1]];
  const after = rummikub.apply(rummikub.imagine(view, seeded('any')), { kind: 'move', seat, move });
  if (move.type !== 'draw' || rummikub.turn(after).kind !== 'chance')
    return [[rummikub.view(after, seat), 1]];
  return unseen(view).flatMap((weight, tile) =>
    weight > 0
      ? [[rummikub.view(rummikub.apply(after, { kind: 'chance', outcome: { tile } }), seat), weight] as const]
      : [],
  );
};
