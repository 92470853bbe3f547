/** Seeds of games that are good to learn with, found by `research/first-games`. A second try gets the second one. */
export const firstDeals: readonly string[] = ['learn 895', 'learn 96', 'learn 2566', 'learn 565'];

/** The decision of somebody who follows the hints by which each step of the guide matters. The first decision is made before the first turn: a deal with three pairs could be dealt again. */
export const ideas: { readonly [step: string]: number } = {
  goal: 1,
  sets: 2,
  openLater: 2,
  openNow: 4,
  add: 6,
  joker: 8,
  rebuild: 10,
  few: 13,
};
