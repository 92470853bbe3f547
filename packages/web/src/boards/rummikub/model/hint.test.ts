import { parseTable, parseTile, rummikub } from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import { follow, NOTHING } from './follow.ts';
import { hintOf } from './hint.ts';
import { type FeltSet, type Ground, type Piece, pieceOf, type Sets } from './piece.ts';

const { options } = rummikub;
const seen = (table: string, own: string) => ({
  ...rummikub.view(rummikub.setup(2, options), 0),
  phase: 'turn' as const,
  table: parseTable(table) ?? [],
  opened: [true, true],
  racks: [own.split(' ').map((word) => parseTile(word) ?? -1), [-1]],
});
const pieces = (text: string): Piece[] => text.split(' ').map((word) => pieceOf(parseTile(word) ?? -1, 0));
const advised = (table: string) => ({ type: 'play' as const, table: parseTable(table) ?? [] });
const setAt = (ground: Ground, at: number): FeltSet => ground.sets[at] ?? { id: -1, kind: 'run', pieces: [] };

describe('a hint on the felt', () => {
  const view = seen('R3 R4 R5 R6 | K9 B9 Y9', 'B3 Y3 R9 K1');
  const ground = follow(NOTHING, view);
  const after = (sets: Sets, part?: number) =>
    hintOf(advised('R4 R5 R6 | K9 R9 B9 Y9 | R3 B3 Y3'), view, ground, sets, part);
  const [run, group] = [setAt(ground, 0), setAt(ground, 1)];
  const [blue, yellow, red, own] = pieces('B3 Y3 R9 R3') as [Piece, Piece, Piece, Piece];

  test('has a number for each step, on its first tile, and goes on while it is followed', () => {
    const first = after(ground.sets, 0);
    expect([...(first?.steps ?? [])]).toEqual([
      [red, 1],
      [blue, 2],
      [yellow, 2],
      [own, 3],
    ]);
    expect([...(first?.numbered ?? [])]).toEqual([red, blue, own]);
    expect([first?.next, first?.target]).toEqual([red, 2]);
    // The red 9 lies where it should; the two 3s begin a new set.
    const begun = [run, { ...group, pieces: [...group.pieces, red] }];
    expect(after(begun, 0)).toMatchObject({ next: blue, target: undefined });
    const threes: FeltSet = { id: 3, kind: 'group', pieces: [blue, yellow] };
    expect(after([...begun, threes], 0)).toMatchObject({ next: own, target: 3 });
    // All of it is done.
    const whole = [
      { ...run, pieces: run.pieces.slice(1) },
      { ...group, pieces: [...group.pieces, red] },
      { ...threes, pieces: [blue, yellow, own] },
    ];
    expect(after(whole, 0)).toBeUndefined();
  });

  test('is gone once something else is begun', () => {
    const other = { id: 3, kind: 'run' as const, pieces: pieces('K1') };
    expect(after([...ground.sets, other], 0)).toBeUndefined();
  });

  test('shows one part at a time, with three numbers at most', () => {
    const large = seen('R3 R4 R5 R6 | B3 B4 B5 B6 | K3 K4 K5 K6 | Y9 Y10 Y11 | B9 B10 B11', 'Y3 Y8 B8 B12');
    const felt = follow(NOTHING, large);
    const play = advised('R4 R5 R6 | B4 B5 B6 | K4 K5 K6 | R3 B3 K3 Y3 | Y8 Y9 Y10 Y11 | B8 B9 B10 B11 B12');
    const parts = [0, 1, 2, 3].flatMap((part) => hintOf(play, large, felt, felt.sets, part) ?? []);
    expect(parts.length).toBeGreaterThan(1);
    for (const { numbered } of parts) expect(numbered.size).toBeLessThanOrEqual(3);
    const all = parts.flatMap(({ steps }) => [...steps.keys()]);
    expect(new Set(all).size).toBe(all.length);
    expect([...all].sort()).toEqual([...pieces('R3 B3 K3 Y3 Y8 B8 B12')].sort());
    // A picture of the whole play has all rings, and the numbers of the first part.
    const whole = hintOf(play, large, felt, felt.sets);
    expect(whole?.steps.size).toBe(7);
    expect(whole?.numbered.size).toBeLessThanOrEqual(3);
  });

  test('a tile that splits a run is the only one to move', () => {
    const split = seen('R3 R4 R5 R6 R7 R8', 'R6');
    const felt = follow(NOTHING, split);
    const hint = hintOf(advised('R3 R4 R5 R6 | R6 R7 R8'), split, felt, felt.sets, 0);
    expect([...(hint?.steps.values() ?? [])]).toEqual([1]);
    expect([hint?.numbered.size, hint?.target]).toEqual([0, 1]);
  });

  test('of two tiles that look alike either may be taken', () => {
    const twins = seen('R3 R4 R5', 'R6 R6');
    const felt = follow(NOTHING, twins);
    const [one, other] = felt.rack as [Piece, Piece];
    const grown = [{ ...setAt(felt, 0), pieces: [...setAt(felt, 0).pieces, other] }];
    const play = advised('R3 R4 R5 R6');
    expect(hintOf(play, twins, felt, felt.sets, 0)?.next).toBe(one);
    expect(hintOf(play, twins, felt, grown, 0)).toBeUndefined();
  });
});
