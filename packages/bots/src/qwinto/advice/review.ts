import { type Qwinto, sum } from '@crescendo/rules/qwinto';
import type { Chances, ReviewedGame } from '../../review/games/reviewed-game.ts';
import { boardOf, toGo } from '../model/board.ts';
import { isPrinted } from '../model/from-view.ts';
import { DEEP } from '../search/look-ahead.ts';
import { THEMES, themeOf } from './themes.ts';

/** Merges rolls with the same sum: only the sum matters. */
const merged = (chances: Chances<Qwinto>): Chances<Qwinto> => {
  const bySum = new Map<number, { readonly outcome: Qwinto['Chance']; weight: number }>();
  for (const [outcome, weight] of chances) {
    if (outcome.type !== 'roll') return chances;
    const total = sum(outcome.faces);
    const known = bySum.get(total);
    if (known) known.weight += weight;
    else bySum.set(total, { outcome, weight });
  }
  return [...bySum.values()].map(({ outcome, weight }) => [outcome, weight]);
};

/** Fields that the fullest sheet still lacks, near the end. */
const FEW = 4;

export const reviewed: ReviewedGame<Qwinto> = {
  themes: THEMES,
  themeOf,
  merged,
  isNearEnd: ({ options, sheets }) =>
    isPrinted(options) && sheets.some((sheet) => toGo(boardOf(sheet)) <= FEW),
  unanswered: (view) => ({
    ...view,
    pending: view.pending.map((choice) => (choice === 'hidden' ? null : choice)),
  }),
  playsOn: { player: 0, worlds: 24, decisions: 9 },
  trust: { lossPart: 0.7, lossOff: 0.05, afterPart: 0.5 },
  rough: ['room-instead', 'fitting-instead'],
  budget: DEEP,
  noise: 0.01,
};
