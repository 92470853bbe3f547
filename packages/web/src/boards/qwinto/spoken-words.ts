/** What this board says to people who do not see it. */
export interface SpokenWords {
  /** Fields of one row: "column 2 or 4". */
  readonly columns: (columns: readonly number[]) => string;
  readonly couldGo: (number: number, where: string) => string;
}
