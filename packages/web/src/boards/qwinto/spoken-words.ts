/** What this board says to people who do not see it. */
export interface SpokenWords {
  /** Fields of one row: "field 2 or 4". */
  readonly fields: (places: readonly number[]) => string;
  readonly couldGo: (number: number, where: string) => string;
}
