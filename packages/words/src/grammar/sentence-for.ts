import type { ReasonWords } from '../game-words.ts';

/** The sentence for one of several codes. */
export const sentenceFor = <R extends { readonly code: string }>(words: ReasonWords<R>, reason: R): string =>
  words[reason.code as R['code']](reason as Extract<R, { readonly code: R['code'] }>);
