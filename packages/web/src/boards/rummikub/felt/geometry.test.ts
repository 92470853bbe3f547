import { rummikub } from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import { pieceOf, type Sets } from '../model/piece.ts';
import { tidy } from '../model/shape.ts';
import { type FeltFacts, layOut, rackGrid } from './geometry.ts';

const { options } = rummikub;
const FACTS: FeltFacts = {
  room: { width: 360, height: 330 },
  tile: 39,
  isDense: false,
  options,
  turns: () => false,
};

/** Groups and runs of so many tiles. */
const setsOf = (...counts: readonly number[]): Sets =>
  counts.map((count, i) => ({
    ...tidy(
      Array.from({ length: count }, (_, j) => pieceOf(i * options.values + j, 0)),
      options,
    ),
    id: i + 1,
  }));

test('a new set lies where its place was shown, wherever the others are', () => {
  const before = setsOf(4, 3, 4, 3, 4);
  // Before the first set there is room for three tiles, and none to spare.
  const places = [
    [0, 4],
    [1, 0],
    [1, 5],
    [2, 0],
    [2, 5],
  ];
  const last = new Map(
    places.map(([row = 0, column = 0], i) => {
      const width = (before[i]?.pieces.length ?? 0) * FACTS.tile;
      return [i + 1, { row, x: column * FACTS.tile, width, lines: 1 }];
    }),
  );
  const { spots, free, laid } = layOut(before, FACTS, { last, home: last });
  expect(free).toMatchObject({ x: 4, y: 9 });
  for (const count of [1, 2, 3]) {
    const fresh = { ...setsOf(count)[0]!, id: 9 };
    const after = layOut([...before, fresh], FACTS, { last: spots, home: spots });
    expect(after.laid.at(-1), `${count} tiles`).toMatchObject(free);
    expect(after.laid.slice(0, -1)).toEqual(laid);
  }
});

describe('the rack below the felt', () => {
  /** As on a phone of 360 × 640: 350 px wide, and half of the board left to the felt. */
  const room = { width: 350, height: 162 };

  test('its tiles keep their size as long as there is room for another row', () => {
    const tall = { width: 380, height: 230 };
    const grids = [14, 18, 19, 27].map((count) => rackGrid(count, tall, 42, 1));
    expect(grids.map(({ rows, tile }) => [rows, tile])).toEqual([
      [2, 42],
      [2, 42],
      [3, 42],
      [3, 42],
    ]);
  });

  test.each([19, 27, 30, 36, 45, 60])(
    'with %i tiles it is never higher than its room, and holds all',
    (count) => {
      for (const wanted of [38, 46]) {
        const { columns, rows, tile } = rackGrid(count, room, wanted, 1);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(columns * tile).toBeLessThanOrEqual(room.width);
        expect(rows * (tile * 1.4 + 2)).toBeLessThanOrEqual(room.height);
      }
    },
  );

  test('thirty tiles are still as large as a finger tip', () => {
    expect(rackGrid(30, room, 38, 3).tile).toBeGreaterThanOrEqual(32);
  });
});
