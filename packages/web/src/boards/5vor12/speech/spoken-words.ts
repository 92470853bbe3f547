/** What this board says to people who do not see it. */
export interface SpokenWords {
  /** Squares of one row: "row 2, column 1 or 3". */
  readonly squares: (row: number, columns: readonly number[]) => string;
  readonly fits: (where: string) => string;
  /** Numbers on the own board that may go to the middle for the tile in hand. */
  readonly swaps: (numbers: readonly number[]) => string;
  readonly start: (tile: number, where: string, isOnly: boolean) => string;
  /** How a seat stands; `name` is `undefined` for the reader. */
  readonly left: (name: string | undefined, free: number) => string;
  readonly openTiles: (tiles: readonly number[]) => string;
}
