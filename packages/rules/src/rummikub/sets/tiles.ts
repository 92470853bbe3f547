// Tiles and heaps of tiles. A heap is a list of counts: `heap[tile]` says how many.

import { itemAt } from '../../lists.ts';
import type { Options, Tile } from '../types.ts';

/** Numbers in one colour, in the code of a tile; a game may have fewer. */
export const HIGHEST = 13;
export const JOKER: Tile = 52;
/** The number of different tiles. */
export const KINDS = 53;
/** Stands in a view for a tile the viewer cannot see. */
export const FACE_DOWN: Tile = -1;

export const colourOf = (tile: Tile): number => (tile / HIGHEST) | 0;
export const numberOf = (tile: Tile): number => (tile % HIGHEST) + 1;
export const tileOf = (colour: number, number: number): Tile => colour * HIGHEST + number - 1;

export const isTile = (tile: Tile, options: Options): boolean =>
  tile === JOKER ||
  (Number.isInteger(tile) &&
    tile >= 0 &&
    tile < options.colours * HIGHEST &&
    numberOf(tile) <= options.values);

/** every tile of the game. */
export const allTiles = (options: Options): number[] =>
  Array.from({ length: KINDS }, (_, tile) =>
    tile === JOKER ? options.jokers : isTile(tile, options) ? options.copies : 0,
  );

export const heapOf = (tiles: readonly Tile[]): number[] => {
  const heap = new Array<number>(KINDS).fill(0);
  for (let i = 0; i < tiles.length; i++) heap[itemAt(tiles, i)]!++;
  return heap;
};

export const tilesOf = (heap: readonly number[]): Tile[] =>
  heap.flatMap((count, tile) => Array.from({ length: count }, () => tile));

export const sizeOf = (heap: readonly number[]): number => {
  let sum = 0;
  for (let tile = 0; tile < heap.length; tile++) sum += itemAt(heap, tile);
  return sum;
};

export const sorted = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((a, b) => a - b);

/** tiles of the pairs on a rack, each pair twice. Two jokers are no pair. */
export const pairsOf = (rack: readonly Tile[]): readonly Tile[] =>
  heapOf(rack).flatMap((count, tile) =>
    tile === JOKER ? [] : Array.from({ length: count - (count % 2) }, () => tile),
  );

/** so many tiles in pairs allow a new deal. */
export const THREE_PAIRS = 6;

/** The number of tiles each seat is dealt: in a very small game, as many as there are for everybody. */
export const handSize = (options: Options, seats: number): number =>
  Math.min(options.handSize, Math.floor(sizeOf(allTiles(options)) / seats));
