import { formatSet, parseTable, parseTile, rummikub } from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import {
  allPieces,
  type Felt,
  jokerTurned,
  laidAsNew,
  laidHere,
  picked,
  splitHere,
  spread,
  tableOf,
  takenBack,
} from './rummikub-felt.ts';

const { options } = rummikub;

const laid = (table: string, rack: string): Felt => {
  const state = rummikub.setup(2, options);
  const tiles = rack.split(' ').map((text) => parseTile(text)!);
  const view = {
    ...rummikub.view(state, 0),
    table: table === '' ? [] : parseTable(table)!,
    racks: [tiles, []],
  };
  return spread(view);
};

/** The cursor on such a tile: on the table, or else on the rack. */
const at = (felt: Felt, tile: string): Felt => ({
  ...felt,
  cursor: allPieces(felt).find((piece) => piece.tile === parseTile(tile))!.id,
});

const pickOne = (felt: Felt, text: string): Felt => {
  const { id } = allPieces(felt).findLast(({ tile }) => tile === parseTile(text))!;
  return picked({ ...felt, cursor: id });
};

/** These tiles picked: from the rack, or else from the table. */
const pick = (felt: Felt, ...tiles: string[]): Felt => tiles.reduce(pickOne, felt);

const shown = (felt: Felt): string => tableOf(felt).map(formatSet).join(' | ');

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
    const sets = shown(laidAsNew(pick(laid('', rack), ...rack.split(' ')), options)).split(' | ');
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
    expect(shown(laidHere(at(hand, where), options))).toBe(expected);
  });
});

test('a tile moves from one set to another, and the set it leaves is read anew', () => {
  const felt = laid('B8 B9 B10 B11 | K8 R8 Y8', 'K1');
  const moved = laidHere(at(pick(felt, 'B8'), 'K8'), options);
  expect(shown(moved)).toBe('B9 B10 B11 | K8 R8 B8 Y8');
});

test('what came from the rack goes back, what did not stays', () => {
  const felt = laidHere(at(pick(laid('B4 B5 B6', 'B7 K1'), 'B7'), 'B4'), options);
  expect(felt.rack).toHaveLength(1);
  const back = takenBack(at(felt, 'B7'), options);
  expect([shown(back), back.rack.length]).toEqual(['B4 B5 B6', 2]);
  expect(takenBack(at(back, 'B4'), options).rack).toHaveLength(2);
});

test('a set is split before the cursor', () => {
  expect(shown(splitHere(at(laid('B1 B2 B3 B4 B5 B6', 'K1'), 'B4')))).toBe('B1 B2 B3 | B4 B5 B6');
  expect(shown(splitHere(at(laid('B1 B2 B3', 'K1'), 'B1')))).toBe('B1 B2 B3');
});

test('a joker goes to the other end of its run, and back', () => {
  const once = jokerTurned(at(laid('R4 R5 J', 'K1'), 'R4'));
  expect(shown(once)).toBe('J R4 R5');
  expect(shown(jokerTurned(once))).toBe('R4 R5 J');
});
