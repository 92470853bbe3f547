import { presetOptions, seeded } from '@crescendo/rules';
import { parseTable, rummikub, type View } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { loadBots } from '../index.ts';
import { EMPTY_HEAP } from '../model/heap.ts';
import { endgamePlay } from './endgame.ts';
import type { Playout } from './playout.ts';

const { bots } = await loadBots();
const [BLACK, RED, BLUE] = [0, 13, 26];
const tile = (colour: number, number: number): number => colour + number - 1;

const viewWith = (changes: Partial<View>): View => ({
  ...rummikub.view(
    rummikub.setup(2, { ...presetOptions(rummikub, 'international-2019'), startDraw: 'none' }),
    0,
  ),
  phase: 'turn',
  active: 0,
  opened: [true, true],
  pool: 40,
  ...changes,
});

const hidden = (count: number): number[] => new Array<number>(count).fill(-1);

test('the expert keeps what it could lay until it can lay everything', () => {
  const table = parseTable('K4 K5 K6')!;
  const rack = [tile(BLACK, 7), tile(RED, 1)].sort((a, b) => a - b);
  const view = viewWith({ table, racks: [rack, hidden(9)] });
  expect(bots.expert.choose(view, seeded('keep'))).toEqual({ type: 'draw' });
  const out = viewWith({ table, racks: [[tile(BLACK, 3), tile(BLACK, 7)], hidden(9)] });
  expect(bots.expert.choose(out, seeded('out')).type).toBe('play');
});

test('the expert opens with few tiles and keeps its joker', () => {
  const run = [9, 10, 11, 12].map((number) => tile(RED, number));
  const more = [2, 3, 4].map((number) => tile(BLUE, number));
  const view = viewWith({
    opened: [false, true],
    racks: [[...run, ...more, tile(BLACK, 13), 52], hidden(9)],
  });
  const move = bots.expert.choose(view, seeded('open'));
  expect(move.type === 'play' && move.table.flatMap(({ tiles }) => tiles)).toEqual(run.slice(0, 3));
});

test('who can open with the whole rack does', () => {
  const runs = [RED, BLUE].flatMap((colour) => [9, 10, 11].map((number) => tile(colour, number)));
  const view = viewWith({ opened: [false, true], racks: [runs, hidden(9)] });
  const move = bots.expert.choose(view, seeded('all'));
  expect(move.type === 'play' && move.table.flatMap(({ tiles }) => tiles)).toHaveLength(6);
});

test('with an empty pool nothing is laid that lets the other go out', () => {
  const heap = (...tiles: readonly number[]): number[] => {
    const counts = [...EMPTY_HEAP];
    for (const one of tiles) counts[one]!++;
    return counts;
  };
  // The red 7 would let the red 8 be laid; the black 7 leaves the other nothing.
  const playout: Playout = {
    options: presetOptions(rummikub, 'international-2019'),
    table: heap(...[4, 5, 6].map((n) => tile(BLACK, n)), ...[4, 5, 6].map((n) => tile(RED, n))),
    racks: [heap(tile(RED, 7), tile(BLACK, 7), tile(BLUE, 1)), heap(tile(RED, 8))],
    sizes: [3, 1],
    opened: [true, true],
    pool: [],
    seat: 0,
  };
  expect(endgamePlay([playout], 100_000)).toEqual(heap(tile(BLACK, 7)));
});
