import { rummikub } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { pieceOf, type Sets } from '../model/piece.ts';
import { tidy } from '../model/shape.ts';
import { type FeltFacts, layOut } from './geometry.ts';

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
