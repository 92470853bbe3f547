// The rules a second time, written from the booklets: slow, obvious, and sharing nothing with the rules but types. A wrong
// table over there shows up here, because the boards are drawn anew.
import type { GameTypes } from '../../src/game.ts';

export interface Candidate<G extends GameTypes> {
  readonly text: string;
  readonly move: G['Move'];
}

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export interface Oracle<G extends GameTypes> {
  /** Every move there could be, legal or not, also some off the board. */
  candidates(view: G['View']): readonly Candidate<G>[];
  /** The texts of what the view's seat may do now. */
  legal(view: G['View']): readonly string[];
  /** The reason why the game is over; `null`: it goes on. */
  ending(view: G['View']): string | null;
  /** The result of the game if it were over now. */
  result(view: G['View']): Result;
  /** Tells whether the pieces stand as the rules allow. */
  isSound(view: G['View']): boolean;
}

/** The item at this place, which must exist. */
export const nth = <T>(list: readonly T[], i: number): T => {
  const item = list[i];
  if (item === undefined) throw new Error(`nothing at ${i}`);
  return item;
};

export const rises = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || nth(numbers, i - 1) < number);

/** The places of the highest numbers. */
export const highest = (numbers: readonly number[]): readonly number[] =>
  numbers.flatMap((number, i) => (numbers.every((other) => other <= number) ? [i] : []));
