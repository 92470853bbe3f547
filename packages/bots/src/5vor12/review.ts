import { itemAt } from '@crescendo/rules';
import {
  handSize,
  type State,
  type Tile,
  unseen,
  type View,
  type VorZwoelf,
  vorZwoelf,
} from '@crescendo/rules/5vor12';
import type { ReviewedGame } from '../review/reviewed-game.ts';
import { THEMES, themeOf } from './themes.ts';

/** The tile in hand counts only once it lies somewhere: the seat may choose where. */
const readAs = (view: View): readonly View[] => {
  const { seat, phase, hands, pending, options } = view;
  if (phase !== 'start' || seat === null || pending[seat] !== null) return [view];
  const size = handSize(options);
  const own = itemAt(hands, seat);
  if (own.length < size) return [view];
  // Whether the others have drawn theirs does not matter.
  const full = hands.map((_, other) => (other === seat ? own : new Array<Tile>(size).fill(0)));
  return [...vorZwoelf.moves({ ...view, hands: full })].map((move) => ({
    ...view,
    pending: pending.with(seat, move),
  }));
};

export const reviewed: ReviewedGame<VorZwoelf> = {
  themes: THEMES,
  themeOf,
  readAs,
  chancesFor: (view, { outcome }, chances) => {
    if (view.phase !== 'start') return chances;
    // The next seat that lacks a tile draws.
    const drawer = view.hands.findIndex((hand) => hand.length < handSize(view.options));
    if (drawer !== view.seat) return [[outcome, 1]];
    return unseen(view).flatMap((weight, tile) => (weight > 0 ? [[{ tile }, weight] as const] : []));
  },
  // Four tiles at once mean little one by one.
  isDealing: ({ phase, options, hands }: State) =>
    phase === 'start' && options.start !== 'one' && hands.some((hand) => hand.length < handSize(options)),
  budget: 8000,
  noise: 0.01,
};
