/** Seeds of games that are good to learn with, found by `research/first-games`. A second try gets the second one. */
export const firstDeals: readonly string[] = ['learn 289', 'learn 155', 'learn 216', 'learn 439'];

/** The decision of somebody who follows the hints by which each step of the guide matters. */
export const ideas: { readonly [step: string]: number } = {
  goal: 1,
  dice: 2,
  sum: 3,
  others: 4,
  room: 6,
  column: 12,
  bonus: 8,
  end: 16,
};
