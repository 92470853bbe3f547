// Reading lists without guessing: an index that must exist is checked, not asserted.

/** The numbers from 0 up to but not including `count`: the seats of a table, the fields of a row. */
export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** The item at this place; throws where there is none, which is a mistake of the caller. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
};

/** The last item; throws when there is none. */
export const lastOf = <T>(list: readonly T[]): T => itemAt(list, list.length - 1);

/** Adds to the count at this place; throws if there is none. */
export const addAt = (counts: number[], index: number, amount: number): void => {
  counts[index] = itemAt(counts, index) + amount;
};
