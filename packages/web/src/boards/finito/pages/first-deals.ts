import type { FirstDeals } from '../../contract/guide.ts';

export const firstDeals: FirstDeals = {
  seeds: ['learn 270', 'learn 1014', 'learn 1087', 'learn 1399'],
  ideas: { goal: 1, choose: 1, order: 4, sequence: 5, taken: 9, line: 10, moving: 13, near: 20 },
};
