import { itemAt, type Seat } from '@crescendo/rules';
import {
  handSize,
  type State,
  type Tile,
  unseen,
  type View,
  type VorZwoelf,
  vorZwoelf,
} from '@crescendo/rules/5vor12';
import type { ReviewedGame } from '../../review/games/reviewed-game.ts';
import { THEMES, themeOf } from './themes.ts';

/** At the start: what this view is like after each place for the tiles in hand; none when they are not all there. */
const placed = (view: View, seat: Seat): readonly View[] => {
  const { phase, hands, pending, options } = view;
  if (phase !== 'start' || pending[seat] !== null) return [];
  const size = handSize(options);
  const own = itemAt(hands, seat);
  if (own.length < size) return [];
  // It does not matter whether the others have drawn theirs.
  const full = hands.map((_, other) => (other === seat ? own : new Array<Tile>(size).fill(0)));
  return [...vorZwoelf.moves({ ...view, hands: full })].map((move) => ({
    ...view,
    pending: pending.with(seat, move),
  }));
};

/** A tile in hand is worth what its best square is worth. */
const worthOf: ReviewedGame<VorZwoelf>['worthOf'] = (view, chancesOf) => {
  const { seat } = view;
  const views = seat === null ? [] : placed(view, seat);
  if (seat === null || views.length === 0) return chancesOf(view);
  return views.map(chancesOf).reduce((best, one) => (itemAt(one, seat) > itemAt(best, seat) ? one : best));
};

export const reviewed: ReviewedGame<VorZwoelf> = {
  themes: THEMES,
  themeOf,
  worthOf,
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
  playsOn: { player: 0, worlds: 24, decisions: 8 },
  trust: { lossPart: 0.8, lossOff: 0.05 },
  rough: ['tiles-instead', 'room-instead'],
  budget: 4000,
  noise: 0.01,
};
