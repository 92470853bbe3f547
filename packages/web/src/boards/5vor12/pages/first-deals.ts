import type { FirstDeals } from '../../contract/guide.ts';

/** A turn in which a tile is revealed is two decisions, and the first four tiles are one each. */
export const firstDeals: FirstDeals = {
  seeds: ['learn 2647', 'learn 1850', 'learn 2197', 'learn 2244'],
  ideas: { goal: 1, start: 1, turn: 5, take: 10, place: 8, exchange: 15, leave: 24, last: 32 },
};
