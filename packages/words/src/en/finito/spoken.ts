import { list } from '../../grammar/list.ts';

/** The texts of this board for people who do not see it. */
export const spoken = {
  /** Squares of one row: "row 2, column 1 or 3". */
  squares: (row: number, columns: readonly number[]) => `row ${row}, column ${list('en-GB', columns, 'or')}`,
  /** At the start: somebody else's counters. */
  turnsOver: (name: string, counters: readonly number[]) =>
    `${name} turns over the ${list('en-GB', counters)}.`,
  possible: (where: string) => `Possible squares: ${where}.`,
  /** "3 on 8": a counter and the number of its square. */
  onSquare: (counter: number, number: number) => `${counter} on ${number}`,
  order: (counters: string, block: string) =>
    `In reading order: ${counters}. Longest ascending sequence: ${block}.`,
  longest: (length: number, wanted: number) => `longest sequence ${length} of ${wanted}`,
};
