// An example: a short piece of a game that is played step by step, with a caption for each step.
import type { Seat } from '@crescendo/rules';

export interface Example {
  /** A record to the end of the example. */
  readonly record: string;
  /** The seat that learns. */
  readonly seat: Seat;
  /** The number of events that have happened at each step; the first step shows the beginning. */
  readonly steps: readonly number[];
}

/** An example from its events as lines of a record: what leads to the beginning, then those of each step. */
export const exampleOf = (
  game: string,
  before: readonly string[],
  steps: readonly (readonly string[])[],
): Example => {
  const lines = [...before, ...steps.flat()];
  const ends = steps.map((_, i) => before.length + steps.slice(0, i + 1).flat().length);
  return {
    record: `${['crescendo 1', `game ${game}`, 'seats 2', '', ...lines].join('\n')}\n`,
    seat: 0,
    steps: [before.length, ...ends],
  };
};
