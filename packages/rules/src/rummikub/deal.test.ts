import { describe, expect, test } from 'vitest';
import { give, position, tiles } from '../../test/rummikub/position.ts';
import { settle } from '../../test/settle.ts';
import { seeded } from '../dice.ts';
import { presetOptions } from '../options.ts';
import { rummikub } from './index.ts';
import { OPTIONS } from './options.ts';
import { allTiles, FACE_DOWN, JOKER, pairsOf, sizeOf } from './sets/tiles.ts';
import type { Options, State } from './types.ts';

const { apply, chances, check, moves, setup, turn, view } = rummikub;

const settled = (seats: number, options: Partial<Options>, seed = 'deal'): State =>
  settle(rummikub, setup(seats, { ...OPTIONS, ...options }), seeded(seed));

test('[R-1] 106 tiles, each number and colour twice, two jokers', () => {
  expect(sizeOf(allTiles(OPTIONS))).toBe(106);
  expect(allTiles(OPTIONS)[JOKER]).toBe(2);
  const small = { ...OPTIONS, values: 5, colours: 3, copies: 1, jokers: 1 };
  expect(sizeOf(allTiles(small))).toBe(16);
  expect(settled(3, { ...small, startDraw: 'none' }).racks.map(({ length }) => length)).toEqual([5, 5, 5]);
});

test('[R-5] fourteen each leave 78, 64 and 50', () => {
  for (const [seats, left] of [
    [2, 78],
    [3, 64],
    [4, 50],
  ] as const) {
    const state = settled(seats, {});
    expect(state.racks.every(({ length }) => length === 14)).toBe(true);
    expect(sizeOf(state.pool)).toBe(left);
    expect(state.news.at(-1)).toEqual({ type: 'dealt', each: 14 });
  }
  // Italian stacks: fourteen of seven and one of eight.
  expect(14 * 7 + 8).toBe(106);
});

describe('start draw', () => {
  const before = setup(3, OPTIONS);

  test('[R-3] the highest number begins, and the tiles go back', () => {
    expect(turn(before)).toEqual({ kind: 'chance' });
    const state = give(before, 'R5 K12 Y3');
    expect(state.phase).toBe('deal');
    expect(state.first).toBe(1);
    expect(sizeOf(state.pool)).toBe(106);
    expect(state.news.at(-1)).toEqual({ type: 'begins', seat: 1 });
    expect(settle(rummikub, state, seeded(1)).active).toBe(1);
  });

  test('[R-3] everybody sees the tiles, and each lies there once', () => {
    const state = give(before, 'R5 R5');
    expect(view(state, null).shown).toEqual([17, 17]);
    expect(chances(state).some(([{ tile }]) => tile === 17)).toBe(false);
  });

  test('[R-4] who ties draws again', () => {
    const state = give(before, 'R9 K3 B9');
    expect(state.contenders).toEqual([0, 2]);
    expect(state.news.at(-1)).toEqual({ type: 'start-again', seats: [0, 2] });
    expect(sizeOf(state.pool)).toBe(106);
    expect(give(state, 'R1 K2').first).toBe(2);
  });

  test('[R-4] a joker does not count', () => {
    const state = give(before, 'J J R2 R5 R4');
    expect(state.first).toBe(1);
    expect(state.pool[JOKER]).toBe(2);
  });

  test('[R-3] in France after the deal', () => {
    const options = presetOptions(rummikub, 'carlit-fr-2007');
    let state = setup(2, options);
    expect(state.phase).toBe('deal');
    const dice = seeded('fr');
    while (state.phase === 'deal') state = apply(state, { kind: 'chance', outcome: chances(state)[0]![0] });
    expect(state.phase).toBe('start-draw');
    state = settle(rummikub, state, dice);
    expect(state.phase).toBe('turn');
    expect(sizeOf(state.pool)).toBe(78);
    expect(state.active).toBe(state.first);
  });

  test('[R-3] without a draw the seat is given', () => {
    const state = settle(rummikub, setup(4, { ...OPTIONS, startDraw: 'none' }, 2), seeded(3));
    expect(state.first).toBe(2);
    expect(state.news).toEqual([{ type: 'dealt', each: 14 }]);
  });
});

test('[R-5] one each in turn, or seven and seven', () => {
  const lengths = (deal: Options['deal'], n: number) => {
    let state = setup(2, { ...OPTIONS, startDraw: 'none', deal }, 1);
    for (let i = 0; i < n; i++) state = apply(state, { kind: 'chance', outcome: chances(state)[0]![0] });
    return state.racks.map(({ length }) => length);
  };
  expect(lengths('single', 5)).toEqual([2, 3]);
  expect(lengths('twoStacks', 7)).toEqual([0, 7]);
  expect(lengths('twoStacks', 16)).toEqual([7, 9]);
  expect(lengths('twoStacks', 28)).toEqual([14, 14]);
});

test('[R-5] a joker each and thirteen more', () => {
  const state = settled(2, presetOptions(rummikub, 'tournament-mso-2019'));
  expect(state.racks.map((rack) => rack.filter((tile) => tile === JOKER).length)).toEqual([1, 1]);
  expect(state.racks.map(({ length }) => length)).toEqual([14, 14]);
  // Everybody knows where the other joker is.
  const imagined = rummikub.imagine(view(state, 0), seeded('imagine'));
  expect(imagined.racks[1]).toContain(JOKER);
  // Two jokers are not enough for three.
  expect(sizeOf(settled(3, { deal: 'jokerEach' }).pool)).toBe(64);
});

describe('three pairs', () => {
  const pairs = 'B3 B3 R8 R8 Y10 Y10 K1 K3 K5 K7 K9 K11 R1 R3';
  const state: State = {
    ...position({ racks: [pairs, 'J J Y1 Y1 Y2 Y2 Y3 Y5 Y7 Y9 Y11 B9 B11 B13'] }),
    phase: 'pairs',
    opened: [false, false],
    pending: [null, null],
  };

  test('[R-6] three pairs may be shown; everything is mixed', () => {
    expect(turn(state)).toEqual({ kind: 'players', seats: [0, 1] });
    expect(moves(view(state, 0))).toEqual([{ type: 'keep' }, { type: 'redeal' }]);
    const half = apply(state, { kind: 'move', seat: 0, move: { type: 'redeal' } });
    expect(view(half, 1).pending).toEqual(['hidden', null]);
    expect(rummikub.clock?.timeUp(view(half, 0))).toBeUndefined();
    expect(rummikub.clock?.timeUp(view(half, 1))).toEqual({ type: 'keep' });
    expect(check(view(half, 0), { type: 'keep' })).toEqual({ code: 'already-chosen' });
    const again = apply(half, { kind: 'move', seat: 1, move: { type: 'keep' } });
    expect(again.phase).toBe('deal');
    expect(sizeOf(again.pool)).toBe(106);
    expect(again.news).toEqual([{ type: 'redealt', seat: 0, pairs: tiles('B3 B3 R8 R8 Y10 Y10') }]);
  });

  test('[R-6] two jokers are no pair', () => {
    expect(pairsOf(state.racks[1]!)).toEqual(tiles('Y1 Y1 Y2 Y2'));
    expect(check(view(state, 1), { type: 'redeal' })).toEqual({ code: 'no-three-pairs', pairs: 2 });
    expect(moves(view(state, 1))).toEqual([{ type: 'keep' }]);
  });

  test('[R-6] nobody asks: the first turn', () => {
    const kept = [0, 1].reduce(
      (now, seat) => apply(now, { kind: 'move', seat, move: { type: 'keep' } }),
      state,
    );
    expect(kept.phase).toBe('turn');
    expect(kept.news).toEqual([{ type: 'kept' }]);
    expect(kept.pending).toEqual([]);
  });

  test('[R-6] only some editions ask', () => {
    const asking = Object.keys(rummikub.presets).filter(
      (preset) => presetOptions(rummikub, preset).threePairsRedeal,
    );
    expect(asking).toEqual([
      'carlit-de-2007',
      'jumbo-de-recent',
      'tournament-nz-2024',
      'tournament-mso-2019',
    ]);
    expect(settled(2, { threePairsRedeal: false }).phase).toBe('turn');
    expect(settled(2, {}).phase).toBe('pairs');
  });
});

test('[R-38] hands are secret while they are dealt', () => {
  const seen = view(settled(3, {}), 1);
  expect(seen.racks[0]!.every((tile) => tile === FACE_DOWN)).toBe(true);
  expect(seen.racks[1]!.some((tile) => tile === FACE_DOWN)).toBe(false);
});
