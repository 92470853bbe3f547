// The goals that only exercises of Qwinto have.

export type QwintoGoal =
  /** Have at least so many points after writing. */
  | { readonly kind: 'points'; readonly points: number }
  /** Write so that no more than so many empty fields can never be filled. */
  | { readonly kind: 'keep-fields'; readonly lost: number }
  /** Choose dice of which no more than so many rolls out of 100 fit nowhere. */
  | { readonly kind: 'safe-dice'; readonly misses: number };

/** The letter of each goal in a pack. */
export const QWINTO_GOALS = {
  p: (points: number) => ({ kind: 'points', points }),
  f: (lost: number) => ({ kind: 'keep-fields', lost }),
  d: (misses: number) => ({ kind: 'safe-dice', misses }),
} satisfies { readonly [letter: string]: (first: number) => QwintoGoal };
