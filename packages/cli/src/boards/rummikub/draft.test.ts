import { formatSet, parseTable, parseTile, rummikub } from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import { defined } from '../../../test/defined.ts';
import {
  allPieces,
  type Draft,
  flipJoker,
  layAsNewSet,
  layOnSet,
  newDraft,
  picked,
  returnToRack,
  splitSet,
  tableOf,
} from './draft.ts';

const { options } = rummikub;

const laid = (table: string, rack: string): Draft => {
  const state = rummikub.setup(2, options);
  const tiles = rack.split(' ').map((text) => defined(parseTile(text)));
  const view = {
    ...rummikub.view(state, 0),
    table: table === '' ? [] : defined(parseTable(table)),
    racks: [tiles, []],
  };
  return newDraft(view);
};

/** The cursor on such a tile: on the table, or else on the rack. */
const at = (draft: Draft, tile: string): Draft => ({
  ...draft,
  cursor: defined(allPieces(draft).find((piece) => piece.tile === parseTile(tile))).id,
});

const pickOne = (draft: Draft, text: string): Draft => {
  const { id } = defined(allPieces(draft).findLast(({ tile }) => tile === parseTile(text)));
  return picked({ ...draft, cursor: id });
};

/** These tiles picked: from the rack, or else from the table. */
const pick = (draft: Draft, ...tiles: string[]): Draft => tiles.reduce(pickOne, draft);

const shown = (draft: Draft): string => tableOf(draft).map(formatSet).join(' | ');

describe('tiles laid as a new set', () => {
  test.each([
    ['B9 B7 B8', 'B7 B8 B9'],
    ['Y7 K7 R7', 'K7 R7 Y7'],
    ['R5 J R7', 'R5 J R7'],
    ['J R12 R13', 'J R12 R13'],
    ['J R4 R5', 'R4 R5 J'],
    ['K7 J B7', 'K7 B7 J'],
    ['K1 R9', 'K1 R9'],
    ['R1 R2 R3 K8 R8 B8', 'K8 R8 B8 | R1 R2 R3'],
  ])('%s', (rack, expected) => {
    const sets = shown(layAsNewSet(pick(laid('', rack), ...rack.split(' ')), options)).split(' | ');
    expect(sets.sort().join(' | ')).toBe(expected);
  });
});

describe('tiles laid on a set', () => {
  test.each([
    ['B4 B5 B6', 'B3 B7', 'B3 B4 B5 B6 B7', 'B5'],
    ['R4 R5 R6 R7 R8', 'R6', 'R4 R5 R6 | R6 R7 R8', 'R4'],
    ['R3 R4 J', 'R5', 'R3 R4 R5 J', 'R3'],
  ])('%s + %s', (table, rack, expected, where) => {
    const hand = pick(laid(table, rack), ...rack.split(' '));
    expect(shown(layOnSet(at(hand, where), options))).toBe(expected);
  });
});

test('a tile moves from one set to another, and the set it leaves is read anew', () => {
  const draft = laid('B8 B9 B10 B11 | K8 R8 Y8', 'K1');
  const moved = layOnSet(at(pick(draft, 'B8'), 'K8'), options);
  expect(shown(moved)).toBe('B9 B10 B11 | K8 R8 B8 Y8');
});

test('what came from the rack goes back, what did not stays', () => {
  const draft = layOnSet(at(pick(laid('B4 B5 B6', 'B7 K1'), 'B7'), 'B4'), options);
  expect(draft.rack).toHaveLength(1);
  const back = returnToRack(at(draft, 'B7'), options);
  expect([shown(back), back.rack.length]).toEqual(['B4 B5 B6', 2]);
  expect(returnToRack(at(back, 'B4'), options).rack).toHaveLength(2);
});

test('a set is split before the cursor', () => {
  expect(shown(splitSet(at(laid('B1 B2 B3 B4 B5 B6', 'K1'), 'B4')))).toBe('B1 B2 B3 | B4 B5 B6');
  expect(shown(splitSet(at(laid('B1 B2 B3', 'K1'), 'B1')))).toBe('B1 B2 B3');
});

test('a joker goes to the other end of its run, and back', () => {
  const once = flipJoker(at(laid('R4 R5 J', 'K1'), 'R4'));
  expect(shown(once)).toBe('J R4 R5');
  expect(shown(flipJoker(once))).toBe('R4 R5 J');
});
