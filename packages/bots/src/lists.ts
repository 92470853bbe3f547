/** The entry at this index, which the caller knows to exist. For code that runs once a decision, not in inner loops. */
export const entry = <T>(list: readonly T[], index: number): T => {
  const entry = list[index];
  if (entry === undefined) throw new Error(`there is no entry ${index} in a list of ${list.length}`);
  return entry;
};

/** The first entry of a list that is never empty. */
export const first = <T>(list: readonly T[]): T => entry(list, 0);
