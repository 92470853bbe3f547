import type { FirstDeals } from '../../contract/guide.ts';

/** The first decision is made before the first turn: a deal with three pairs could be dealt again. */
export const firstDeals: FirstDeals = {
  seeds: ['learn 895', 'learn 96', 'learn 2566', 'learn 565'],
  ideas: { goal: 1, sets: 2, openLater: 2, openNow: 4, add: 6, joker: 8, rebuild: 10, few: 13 },
};
