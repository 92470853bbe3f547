// The places on the drawn board, in units of a tenth of a square. Own board, small boards and diagrams share it.
import type { Square } from '@crescendo/rules/finito';
import { squareCount, WIDTH } from '@crescendo/rules/finito';

export const SIDE = 10;
const EDGE = 0.8;
const GAP = 0.8;
/** Squares with the same number nearly touch. */
const PAIR_GAP = 0.2;
/** The distance between the open counters of a small board, which lie below it. */
const OFFER_STEP = 8.4;

/** On the own board counters lie so far to the right of the middle and below it. */
export const ASIDE = 0.6;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const columnAt = (column: number): number =>
  EDGE + column * SIDE + Math.floor(column / 2) * GAP + Math.ceil(column / 2) * PAIR_GAP;
const rowAt = (row: number): number => EDGE + row * (SIDE + GAP);

export const corner = (at: Square): Point => ({ x: columnAt(at % WIDTH), y: rowAt(Math.floor(at / WIDTH)) });

export const middle = (at: Square): Point => {
  const { x, y } = corner(at);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
};

/** Always six squares wide, so that every board of a table is the same size. */
export const BOARD_WIDTH = columnAt(WIDTH - 1) + SIDE + EDGE;

export const boardHeight = (numbers: number): number =>
  rowAt(Math.ceil(squareCount(numbers) / WIDTH) - 1) + SIDE + EDGE;

export const offerPlace = (numbers: number, index: number): Point => ({
  x: EDGE + 4 + index * OFFER_STEP,
  y: boardHeight(numbers) + 5.4,
});
