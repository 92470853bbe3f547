// The goals that only exercises of 5 vor 12 have.

export type VorZwoelfGoal =
  /** Place the tile so that every free square can still take a number. */
  | { readonly kind: 'keep-open' }
  /** Leave one free square, which at least so many tiles of the supply fit. */
  | { readonly kind: 'last-square'; readonly tiles: number };

/** The letter of each goal in a pack. */
export const VOR_ZWOELF_GOALS = {
  s: () => ({ kind: 'keep-open' }),
  l: (tiles: number) => ({ kind: 'last-square', tiles }),
} satisfies { readonly [letter: string]: (first: number) => VorZwoelfGoal };
