import { type Rummikub, type State, unseen } from '@crescendo/rules/rummikub';
import type { ReviewedGame } from '../../review/games/reviewed-game.ts';
import { imagineLikely } from '../search/likely-worlds.ts';
import { couldLayAll } from '../value/win-features.ts';
import { THEMES, themeOf } from './themes.ts';

/** While all decide whether the deal stands, a rack is worth what it is worth in the first turn. */
const worthOf: ReviewedGame<Rummikub>['worthOf'] = (view, chancesOf) =>
  chancesOf(view.phase === 'pairs' ? { ...view, phase: 'turn', active: view.first, pending: [] } : view);

export const reviewed: ReviewedGame<Rummikub> = {
  themes: THEMES,
  themeOf,
  worthOf,
  winsNow: (view) => view.phase === 'turn' && view.active === view.seat && couldLayAll(view, view.active),
  /** Nobody else sees a drawn tile; for the seat itself it was any that it does not see. */
  chancesFor: (view, { outcome }) =>
    view.active === view.seat
      ? unseen(view).flatMap((weight, tile) => (weight > 0 ? [[{ tile }, weight] as const] : []))
      : [[outcome, 1]],
  imagine: imagineLikely,
  isDealing: ({ phase }: State) => phase === 'deal' || phase === 'start-draw',
  searchesWithDice: (seats) => seats > 2,
  playsOn: { player: 1000, worlds: 10, decisions: 6 },
  // One play more or less can wait a turn; a joker is gone.
  trust: {
    lossPart: 0.15,
    lossOff: 0.02,
    lossParts: { 'spent-joker': 0.9, 'laid-too-much': 0.6 },
  },
  rough: ['table-instead'],
  budget: 60_000,
  noise: 0.02,
};
