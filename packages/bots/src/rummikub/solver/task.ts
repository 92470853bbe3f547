// The input of the search: tiles that must lie in sets, and tiles that may.

export interface Task {
  readonly colours: number;
  /** The highest number. */
  readonly values: number;
  /** Tiles that must lie in a set: counts by tile, jokers last. */
  readonly must: readonly number[];
  /** Tiles that may. */
  readonly may: readonly number[];
  /** The worth of each tile of `may` when it lies in a set. */
  readonly worth: readonly number[];
  /** The points that all sets together must make, a joker counting the tile it stands for; at most 63. */
  readonly need: number;
}

/** The fast way knows two copies of a tile and two jokers; games with more are rare and take the slow way. */
export const fitsFast = ({ must, may }: Pick<Task, 'must' | 'may'>): boolean =>
  must.every((count, tile) => count + may[tile]! <= 2);

/** The number of tiles of a colour and a number. */
export const countOf = ({ must, may, values }: Task, colour: number, number: number): number => {
  const tile = colour * 13 + number - 1;
  return number > values ? 0 : must[tile]! + may[tile]!;
};

/** Tells whether there are enough colours of this number for a group. */
export const canGroup = (task: Task, number: number, jokers: number): boolean => {
  let colours = 0;
  for (let colour = 0; colour < task.colours; colour++) if (countOf(task, colour, number) > 0) colours++;
  return colours + jokers >= 3;
};
