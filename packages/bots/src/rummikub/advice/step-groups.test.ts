// The advised play in small groups: what a hand does, one thing after the other, leads to the advised table.
import { itemAt } from '@crescendo/rules';
import { JOKER, parseTable, parseTile, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import { positions } from '../../../bench/rummikub-positions.ts';
import { solve } from '../solver/solve.ts';
import { type HandStep, stepGroups } from './step-groups.ts';

/** Takes one of these tiles away; false where there is none. */
const takeFrom = (tiles: Tile[], tile: Tile): boolean => {
  const at = tiles.indexOf(tile);
  if (at >= 0) tiles.splice(at, 1);
  return at >= 0;
};

const asText = (sets: Iterable<readonly Tile[]>): readonly string[] =>
  [...sets]
    .filter(({ length }) => length > 0)
    .map((tiles) => tiles.toSorted((a, b) => a - b).join(' '))
    .toSorted();

/** Carries out the steps with the tiles, as a hand does; what lies on the table then, and what is left in the hand. */
const carryOut = (old: readonly TileSet[], played: readonly Tile[], steps: readonly HandStep[]) => {
  const lying = new Map<TileSet, Tile[]>(old.map((set) => [set, [...set.tiles]]));
  const rack = [...played];
  const begun = new Map<TileSet, Tile[]>();
  for (const { tiles, from, to, makes, begins, splits } of steps) {
    expect(tiles.length).toBeGreaterThan(0);
    expect(from).not.toBe(to ?? undefined);
    const source = from === null ? rack : lying.get(from);
    for (const tile of tiles) expect(source && takeFrom(source, tile)).toBe(true);
    if (begins) {
      expect(to).toBeNull();
      expect(begun.has(makes)).toBe(false);
      begun.set(makes, []);
    }
    const end = makes.tiles.filter((tile) => !tiles.includes(tile));
    if (splits && to) {
      for (const tile of end) expect(takeFrom(lying.get(to) ?? [], tile)).toBe(true);
      begun.set(makes, [...end, ...tiles]);
      continue;
    }
    const target = to === null ? begun.get(makes) : lying.get(to);
    expect(target).toBeDefined();
    target?.push(...tiles);
  }
  return { table: asText([...lying.values(), ...begun.values()]), rack };
};

const PLAYS = positions(400, 'groups').flatMap((problem) => {
  const found = solve(problem, 'tiles');
  return found && found.played.length > 0 ? [{ old: problem.table, ...found }] : [];
});

describe('the groups of a play', () => {
  test('have at most three steps, each with tiles from one place to one place, and lead to the advised table', () => {
    expect(PLAYS.length).toBeGreaterThan(100);
    let divided = 0;
    for (const { old, table, played } of PLAYS) {
      const groups = stepGroups(old, table, played);
      for (const group of groups) {
        expect(group.length).toBeGreaterThan(0);
        expect(group.length).toBeLessThanOrEqual(3);
      }
      const done = carryOut(old, played, groups.flat());
      expect(done.rack).toEqual([]);
      expect(done.table).toEqual(asText(table.map(({ tiles }) => tiles)));
      if (groups.length > 1) divided++;
    }
    // There are rearrangements too large for one group.
    expect(divided).toBeGreaterThan(20);
  });

  test('a tile that splits a run is one step', () => {
    const old = parseTable('R3 R4 R5 R6 R7 R8') ?? [];
    const now = parseTable('R3 R4 R5 R6 | R6 R7 R8') ?? [];
    const [[step, ...more] = []] = stepGroups(old, now, [parseTile('R6') ?? -1]);
    expect(more).toEqual([]);
    expect(step).toMatchObject({ from: null, to: old[0], splits: true });
  });

  test('a joker that alone stays of a set goes to a new one: nothing joins a set that is gone', () => {
    const old = parseTable('R11 B11 K11 | K11 Y11 J | K8 K9 K10') ?? [];
    const now = parseTable('K11 R11 B11 Y11 | K8 K9 K10 K11 | R13 Y13 J') ?? [];
    const tiles = ['R13', 'Y13'].map((text) => parseTile(text) ?? -1);
    const steps = stepGroups(old, now, tiles).flat();
    const fresh = steps.filter(({ makes }) => makes === now[2]);
    expect(fresh).toMatchObject([
      { tiles, from: null, to: null, begins: true },
      { tiles: [JOKER], from: old[1], to: null, begins: false },
    ]);
    expect(carryOut(old, tiles, steps).table).toEqual(asText(now.map((set) => set.tiles)));
  });

  test('what adds to a set comes before what takes the table apart', () => {
    const old = parseTable('R3 R4 R5 R6 R7 | B1 B2 B3 | Y7 Y8 Y9 Y10') ?? [];
    const now = parseTable('R3 R4 R5 R6 | R7 K7 Y7 | B1 B2 B3 B4 | Y8 Y9 Y10') ?? [];
    const tiles = ['B4', 'K7'].map((text) => parseTile(text) ?? -1);
    const groups = stepGroups(old, now, tiles);
    expect(groups.map(({ length }) => length)).toEqual([1, 3]);
    const [[add], [first, ...others]] = [itemAt(groups, 0), itemAt(groups, 1)];
    expect(add).toMatchObject({ from: null, to: old[1], begins: false });
    expect(first?.begins).toBe(true);
    expect(others.map(({ begins, to }) => [begins, to])).toEqual([
      [false, null],
      [false, null],
    ]);
  });
});
