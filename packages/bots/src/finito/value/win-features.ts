// Finito! for the network of chances: how far each seat is from order, after its best answer to the roll that lies there.
import { counterCount, finito, type View } from '@crescendo/rules/finito';
import type { SeatFeatures } from '../../win-chances/features.ts';
import { positionOf, shift } from '../model/position.ts';
import { afterRoll } from '../search/after-roll.ts';
import { GAP_COSTS } from '../search/rank-moves.ts';
import { distanceToOrder } from './distance.ts';
import { doneWithin, TIMES } from './race-worth.ts';

const SIZE = 16;
const toOrder = distanceToOrder(GAP_COSTS);

/** The distance that counts: after what this seat has chosen or, while nobody may know that, will choose. */
const distanceOf = (view: View, seat: number): number => {
  const position = positionOf(view, seat);
  if (view.phase !== 'choose') return toOrder(position);
  const chosen = view.pending[seat];
  if (chosen === null || chosen === undefined || chosen === 'hidden')
    return afterRoll(position, view.rolled, view.options.passing, toOrder);
  if (chosen.type !== 'pass') shift(position, chosen.counter, chosen.at);
  return toOrder(position);
};

const distances = new Float64Array(8);
/** `done[seat * (TIMES + 1) + t]`: the chance to be done within t rolls from now, the one that lies there being none. */
const done = new Float64Array(8 * (TIMES + 1));

/** Each seat's share of the race, if the rolls were each seat's own. */
const raceShare = (seats: number, seat: number): number => {
  let share = 0;
  for (let t = 0; t <= TIMES; t++) {
    const at = seat * (TIMES + 1) + t;
    const own = done[at]! - (t === 0 ? 0 : done[at - 1]!);
    if (own <= 0) continue;
    let [later, notBefore] = [1, 1];
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const its = other * (TIMES + 1) + t;
      later *= 1 - done[its]!;
      if (t > 0) notBefore *= 1 - done[its - 1]!;
    }
    share += own * ((later + notBefore) / 2);
  }
  return share;
};

export const finitoFeatures: SeatFeatures<View> = {
  size: SIZE,
  version: 1,
  canRead: ({ options }) => options.numbers <= 20,
  isLearnt: ({ options }) =>
    counterCount(options) === 12 &&
    options.numbers === 20 &&
    (options.goal === 0 || options.goal >= 12) &&
    options.open === finito.options.open &&
    options.neighbourChoice === finito.options.neighbourChoice &&
    options.passing === finito.options.passing &&
    (options.roundLimit === 0 || options.roundLimit >= 60),
  read: (view, to) => {
    const { seats } = view;
    for (let seat = 0; seat < seats; seat++) {
      const distance = distanceOf(view, seat);
      distances[seat] = distance;
      for (let t = 0; t <= TIMES; t++) done[seat * (TIMES + 1) + t] = doneWithin(distance, t);
    }
    for (let seat = 0; seat < seats; seat++) {
      const waiting = view.open[seat]!.length + view.down[seat]!.length;
      const within = (t: number) => Math.round(1000 * done[seat * (TIMES + 1) + t]!);
      let at = seat * SIZE;
      to[at++] = Math.round(16 * distances[seat]!);
      to[at++] = Math.round(1000 * raceShare(seats, seat));
      for (const t of [1, 2, 3, 5, 8, 12, 18, 26]) to[at++] = within(t);
      to[at++] = distances[seat] === 0 ? 1 : 0;
      to[at++] = waiting;
      to[at++] = view.down[seat]!.length;
      to[at++] = view.phase === 'choose' ? 1 : 0;
      to[at++] = view.rolls;
      to[at++] = waiting === 0 ? 1 : 0;
    }
  },
};
