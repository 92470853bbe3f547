// The goals that only exercises of 5 vor 12 have.

export type VorZwoelfGoal =
  /** Place the tile so that every free square can still take a number. */
  | { readonly kind: 'keep-open' }
  /** Leave one free square, which at least so many numbers fit. */
  | { readonly kind: 'last-square'; readonly numbers: number };

/** The letter of each goal in a pack. */
export const VOR_ZWOELF_GOALS = {
  s: () => ({ kind: 'keep-open' }),
  l: (numbers: number) => ({ kind: 'last-square', numbers }),
} satisfies { readonly [letter: string]: (first: number) => VorZwoelfGoal };
