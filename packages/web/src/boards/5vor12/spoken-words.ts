/** What this board says to people who do not see it. */
export interface SpokenWords {
  /** Squares of one row: "row 2, column 1 or 3". */
  readonly squares: (row: number, columns: readonly number[]) => string;
  readonly fits: (where: string) => string;
  readonly swaps: (where: string) => string;
  readonly openTiles: (tiles: readonly number[]) => string;
}
