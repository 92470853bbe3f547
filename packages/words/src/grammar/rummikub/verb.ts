import type { Doer } from './spoken-facts.ts';

/** The beginning of a sentence: what the reader is advised to do, what the reader does, or what somebody else does. */
export const verb = (doer: Doer, advised: string, yours: string, others: string): string => {
  if (doer === 'advised') return advised;
  return doer === 'you' ? yours : `${doer.name} ${others}`;
};
