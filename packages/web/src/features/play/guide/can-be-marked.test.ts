import { Match } from '@crescendo/rules';
import { type Move, parseTable, parseTile, rummikub } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { cardOf } from '../../../boards/boards.ts';
import { loadTranslations } from '../../../boards/translations.ts';
import { canBeMarked } from './can-be-marked.ts';

const board = await cardOf('rummikub')!.load();
const hints = await board.hints();
const translations = await loadTranslations(board, 'en');

const TABLE = 'K3 K4 K5 K6 | R6 R7 R8 R9 R10 | B6 B7 B8 B9 B10';
const options = { ...rummikub.options, startDraw: 'none', threePairsRedeal: false } as const;
const begun = Match.begin({ game: rummikub, seats: 2, options }).view(0);
const view = {
  ...begun,
  phase: 'turn' as const,
  active: 0,
  opened: [true, true],
  table: parseTable(TABLE)!,
  racks: [['K7', 'Y6', 'Y10'].map((tile) => parseTile(tile)!).sort((a, b) => a - b), [-1, -1]],
};
const isMarked = (table: string): boolean => {
  const move: Move = { type: 'play', table: parseTable(table)! };
  expect(rummikub.check(view, move)).toBeUndefined();
  return canBeMarked(hints, move, view, translations);
};

test('a tile added to a set is marked', () => {
  expect(isMarked('K3 K4 K5 K6 K7 | R6 R7 R8 R9 R10 | B6 B7 B8 B9 B10')).toBe(true);
});

test('a set that takes tiles from two others is three steps, and marked', () => {
  expect(isMarked('K3 K4 K5 | R7 R8 R9 R10 | B6 B7 B8 B9 B10 | K6 R6 Y6')).toBe(true);
});

test('two such sets are more than somebody new can carry out from marks alone', () => {
  expect(isMarked('K3 K4 K5 | R7 R8 R9 | B6 B7 B8 B9 | K6 R6 Y6 | R10 B10 Y10')).toBe(false);
});

test('a move that is told in one is marked', () => {
  expect(canBeMarked(hints, { type: 'draw' }, view, translations)).toBe(true);
});
