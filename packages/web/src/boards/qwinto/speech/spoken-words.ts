/** What this board says to people who do not see it. */
export interface SpokenWords {
  /** Fields of one row: "column 2 or 4", or with a range "columns 2 or 4 to 6". */
  readonly columns: (columns: readonly (number | string)[], isRange: boolean) => string;
  readonly range: (from: number, to: number) => string;
  readonly couldGo: (number: number, where: string) => string;
}
