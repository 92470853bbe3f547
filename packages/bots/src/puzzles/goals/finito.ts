// The goals that only exercises of Finito! have.

export type FinitoGoal =
  /** Have an ascending sequence of at least so many counters. */
  | { readonly kind: 'chain'; readonly length: number }
  /** Keep all counters in order, with a square for each that is missing. */
  | { readonly kind: 'keep-room' }
  /** So many numbers of the die finish the game on the next roll. */
  | { readonly kind: 'finishing-rolls'; readonly rolls: number };

/** The letter of each goal in a pack. */
export const FINITO_GOALS = {
  h: (length: number) => ({ kind: 'chain', length }),
  g: () => ({ kind: 'keep-room' }),
  r: (rolls: number) => ({ kind: 'finishing-rolls', rolls }),
} satisfies { readonly [letter: string]: (first: number) => FinitoGoal };
