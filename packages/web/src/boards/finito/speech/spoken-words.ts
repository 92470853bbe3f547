/** What this board says to people who do not see it. */
export interface SpokenWords {
  /** Squares of one row: "row 2, column 1 or 3". */
  readonly squares: (row: number, columns: readonly number[]) => string;
  /** At the start: somebody else's counters. */
  readonly turnsOver: (name: string, counters: readonly number[]) => string;
  readonly possible: (where: string) => string;
  /** "3 on 8": a counter and the number of its square. */
  readonly onSquare: (counter: number, number: number) => string;
  readonly order: (counters: string, block: string) => string;
  readonly longest: (length: number, wanted: number) => string;
}
