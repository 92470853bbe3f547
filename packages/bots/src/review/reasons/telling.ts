// The reasons of a review: a mistake is not explained by two counts that are nearly alike.

type Reason = { readonly code: string; readonly instead?: unknown };

/** The part of the larger count by which the two have to differ. */
const CLEAR = 0.2;

const isAlike = ({ code: _, instead, ...facts }: Reason): boolean => {
  const [count] = Object.values(facts);
  if (typeof instead !== 'number' || typeof count !== 'number') return false;
  return Math.abs(count - instead) < CLEAR * Math.max(count, instead);
};

/** `rough`: the codes of those that compare how much there is of something, where a little more or less decides nothing. */
export const telling = <R extends Reason>(
  because: readonly R[],
  rough: readonly string[] = [],
): readonly R[] => because.filter((reason) => !rough.includes(reason.code) || !isAlike(reason));
