import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, boardOf, refusal, table } from '../../test/5vor12/position.ts';
import {
  DIAGONAL,
  formatSquare,
  hasTwinAcross,
  SQUARES,
  type Square,
  type Tile,
  twinsAcross,
  vorZwoelf,
  WIDTH,
} from './index.ts';

type Place = readonly [row: number, column: number];

interface Vector {
  readonly id: string;
  readonly board: readonly (readonly Tile[])[];
  readonly tile: Tile;
  readonly legalPlace: readonly Place[];
  readonly legalExchange: readonly Place[];
  readonly sameNumberExchange: readonly Place[];
  readonly illegal?: { readonly [why: string]: readonly Place[] };
  readonly play?: { readonly exchange: Place; readonly toMiddle: Tile };
  readonly after?: readonly (readonly Tile[])[];
}

const vectors: readonly Vector[] = JSON.parse(
  readFileSync(new URL('../../test/vectors.json', import.meta.url), 'utf8'),
)['5vor12'];

const squareOf = ([row, column]: Place): Square => (row - 1) * WIDTH + column - 1;
const squaresOf = (places: readonly Place[]) => places.map(squareOf).sort((a, b) => a - b);

/** The squares on which seat A may lay the tile just turned up. */
const offered = (board: readonly Tile[], drawn: Tile, sameNumber = false): readonly Square[] => {
  const state = table([board, boardOf(), boardOf(), boardOf()], { drawn, options: { sameNumber } });
  return [...vorZwoelf.moves(vorZwoelf.view(state, 0))].flatMap((move) =>
    move.type === 'place' ? [move.at] : [],
  );
};

const IS = { greater: 'more', equal: 'equal', less: 'less' } as const;

describe.each(vectors)('vector $id', (vector) => {
  const board = boardOf(...vector.board);
  const { tile } = vector;

  test('[V-13] [V-14] [V-15] [V-16] where the tile may lie', () => {
    const squares = offered(board, tile);
    expect(squares.filter((at) => board[at] === 0)).toEqual(squaresOf(vector.legalPlace));
    expect(squares.filter((at) => board[at] !== 0)).toEqual(squaresOf(vector.legalExchange));
    const same = offered(board, tile, true).filter((at) => board[at] === tile);
    expect(same).toEqual(squaresOf(vector.sameNumberExchange));
  });

  test('[V-16] the same number is refused as such', () => {
    const state = table([board, boardOf(), boardOf(), boardOf()], { drawn: tile });
    for (const at of squaresOf(vector.sameNumberExchange))
      expect(refusal(state, `A ${formatSquare(at)}`)).toEqual({ code: 'same-number', tile, at });
  });

  for (const [why, places] of Object.entries(vector.illegal ?? {}))
    test(`[V-14] refused: ${why}`, () => {
      const [, word, numbers] = /^(greater|equal|less)\D*([\d/]+)$/.exec(why)!;
      const is = IS[word as keyof typeof IS];
      const named = numbers!.split('/').map(Number);
      for (const at of squaresOf(places)) {
        const state = table([board, boardOf(), boardOf(), boardOf()], { drawn: tile });
        expect(refusal(state, `A ${formatSquare(at)}`)).toMatchObject({ code: 'not-rising', tile, at });
        const inLine = SQUARES[4]!.filter(
          (other) => rowOf(other) === rowOf(at) || columnOf(other) === columnOf(at),
        );
        const clashing = inLine.filter(
          (other) => board[other] !== 0 && clashes(tile, at, board[other]!, other),
        );
        expect(
          clashing.some((other) => named.includes(board[other]!) && relation(tile, board[other]!) === is),
        ).toBe(true);
      }
    });

  if (vector.play)
    test('[V-13] the tile exchanged goes to the middle', () => {
      const state = table([board, boardOf(), boardOf(), boardOf()], { drawn: tile });
      const { exchange, toMiddle } = vector.play!;
      const done = after(state, `A ${formatSquare(squareOf(exchange))}`);
      expect(done.boards[0]).toEqual(boardOf(...vector.after!));
      expect(done.middle[toMiddle]).toBe(state.middle[toMiddle]! + 1);
      expect(done.news).toEqual([
        { type: 'placed', seat: 0, tile, at: squareOf(exchange), from: 'supply', freed: toMiddle },
      ]);
    });
});

const rowOf = (at: Square) => Math.floor(at / WIDTH);
const columnOf = (at: Square) => at % WIDTH;
const relation = (tile: Tile, other: Tile) => (tile > other ? 'more' : tile < other ? 'less' : 'equal');
const clashes = (tile: Tile, at: Square, other: Tile, otherAt: Square) =>
  otherAt < at ? tile <= other : otherAt > at ? tile >= other : false;

test('[V-14] the reason names the tile that is in the way', () => {
  const state = table([boardOf([2, 0, 0, 9]), boardOf()], { drawn: 10 });
  expect(refusal(state, 'A b1')).toEqual({
    code: 'not-rising',
    tile: 10,
    at: 1,
    line: 'row',
    is: 'more',
    other: 9,
    otherAt: 3,
  });
  expect(refusal(state, 'A d4')).toBeUndefined();
  const below = table([boardOf([], [0, 0, 0, 9]), boardOf()], { drawn: 9 });
  expect(refusal(below, 'A d4')).toMatchObject({ line: 'column', is: 'equal', other: 9, otherAt: 7 });
});

test('[V-15] the end of a row may be higher than the start of the next', () => {
  expect(offered(boardOf([1, 2, 3, 20], [0]), 4)).toContain(4);
});

/** V-14 as it is said: lay the tile, then look whether every row and column rises. */
const fitsSlowly = (board: readonly Tile[], tile: Tile, at: Square): boolean => {
  const laid = board.with(at, tile);
  return [rowOf, columnOf].every((lineOf) =>
    [0, 1, 2, 3].every((line) => {
      const tiles = SQUARES[4]!
        .filter((square) => lineOf(square) === line)
        .map((square) => laid[square]!)
        .filter((there) => there > 0);
      return tiles.every((there, i) => i === 0 || there > tiles[i - 1]!);
    }),
  );
};

/** A board as it may come about: some diagonal, then tiles laid wherever they fit, free square or not. */
const boards = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 4, maxLength: 4 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(15)), { maxLength: 60 }),
  )
  .map(([diagonal, throws]) => {
    const start = DIAGONAL[4]!.reduce((board, at, i) => board.with(at, diagonal[i]!), boardOf());
    return throws.reduce(
      (board, [tile, at]) => (fitsSlowly(board, tile, at) ? board.with(at, tile) : board),
      start,
    );
  });

test('[V-13] [V-14] [V-15] [V-16] the moves are those the rules say', () => {
  fc.assert(
    fc.property(boards, fc.integer({ min: 1, max: 20 }), fc.boolean(), (board, tile, sameNumber) => {
      const slow = SQUARES[4]!.filter(
        (at) => fitsSlowly(board, tile, at) && (sameNumber || board[at] !== tile),
      );
      expect(offered(board, tile, sameNumber)).toEqual(slow);
      const state = table([board, boardOf()], { drawn: tile, options: { sameNumber } });
      const accepted = SQUARES[4]!.filter((at) => refusal(state, `A ${formatSquare(at)}`) === undefined);
      expect(accepted).toEqual(slow);
    }),
  );
});

test('[V-22] twins stand corner to corner, never side by side', () => {
  const board = boardOf([7, 7], [0, 7], [7]);
  expect([twinsAcross(4, board, 5), hasTwinAcross(4, board, 5)]).toEqual([[0, 8], true]);
  expect([twinsAcross(4, board, 1), hasTwinAcross(4, board, 1)]).toEqual([[], false]);
});
