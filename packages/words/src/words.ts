// What the games say to people, in six languages. A catalogue is a typed object: a missing sentence does not compile.
import type { GameTypes, Seat } from '@crescendo/rules';

/** One sentence for each code, made from that code's facts. */
export type ReasonWords<R extends { readonly code: string }> = {
  readonly [C in R['code']]: (facts: Extract<R, { readonly code: C }>) => string;
};

/** One sentence for each thing that can happen; `who` turns a seat into a name. */
export type NewsWords<N extends { readonly type: string }> = {
  readonly [T in N['type']]: (facts: Extract<N, { readonly type: T }>, who: (seat: Seat) => string) => string;
};

/** An option in plain words: its name, and what each value means (flags: `true` and `false`). */
export type OptionWords<O extends object> = {
  readonly [K in keyof O]: O[K] extends number
    ? { readonly name: string }
    : { readonly name: string; readonly values: { readonly [V in `${O[K] & (string | boolean)}`]: string } };
};

export interface GameWords<G extends GameTypes> {
  /** One short line: what it is about. */
  readonly about: string;
  readonly reasons: ReasonWords<G['Reason']>;
  readonly news: NewsWords<G['News']>;
  readonly options: OptionWords<G['Options']>;
  /** A name for each preset. */
  readonly presets: { readonly [preset: string]: string };
}

/** The sentence for one of several codes. */
export const say = <R extends { readonly code: string }>(words: ReasonWords<R>, reason: R): string =>
  (words[reason.code as R['code']] as (facts: R) => string)(reason);

/** The sentence for one of several things that happened. */
export const tell = <N extends { readonly type: string }>(
  words: NewsWords<N>,
  news: N,
  who: (seat: Seat) => string,
): string => (words[news.type as N['type']] as (facts: N, who: (seat: Seat) => string) => string)(news, who);
