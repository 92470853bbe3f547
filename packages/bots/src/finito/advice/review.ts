import { itemAt } from '@crescendo/rules';
import type { Finito } from '@crescendo/rules/finito';
import type { ReviewedGame } from '../../review/games/reviewed-game.ts';
import { moveOf, rankByCosts } from '../search/rank-moves.ts';
import { THEMES, themeOf } from './themes.ts';

export const reviewed: ReviewedGame<Finito> = {
  themes: THEMES,
  themeOf,
  unanswered: (view) => ({
    ...view,
    pending: view.pending.map((choice) => (choice === 'hidden' ? null : choice)),
  }),
  // The expert takes twenty times as long.
  playsOn: { player: (view) => moveOf(view, itemAt(rankByCosts(view), 0)), worlds: 24, decisions: 5 },
  trust: { lossPart: 0.9, lossOff: 0.05 },
  rough: ['hits-instead'],
  budget: 3600,
  noise: 0.01,
};
