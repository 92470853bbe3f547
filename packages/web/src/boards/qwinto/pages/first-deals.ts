import type { FirstDeals } from '../../contract/guide.ts';

export const firstDeals: FirstDeals = {
  seeds: ['learn 54', 'learn 289', 'learn 439', 'learn 737'],
  ideas: { goal: 1, dice: 2, sum: 3, others: 4, room: 6, column: 9, bonus: 8, end: 16 },
};
