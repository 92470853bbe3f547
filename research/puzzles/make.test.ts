// The makers of packs, on a small scale.
import { gameById, itemAt } from '@crescendo/rules';
import { parseSet, parseTile, type View as RummikubView, rummikub } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { changedSets } from '../../packages/bots/src/puzzles/rummikub-goals.ts';
import { botGame } from './bot-games.ts';
import { candidatesOf } from './candidates.ts';
import { fitRatings, formatSolved, parseSolved } from './ratings.ts';
import { freeJoker, layWithFewest } from './rummikub/fewest-changes.ts';
import { rummikubPuzzles } from './rummikub/rummikub-puzzles.ts';
import { techniqueOf } from './rummikub/technique.ts';
import { areAlike } from './similarity.ts';
import { isClear, leadOf, type Tried, verify } from './simulate.ts';
import { studyOf } from './study.ts';

test('the same game of bots makes the same puzzles', async () => {
  const match = (await botGame(gameById('rummikub')!, 0)).at(85);
  const drafts = await rummikubPuzzles(match, 0, () => 0);
  expect(drafts.length).toBeGreaterThan(0);
  const again = await rummikubPuzzles((await botGame(gameById('rummikub')!, 0)).at(85), 0, () => 0);
  expect(again).toEqual(drafts);
});

test('simulation says the same twice, and its solutions lead by three standard errors', async () => {
  const study = await studyOf('finito');
  const match = await botGame(study.game, 1);
  const candidate = candidatesOf(study, match).find(({ moves }) => moves.length === 3)!;
  const { state } = match.at(candidate.length);
  const run = () => verify(study, state, candidate.seat, candidate.moves, 'a test', 100);
  const verified = run();
  expect(verified).toEqual(run());
  expect(verified && isClear(verified)).toBe(true);
});

const tried = (...results: number[]): Tried => ({ move: { type: 'any' }, results });

test('a lead is measured over the worlds that both moves were tried in', () => {
  const { mean, error } = leadOf(tried(0.5, 0.7, 0.6, 0), tried(0.4, 0.5, 0.6));
  expect(mean).toBeCloseTo(0.1, 9);
  expect(error).toBeCloseTo(0.1 / Math.sqrt(3), 9);
  expect(isClear({ solutions: [tried(0.5, 0.6, 0.5)], others: [tried(0.4, 0.5, 0.41)] })).toBe(true);
  expect(isClear({ solutions: [tried(0.5, 0.6, 0.5)], others: [tried(0.4, 0.7, 0.2)] })).toBe(false);
});

test('the fewest sets of the table are opened', () => {
  const view = {
    ...rummikub.view(rummikub.setup(2, rummikub.options), 0),
    table: ['B8 B9 B10', 'R1 R2 R3 R4'].map((text) => parseSet(text)!),
    racks: [['B11', 'K8', 'Y8', 'R5'].map((text) => parseTile(text)!).sort((a, b) => a - b), []],
    opened: [true, false],
  } as RummikubView;
  const three = layWithFewest(view, 3)!;
  expect(three.sets).toBe(1);
  expect(changedSets(view.table, three.table)).toBe(1);
  expect(techniqueOf(view.table, three.table)).toBe('borrowing');
  expect(layWithFewest(view, 4)?.sets).toBe(2);
  expect(layWithFewest(view, 5)).toBeUndefined();
  expect(freeJoker(view)).toBeUndefined();
});

test('a joker is freed where a tile can take its place', () => {
  const view = {
    ...rummikub.view(rummikub.setup(2, rummikub.options), 0),
    table: ['B8 J B10', 'R1 R2 R3'].map((text) => parseSet(text)!),
    racks: [['B9', 'K12', 'Y12'].map((text) => parseTile(text)!).sort((a, b) => a - b), []],
    opened: [true, false],
  } as RummikubView;
  expect(freeJoker(view)?.sets).toBe(1);
});

test('puzzles that strong players miss are rated high, and strong players too', () => {
  const solved = ['1135A', '0249A', '00028', '13688', '00000', '2599A'].map(parseSolved);
  expect(solved.map(formatSolved)).toContain('1135A');
  const { players, puzzles } = fitRatings(solved);
  expect(players).toEqual([...players].sort((a, b) => a - b));
  const order = [...puzzles.keys()].sort((a, b) => itemAt(puzzles, b) - itemAt(puzzles, a));
  expect(order.slice(0, 2)).toEqual([4, 2]);
  expect(order.at(-1)).toBe(5);
});

test('positions that differ in two places are the same puzzle', () => {
  expect(areAlike([1, 2, 3, 4], [1, 2, 4, 3])).toBe(true);
  expect(areAlike([1, 2, 3, 4], [1, 3, 4, 2])).toBe(false);
  expect(areAlike([1, 2, 3], [1, 2, 3, 4, 5, 6])).toBe(false);
});
