import { list } from '../../grammar/list.ts';

const or = (numbers: readonly (number | string)[]): string => list('en-GB', numbers, 'or');

/** The texts of this board for people who do not see it. */
export const spoken = {
  /** Fields of one row: "column 2 or 4", or with a range "columns 2 or 4 to 6". */
  columns: (columns: readonly (number | string)[], isRange: boolean) =>
    `${isRange ? 'columns' : 'column'} ${or(columns)}`,
  range: (from: number, to: number) => `${from} to ${to}`,
  couldGo: (number: number, where: string) => `The ${number} could go here: ${where}.`,
};
