import { presetOptions, seeded, shuffled } from '@crescendo/rules';
import {
  formatTile,
  heapOf,
  isSame,
  JOKER,
  numberOf,
  parseTable,
  parseTile,
  rummikub,
  type Tile,
  type TileSet,
} from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import { positions } from '../../../bench/rummikub-positions.ts';
import { brute } from '../../../test/rummikub/brute-force.ts';
import { ilp } from '../../../test/rummikub/integer-program.ts';
import { layOut } from './lay-out.ts';
import { type Problem, solve } from './solve.ts';

const { options } = rummikub;
const NONE: readonly number[] = new Array<number>(53).fill(0);

const problem = (table: string, rack: string, more: Partial<Problem> = {}): Problem => ({
  options,
  table: table === '' ? [] : parseTable(table)!,
  rack: rack.split(' ').map((text) => parseTile(text)!),
  opened: true,
  ...more,
});

const tiles = (played: readonly Tile[] | undefined): string => (played ?? []).map(formatTile).join(' ');

describe('what printed examples and known faults ask for', () => {
  test.each([
    ['adds to both ends of a run', 'B4 B5 B6', 'B3 B7', 'B3 B7'],
    ['takes a tile to make a group', 'B8 B9 B10', 'B11 K8 Y8', 'K8 B11 Y8'],
    ['splits a run', 'R4 R5 R6 R7 R8', 'R6', 'R6'],
    ['takes from two sets', 'Y1 Y2 Y3 Y4 | K1 R1 B1 Y1', 'B1', 'B1'],
    ['never puts the same tile twice into a group', '', 'R9 R9 B9', ''],
    ['never runs over 13', '', 'B12 B13 B1', ''],
    ['never runs over 13 with a joker', '', 'B12 B13 J', 'B12 B13 J'],
    ['sets a joker free', 'R3 R4 R5 J', 'K9 Y9', 'K9 Y9'],
    ['uses both jokers with one tile', '', 'K7 J J', 'K7 J J'],
    ['leaves what cannot be laid', 'R1 R2 R3', 'K9 Y5 B13', ''],
  ])('%s', (_what, table, rack, played) => {
    expect(tiles(solve(problem(table, rack), 'tiles')?.played)).toBe(played);
  });

  test('a joker counts in an opening what it stands for', () => {
    const open = (rack: string) => solve(problem('', rack, { opened: false }), 'tiles');
    expect(open('K9 R9 B9')).toBeUndefined();
    expect(open('K9 R9 B9 J')?.points).toBe(36);
    expect(open('R9 R10 R11')?.points).toBe(30);
    expect(open('R10 R11 J')?.points).toBe(33);
    expect(open('R5 J R7 K4 R4 B4')?.points).toBe(30);
  });

  test('an opening of fewer tiles is found when more tiles make too few points', () => {
    // Five low tiles are worth 15; the three tens are worth 30 and need the joker.
    const found = solve(problem('', 'K1 R1 B1 K2 R2 J K10 R10', { opened: false }), 'tiles');
    expect(found?.points).toBeGreaterThanOrEqual(30);
    expect(tiles(found?.played)).toContain('K10');
  });

  test('with three and four jokers no set is of jokers alone', () => {
    const many = { ...options, jokers: 4 };
    const found = solve(problem('', 'K9 J J J J', { options: many }), 'tiles');
    expect(found?.table.every(({ tiles: set }) => set.some((tile) => tile !== JOKER))).toBe(true);
    expect(found?.played.length).toBeGreaterThanOrEqual(3);
  });

  test('the whole rack or nothing', () => {
    expect(solve(problem('B4 B5 B6', 'B3 B7'), 'empty')?.played.length).toBe(2);
    expect(solve(problem('B4 B5 B6', 'B3 B8'), 'empty')).toBeUndefined();
  });

  test('points first, tiles first', () => {
    // The red 1 goes with the ones or the run, the 13s only together: three tiles of 39 points against four of 10.
    const both = problem('', 'K13 R13 J K1 R1 B1 Y1');
    expect(solve(both, 'points')?.played).toContain(12);
    expect(solve(both, 'tiles')?.played.length).toBe(7);
  });

  test('sets that need not change stay as they are', () => {
    // A free arrangement would make K1 … K7 one run; only one set needs to grow.
    const old = parseTable('K1 K2 K3 | K4 K5 K6 | R7 B7 Y7')!;
    const found = solve(problem('K1 K2 K3 | K4 K5 K6 | R7 B7 Y7', 'K7'), 'tiles')!;
    expect(old.filter((set) => found.table.some((now) => isSame(now, set))).length).toBe(2);
  });
});

/** A small game with a table somebody could have laid, and a rack. */
const small = (seed: string, preset: string): Problem => {
  const dice = seeded(seed);
  const shrunk = { ...presetOptions(rummikub, preset), values: 5, colours: 3, openMin: 6 };
  const bag = shuffled(
    dice,
    Array.from({ length: 53 }, (_, tile) => tile).flatMap((tile) =>
      tile === JOKER ? [tile, tile] : tile < 39 && numberOf(tile) <= 5 ? [tile, tile] : [],
    ),
  );
  const laid = layOut(shrunk, NONE, heapOf(bag.slice(0, 10)), 'tiles');
  const table: readonly TileSet[] = (laid?.sets ?? []).slice(0, 3);
  return { options: shrunk, table, rack: bag.slice(10, 15), opened: dice() < 0.8 };
};

describe('equal to trying everything, on small games', () => {
  const worth = {
    tiles: () => 1,
    points: (tile: Tile) => (tile === JOKER ? 50 : numberOf(tile)),
    'tiles-points': (tile: Tile) => 1000 + (tile === JOKER ? 50 : numberOf(tile)),
  };
  test.each(['tiles', 'points', 'tiles-points'] as const)('%s, jokers free', (objective) => {
    for (let n = 0; n < 400; n++) {
      const task = small(`free/${n}`, 'carlit-de-2007');
      expect(solve(task, objective)?.worth ?? 0, `${n}`).toBe(brute(task, worth[objective]));
    }
  });

  test.each(['carlit-fr-2007', 'carlit-it-2007', 'international-2019', 'sabra-classic'])('%s', (preset) => {
    for (let n = 0; n < 400; n++) {
      const task = small(`${preset}/${n}`, preset);
      expect(solve(task, 'tiles')?.played.length ?? 0, `${n}`).toBe(brute(task, worth.tiles));
    }
  });
});

describe('equal to an integer program, on positions of real games', () => {
  test('tiles and points', async () => {
    const solver = await ilp(options);
    const points = NONE.map((_, tile) => (tile === JOKER ? 50 : numberOf(tile)));
    for (const { table, rack } of positions(3000, 'ilp').filter((_, i) => i % 30 === 0)) {
      const [must, may] = [heapOf(table.flatMap((set) => set.tiles)), heapOf(rack)];
      expect(layOut(options, must, may, 'tiles')?.worth).toBe(
        await solver(
          must,
          may,
          NONE.map(() => 1),
        ),
      );
      expect(layOut(options, must, may, 'points')?.worth).toBe(await solver(must, may, points));
    }
  });
});
