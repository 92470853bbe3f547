/** Seeds of games that are good to learn with, found by `research/first-games`. A second try gets the second one. */
export const firstDeals: readonly string[] = ['learn 270', 'learn 1014', 'learn 1087', 'learn 1399'];

/** The decision of somebody who follows the hints by which each step of the guide matters. */
export const ideas: { readonly [step: string]: number } = {
  goal: 1,
  choose: 1,
  order: 4,
  sequence: 5,
  taken: 9,
  line: 10,
  moving: 13,
  near: 20,
};
