/** What this board says to people who do not see it. */
export interface SpokenWords {
  readonly square: (row: number, column: number) => string;
  readonly longest: (length: number, wanted: number) => string;
}
