// The texts of a game. A catalogue is a typed object: a missing sentence does not compile.
import type { GameTypes, Seat } from '@crescendo/rules';

/** Turns a seat into a player's name. One of the seats may be the reader's: sentences call that player "you". */
export interface NameOf {
  (seat: Seat): string;
  readonly you?: Seat;
}

// Methods, because their parameters are bivariant: the words of one game can be used as `AnyGameWords`, as its
// `Game<Qwinto>` can be used as `AnyGame`.
type ReasonSentence<R> = { sentence(facts: R): string }['sentence'];
type NewsSentence<N> = { sentence(facts: N, who: NameOf): string }['sentence'];

/** One sentence for each code, made from that code's facts. */
export type ReasonWords<R extends { readonly code: string }> = {
  readonly [C in R['code']]: ReasonSentence<Extract<R, { readonly code: C }>>;
};

/** One sentence for each thing that can happen. */
type NewsWords<N extends { readonly type: string }> = {
  readonly [T in N['type']]: NewsSentence<Extract<N, { readonly type: T }>>;
};

/**
 * An option in plain words: its name, and what each value means (flags: `true` and `false`; of numbers, those that mean
 * something else). `about` explains one that the name does not.
 */
type OptionWords<O extends object> = {
  readonly [K in keyof O]: O[K] extends number
    ? {
        readonly name: string;
        readonly about?: string;
        readonly values?: { readonly [value: string]: string };
      }
    : {
        readonly name: string;
        readonly about?: string;
        readonly values: { readonly [V in `${O[K] & (string | boolean)}`]: string };
      };
};

export interface GameWords<G extends GameTypes> {
  /** One short line about the game. */
  readonly about: string;
  readonly reasons: ReasonWords<G['Reason']>;
  readonly news: NewsWords<G['News']>;
  readonly options: OptionWords<G['Options']>;
  /** A name for each preset. */
  readonly presets: { readonly [preset: string]: string };
}

/** The words of any game, for generic code. */
export interface AnyGameWords {
  readonly about: string;
  readonly reasons: ReasonWords<{ readonly code: string }>;
  readonly news: NewsWords<{ readonly type: string }>;
  readonly options: {
    readonly [option: string]: {
      readonly name: string;
      readonly about?: string;
      readonly values?: { readonly [value: string]: string };
    };
  };
  readonly presets: { readonly [preset: string]: string };
}
