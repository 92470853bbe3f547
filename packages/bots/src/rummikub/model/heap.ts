/** The number of kinds of tiles: four colours of thirteen numbers, and the joker. */
export const KINDS = 53;

/** No tiles: a heap holds a count for each kind. */
export const EMPTY_HEAP: readonly number[] = new Array<number>(KINDS).fill(0);

/** The tiles of a heap, one by one. */
export const listOfHeap = (heap: readonly number[]): number[] =>
  heap.flatMap((count, tile) => Array.from({ length: count }, () => tile));
