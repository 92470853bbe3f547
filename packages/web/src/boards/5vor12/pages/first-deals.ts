/** Seeds of games that are good to learn with, found by `research/first-games`. A second try gets the second one. */
export const firstDeals: readonly string[] = ['learn 2647', 'learn 2197', 'learn 2244', 'learn 751'];

/** The decision of somebody who follows the hints by which each step of the guide matters. A turn in which a tile is revealed is two decisions, and the first four tiles are one each. */
export const ideas: { readonly [step: string]: number } = {
  goal: 1,
  start: 1,
  turn: 5,
  place: 8,
  take: 11,
  exchange: 16,
  leave: 26,
  last: 34,
};
