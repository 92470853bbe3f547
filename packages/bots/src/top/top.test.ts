import { heapOf, parseTable, parseTile, setReason, sorted } from '@crescendo/rules/rummikub';
import {
  TOP_OPTIONS,
  TOP_RACK,
  TOP_ROUNDS,
  TOP_SETS,
  type TopPosition,
  topPlay,
  topReason,
  topSupply,
} from '@crescendo/rules/top';
import { describe, expect, test } from 'vitest';
import { topByProgram } from '../../test/top/integer-program.ts';
import { LEVELS } from '../game-bots.ts';
import { topOf } from './best.ts';
import { nextRound, topGame } from './generate.ts';
import { missedPart, topParts } from './ideas.ts';
import { atFirstSight, levelPlay } from './players.ts';

const position = (table: string, rack: string): TopPosition => ({
  table: table === '' ? [] : (parseTable(table) ?? []),
  rack: sorted(rack.split(' ').map((text) => parseTile(text) ?? 0)),
});

const game = topGame('2026-11-19');

describe('the rounds of a game', () => {
  test('[T-1] [T-6] fifteen, each on the top of the one before', () => {
    expect(game).toHaveLength(TOP_ROUNDS);
    for (const [i, round] of game.entries()) {
      const { table, rack, top } = round;
      expect(table.length).toBeLessThanOrEqual(TOP_SETS);
      expect(rack).toHaveLength(TOP_RACK);
      expect(topSupply(round).every((count) => count >= 0)).toBe(true);
      const before = game[i - 1];
      if (before === undefined) continue;
      expect(table).toEqual(before.top.table.slice(-TOP_SETS));
      const left = heapOf(before.rack);
      for (const tile of before.top.tiles) left[tile] = (left[tile] ?? 0) - 1;
      const held = heapOf(rack);
      if (!round.exchanged) expect(left.every((count, tile) => count <= (held[tile] ?? 0))).toBe(true);
      expect(top.table.every((set, at) => setReason(set, at, TOP_OPTIONS) === undefined)).toBe(true);
    }
  });

  test('are worth thinking about, and become harder', () => {
    for (const round of game) {
      const { top } = round;
      expect(top.tiles.length).toBeGreaterThanOrEqual(3);
      expect(top.tiles.length).toBeLessThanOrEqual(10);
      expect(atFirstSight(round).points).toBeLessThan(top.points);
    }
    const touched = (from: number, to: number) =>
      game.slice(from, to).reduce((sum, { top }) => sum + top.touched, 0) / (to - from);
    expect(touched(0, 3)).toBeLessThan(touched(3, 7));
    expect(touched(3, 7)).toBeLessThan(touched(7, 11));
    expect(touched(7, 11)).toBeLessThan(touched(11, 15));
  });

  test('follow from the seed, one by one or all at once', () => {
    expect(topGame('2026-11-19', 2)).toEqual(game.slice(0, 2));
    expect(nextRound('2026-11-19', game[1])).toEqual(game[2]);
    expect(nextRound('2026-11-20').rack).not.toEqual(game[0]?.rack);
  });
});

describe('the top', () => {
  test('[T-5] may stand, and nothing is worth more or touches less, says another solver', async () => {
    const program = await topByProgram();
    for (const round of game) {
      const { top } = round;
      expect(topReason(round, top.table)).toBeUndefined();
      expect(topPlay(round, top.table)).toEqual(top);
      expect(await program(round)).toEqual({ points: top.points, touched: top.touched });
    }
  });

  test('[T-5] prefers points to tiles, and leaves alone what it can', () => {
    // Two ways to lay the 9: at the end of the run, or as a group with tiles from two others.
    const top = topOf(position('R6 R7 R8 | K9 K10 K11 K12 | B9 B10 B11 B12', 'R9'));
    expect(top).toMatchObject({ points: 9, touched: 1 });
    expect(topOf(position('R1 R2 R3', 'K9'))).toMatchObject({ points: 0, touched: 0, tiles: [] });
  });
});

describe('where it was', () => {
  const ideas = (table: string, rack: string) => {
    const at = position(table, rack);
    const top = topOf(at);
    return top && topParts(at, top).map(({ idea }) => idea);
  };
  test.each([
    ['R1 R2 R3', 'K9 B9 Y9', ['set']],
    ['R1 R2 R3', 'R4', ['add']],
    ['R3 R4 R5 R6 R7', 'R5', ['split']],
    ['R3 R4 R5 R6', 'K6 B6', ['borrow']],
    ['R3 R4 R5 J', 'K9 Y9', ['joker']],
    ['R5 R6 R7 R8 | K8 K9 K10 K11 | B8 B9 B10 B11', 'Y1', []],
    ['R5 R6 R7 R8 | K5 K6 K7 K8 | B8 B9 B10 B11', 'R4 R9 K9', ['add', 'add']],
    ['R5 R6 R7 R8 | K5 K6 K7 K8 | Y8 Y9 Y10 Y11', 'B8', ['borrow']],
    ['K2 R2 B2 Y2 | K3 R3 B3 | Y3 Y4 Y5 Y6', 'K1', ['three']],
  ])('%s with %s', (table, rack, found) => {
    expect(ideas(table, rack)).toEqual(found);
  });

  test('names the first idea that was missed, and none for the top', () => {
    const at = position('R1 R2 R3 | K3 K4 K5 K6 K7', 'R4 K5');
    const top = topOf(at);
    if (top === undefined) throw new Error('there is a top');
    const added = topPlay(at, parseTable('R1 R2 R3 R4 | K3 K4 K5 K6 K7') ?? []);
    expect(missedPart(at, added, top)).toMatchObject({ idea: 'split', tiles: [parseTile('K5')] });
    expect(missedPart(at, topPlay(at, at.table), top)).toMatchObject({ idea: 'add' });
    expect(missedPart(at, top, top)).toBeUndefined();
  });
});

test('players of all levels lay what may stand, never more than the top, and the same from the same seed', () => {
  for (const round of game)
    for (const level of LEVELS) {
      const play = levelPlay(level, 'x', round.number, round, round.top);
      expect(topReason(round, play.table)).toBeUndefined();
      expect(play.points).toBeLessThanOrEqual(round.top.points);
      expect(levelPlay(level, 'x', round.number, round, round.top)).toEqual(play);
    }
});
