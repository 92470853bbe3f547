import { seeded, shuffled } from '@crescendo/rules';
import {
  JOKER,
  type Move,
  parseTable,
  parseTile,
  rummikub,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { changedSets, goalError, isJokerFree } from './rummikub-goals.ts';

test('goals of rummikub are judged by the table that is left', () => {
  const set = (kind: 'run' | 'group', ...tiles: number[]) => ({ kind, tiles });
  const old = [set('run', 0, 1, 52), set('group', 5, 18, 31)];
  const now = [set('run', 0, 1, 2), set('group', 5, 18, 31), set('group', 8, 21, 52)];
  expect(changedSets(old, now)).toBe(1);
  expect(isJokerFree(old, now)).toBe(true);
  expect(isJokerFree(old, [...old, set('run', 10, 11, 12)])).toBe(false);
  const view = { seat: 0, table: old, racks: [[2, 8, 21, 40]], opened: [true] } as unknown as View;
  const move: Move = { type: 'play', table: now };
  expect(goalError(view, move, { kind: 'empty-rack' })).toEqual({ code: 'keeps-tiles', left: 1 });
  expect(goalError(view, move, { kind: 'lay-most', tiles: 4 })).toEqual({
    code: 'lays-fewer',
    tiles: 3,
    wanted: 4,
  });
  expect(goalError(view, move, { kind: 'lay-most', tiles: 3 })).toBeUndefined();
  expect(goalError(view, move, { kind: 'fewest-changes', tiles: 3, sets: 0 })).toEqual({
    code: 'changes-more',
    sets: 1,
    wanted: 0,
  });
  expect(goalError(view, { type: 'draw' }, { kind: 'open' })).toEqual({ code: 'lays-nothing' });
});

const table = (text: string): readonly TileSet[] => parseTable(text)!;

test('a joker beside the own tile that looks like its old neighbour is free', () => {
  const rest = 'K12 B12 Y12 | R4 B4 Y4 | R8 B8 Y8 | R5 B5 Y5 | K2 K3 K4 | K1 R1 Y1';
  const rack = ['K6', 'K7', 'K13', 'R11', 'B7', 'B10', 'Y2'].map((text) => parseTile(text)!);
  const view: View = {
    ...rummikub.view(rummikub.setup(2, rummikub.options), 0),
    phase: 'turn',
    active: 0,
    table: table(`${rest} | K7 R7 J`),
    racks: [rack.toSorted((a, b) => a - b), [-1]],
    opened: [true, false],
  };
  const errorOf = (text: string) => {
    const move: Move = { type: 'play', table: table(text) };
    expect(rummikub.check(view, move), text).toBeUndefined();
    return goalError(view, move, { kind: 'free-joker' });
  };
  // The black 7 of the rack lies with the joker now, or the one that lay there: nobody can tell.
  expect(errorOf(`${rest} | K7 R7 B7 | K6 K7 J`)).toBeUndefined();
  expect(errorOf(`${rest} | K7 R7 B7 J`)).toEqual({
    code: 'joker-stays',
  });
});

test('a joker is not free where its set has only grown, or has too few tiles that look the same', () => {
  const old = table('K7 R7 J | K5 K6 K7 | R7 B7 Y7');
  expect(isJokerFree(old, table('K7 R7 J | K5 K6 K7 | R7 B7 Y7'))).toBe(false);
  expect(isJokerFree(old, table('K7 R7 Y7 J | K5 K6 K7 | R7 B7 Y7'))).toBe(false);
  // One black 7 lies in the run, so it may be the other that lies with the joker.
  expect(isJokerFree(old, table('K7 B7 J | K5 K6 K7 | R7 R7 Y7'))).toBe(true);
  expect(isJokerFree(table('K7 R7 J | K4 K5 K6'), table('K7 B7 J | K4 K5 K6 | R7 R8 R9'))).toBe(false);
});

/** Every way to say which tile of the new table is which of those that lay with the joker, one after the other. */
const canBeFree = (beside: readonly number[], places: readonly (readonly [number, boolean])[]): boolean => {
  const [first, ...rest] = beside;
  if (first === undefined) return true;
  return places.some(
    ([tile, isBeside], at) => tile === first && !isBeside && canBeFree(rest, places.toSpliced(at, 1)),
  );
};

test('a joker is free if its old neighbours can be found elsewhere, by trying every way', () => {
  const dice = seeded('jokers');
  const tiles = [0, 0, 1, 1, 2, 2, 3, 13, 13, 26, JOKER];
  const deal = (count: number): readonly TileSet[] => {
    const [first = 0, ...rest] = shuffled(dice, tiles.slice(0, -1));
    const dealt = [JOKER, first, ...rest].slice(0, count);
    return [dealt.slice(0, 3), dealt.slice(3, 7), dealt.slice(7)].map((set) => ({
      kind: 'group',
      tiles: set,
    }));
  };
  const counts = { free: 0, bound: 0 };
  for (let i = 0; i < 2000; i++) {
    const [old, now] = [deal(8), deal(tiles.length)];
    const [was, is] = [old[0]!.tiles, now[0]!.tiles];
    const beside = was.filter((tile) => tile !== JOKER);
    const places = now.flatMap((set, at) => set.tiles.map((tile) => [tile, at === 0] as const));
    const left = [...is];
    const hasGrown = was.every(
      (tile) => left.includes(tile) && left.splice(left.indexOf(tile), 1).length === 1,
    );
    const expected = !hasGrown && canBeFree(beside, places);
    expect(isJokerFree(old, now), JSON.stringify([old, now])).toBe(expected);
    counts[expected ? 'free' : 'bound']++;
  }
  expect(Math.min(counts.free, counts.bound)).toBeGreaterThan(200);
});
