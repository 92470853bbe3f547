import { type Qwinto, sum } from '@crescendo/rules/qwinto';
import type { Chances, ReviewedGame } from '../review/reviewed-game.ts';
import { DEEP } from './lookahead.ts';
import { THEMES, themeOf } from './themes.ts';

/** Of a roll only the sum matters. */
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

export const reviewed: ReviewedGame<Qwinto> = {
  themes: THEMES,
  themeOf,
  merged,
  budget: DEEP,
  noise: 0.01,
};
