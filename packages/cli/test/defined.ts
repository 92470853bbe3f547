/** For tests: a value that must be there. */
export const defined = <T>(value: T | undefined | null): T => {
  if (value === undefined || value === null) throw new Error('a value is missing');
  return value;
};
