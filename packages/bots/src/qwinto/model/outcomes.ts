import { type Qwinto, qwinto, sum } from '@crescendo/rules/qwinto';
import { seatOf } from '../../seat.ts';
import type { Outcomes } from '../../win-chances/judge.ts';

/** Nothing hidden is left to imagine before everybody writes. */
const never = () => 0;

/** Lists each sum once, as likely as all its rolls together: only the sum matters. */
export const outcomes: Outcomes<Qwinto> = (view, move) => {
  const seat = seatOf(view);
  if (move.type === 'write' || move.type === 'skip')
    return [[{ ...view, pending: view.pending.with(seat, move) }, 1]];
  const after = qwinto.apply(qwinto.imagine(view, never), { kind: 'move', seat, move });
  if (qwinto.turn(after).kind !== 'chance') return [[qwinto.view(after, seat), 1]];
  const bySum = new Map<number, { readonly view: typeof view; weight: number }>();
  for (const [outcome, weight] of qwinto.chances(after)) {
    const total = outcome.type === 'roll' ? sum(outcome.faces) : 0;
    const known = bySum.get(total);
    if (known) known.weight += weight;
    else
      bySum.set(total, { view: qwinto.view(qwinto.apply(after, { kind: 'chance', outcome }), seat), weight });
  }
  return [...bySum.values()].map(({ view: seen, weight }) => [seen, weight]);
};
