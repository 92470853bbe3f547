// Evaluates a sheet. The first layer of the network is a sum over features, so it is kept in slots and changed by
// the few features that a number changes: the sheet itself, a gap without its features, a field about to be written.

/** The outputs of the network: the utility that wins games, the own final score, the chance to win. */
export const HEADS = 3;
export const UTILITY = 0;
export const POINTS = 1;
export const WIN = 2;
export type Head = typeof UTILITY | typeof POINTS | typeof WIN;
export const HEAD_LIST: readonly Head[] = [UTILITY, POINTS, WIN];

/** The points head speaks in units of so many points. */
export const POINTS_UNIT = 20;

export const SLOTS = 3;

export interface Evaluator {
  /** Features are written here before each call. */
  readonly list: Int32Array;
  /** The heads of the last `value`. */
  readonly out: Float64Array;
  /** Slot 0 becomes the sum of the first `count` features of the list. */
  load(count: number): void;
  /** Slot `to` becomes slot `from` with the first `more` features added and the `less` after them taken away. */
  shift(to: number, from: number, more: number, less: number): void;
  /** The heads of slot `from` with `more` features added. */
  value(from: number, more: number): void;
}

/** The utility of a finished game: half of it is the margin, since that alone can be learnt early. */
export const utility = (margin: number): number =>
  0.6 * Math.max(-2, Math.min(2, margin / 20)) + 0.8 * Math.sign(margin);
