// The goals that only Rummikub's puzzles have: they are exact.

export type RummikubGoal =
  | { readonly kind: 'empty-rack' }
  | { readonly kind: 'lay-most'; readonly tiles: number }
  | { readonly kind: 'free-joker' }
  /** Lay that many tiles, and keep the joker on the rack. */
  | { readonly kind: 'keep-joker'; readonly tiles: number }
  | { readonly kind: 'open' }
  /** Lay that many tiles, and leave all sets of the table but so many as they lie. */
  | { readonly kind: 'fewest-changes'; readonly sets: number; readonly tiles: number };

/** The letter of each goal in a pack. */
export const RUMMIKUB_GOALS = {
  e: () => ({ kind: 'empty-rack' }),
  m: (tiles: number) => ({ kind: 'lay-most', tiles }),
  j: () => ({ kind: 'free-joker' }),
  k: (tiles: number) => ({ kind: 'keep-joker', tiles }),
  o: () => ({ kind: 'open' }),
  c: (sets: number, tiles: number) => ({ kind: 'fewest-changes', sets, tiles }),
} satisfies { readonly [letter: string]: (first: number, second: number) => RummikubGoal };
