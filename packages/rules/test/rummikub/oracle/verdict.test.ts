// Puts the examples of the booklets, and the positions of an audit, to the oracle itself.
import { describe, expect, test } from 'vitest';
import { OPTIONS, PRESETS } from '../../../src/rummikub/options.ts';
import type { Options } from '../../../src/rummikub/types.ts';
import { readTable, readTiles } from './text.ts';
import { type Verdict, verdict } from './verdict.ts';

const NAMES = {
  de: 'carlit-de-2007',
  fr: 'carlit-fr-2007',
  it: 'carlit-it-2007',
  int: 'international-2019',
  sabra: 'sabra-classic',
} as const;
type Name = keyof typeof NAMES;
const ALL: readonly Name[] = ['de', 'fr', 'it', 'int', 'sabra'];

interface Case {
  readonly before?: string;
  readonly rack: string;
  readonly after: string;
  readonly opened?: boolean;
  readonly options?: Partial<Options>;
}

const ask = (name: Name, { before = '', rack, after, opened = true, options }: Case): Verdict =>
  verdict({
    options: { ...OPTIONS, ...PRESETS[NAMES[name]]?.options, ...options },
    before: readTable(before),
    rack: readTiles(rack),
    opened,
    after: readTable(after),
  });

/** Lists the editions in which it is legal. */
const legalIn = (some: Case): readonly Name[] => ALL.filter((name) => ask(name, some) === 'legal');

describe('sets', () => {
  test.each([
    ['K7 R7 B7 Y7', true],
    ['B3 B4 B5 B6', true],
    ['R9 R9 B9', false],
    ['B12 B13 B1', false],
    ['B4 B5', false],
    ['B4 R5 B6', false],
    ['B6 B5 B4', false],
    ['R5 J R7', true],
    ['K7 R7 B7 Y7 J', false],
    ['B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13', true],
    ['J R12 R13 J', false],
    ['J J R12 R13', true],
    ['J B1 B2', false],
    ['J J J', false],
    ['J J R2', false],
    ['J R2 J', true],
    ['=J R2 J', true],
    ['=J R2 K2 J B2', false],
  ])('[R-8] [R-9] [R-10] [R-11] [R-12] %s: %s', (set, legal) => {
    const rack = set.replace('=', '');
    expect(ask('de', { rack, after: set }) !== 'not-a-set').toBe(legal);
  });

  test('[R-1] [R-12] in a smaller game there are fewer tiles, and smaller groups', () => {
    const options = { colours: 3, values: 5 };
    expect(ask('de', { rack: 'K5 R5 B5 J', after: 'K5 R5 B5 J', options })).toBe('not-a-set');
    expect(ask('de', { rack: 'K5 R5 B5', after: 'K5 R5 B5', options })).toBe('legal');
    expect(ask('de', { rack: 'K4 K5 J', after: 'K4 K5 J', options })).toBe('not-a-set');
    expect(ask('de', { rack: 'K6 R6 B6', after: 'K6 R6 B6', options })).toBe('not-a-set');
  });
});

describe('the printed examples', () => {
  test.each<[string, Case]>([
    ['1', { before: 'B4 B5 B6', rack: 'B3 B7', after: 'B3 B4 B5 B6 B7' }],
    ['1, one of the two', { before: 'B4 B5 B6', rack: 'B3 B7', after: 'B3 B4 B5 B6' }],
    ['2', { before: 'B8 B9 B10', rack: 'B11 K8 Y8', after: 'B9 B10 B11 | B8 K8 Y8' }],
    ['3', { before: 'R4 R5 R6 R7 R8', rack: 'R6', after: 'R4 R5 R6 | R6 R7 R8' }],
    ['4', { before: 'Y1 Y2 Y3 Y4 | K1 R1 B1 Y1', rack: 'B1', after: 'Y2 Y3 Y4 | K1 B1 Y1 | B1 Y1 R1' }],
  ])('[R-20] %s', (_, some) => {
    expect(legalIn(some)).toEqual(ALL);
  });
});

describe('tiles', () => {
  const before = 'B4 B5 B6';
  test.each<[string, Case, Verdict]>([
    ['one at least from the rack', { before, rack: 'B3', after: 'B4 B5 B6' }, 'nothing-played'],
    ['only from the rack', { before, rack: 'B3', after: 'B4 B5 B6 B7' }, 'not-on-rack'],
    ['one tile is not two', { before, rack: 'B3 K9', after: 'B3 B4 B5 B6 | B3 K3 R3' }, 'not-on-rack'],
    ['none goes back', { before: 'B4 B5 B6 B7', rack: 'B3', after: 'B3 B4 B5 B6' }, 'tile-gone'],
    ['no joker goes back', { before: 'B4 J B6', rack: 'B5', after: 'B4 B5 B6' }, 'tile-gone'],
  ])('[R-19] [R-20] [R-25] %s', (_, some, expected) => {
    for (const name of ALL) expect(ask(name, some)).toBe(expected);
  });
});

describe('opening', () => {
  test.each([
    ['R9 R10 R11', true],
    ['K9 R9 B9', false],
    ['K9 R9 B9 J', true],
    ['R5 J R7 | K4 R4 B4', true],
    ['R9 R10 J', true],
    ['J R9 R10', false],
    ['J J R6 R7', false],
  ])('[R-15] [R-16] %s: %s', (after, legal) => {
    const rack = after.replaceAll('|', '');
    expect(legalIn({ rack: `${rack} K1`, after, opened: false })).toEqual(legal ? ALL : []);
  });

  test('[R-17] [R-18] the table is locked in the opening turn, or not', () => {
    const some = { before: 'B4 B5 B6', rack: 'R10 R11 R12 B7', opened: false };
    expect(legalIn({ ...some, after: 'B4 B5 B6 | R10 R11 R12' })).toEqual(ALL);
    expect(legalIn({ ...some, after: 'B4 B5 B6 B7 | R10 R11 R12' })).toEqual(['fr', 'it']);
    expect(legalIn({ ...some, after: 'B4 B5 B6 B7' })).toEqual([]);
  });

  test('[R-18] what was just laid may be rebuilt', () => {
    const some = { before: 'B7 B8 B9', rack: 'B10 R10 K10 R11 R12', opened: false };
    expect(legalIn({ ...some, after: 'B7 B8 B9 B10 | R10 R11 R12', rack: 'B10 R10 R11 R12' })).toEqual([
      'fr',
      'it',
    ]);
    const rebuilt = 'B7 B8 B9 B10 | R10 R11 R12 | K10 K11 K12';
    expect(legalIn({ ...some, rack: 'B10 R10 K10 R11 R12 K11 K12', after: rebuilt })).toEqual(['fr', 'it']);
  });

  test('[R-18] [R-22] [R-23] what was laid with a joker stays, so it cannot be valued higher than it lies', () => {
    const before = 'R8 R9 R10 | B1 B2 B3';
    const some = { before, rack: 'R11 R12 J', opened: false, after: 'R8 R9 R10 R11 R12 | B1 B2 B3 J' };
    expect(legalIn(some)).toEqual([]);
    expect(ask('de', { ...some, options: { openTableLocked: false } })).toBe('legal');
  });

  test('[R-26] an option: no joker is freed in the opening turn', () => {
    const some = {
      before: 'B4 J B6',
      rack: 'B5 R10 R11 R12 K1 K2',
      after: 'B4 B5 B6 | R10 R11 R12 | K1 K2 J',
      opened: false,
    };
    expect(legalIn(some)).toEqual(['fr', 'it']);
    const options = { openTableLocked: false };
    expect(ask('int', { ...some, options })).toBe('opening');
    expect(ask('int', { ...some, options: { ...options, jokerNotBeforeOpening: false } })).toBe('legal');
  });
});

describe('jokers', () => {
  test('[R-24] [R-25] replaced from the rack and used in a new set', () => {
    const some = { before: 'R5 J R7', rack: 'R6 K2 K3', after: 'R5 R6 R7 | J K2 K3' };
    expect(legalIn(some)).toEqual(ALL);
  });

  test('[R-22] [R-23] adding to a set with a joker', () => {
    expect(legalIn({ before: 'R5 J R7', rack: 'R8', after: 'R5 J R7 R8' })).toEqual([
      'de',
      'fr',
      'int',
      'sabra',
    ]);
  });

  test('[R-22] two sets with jokers grow together', () => {
    const some = { before: 'R3 R4 J | J R8 R9', rack: 'R6', after: 'R3 R4 J R6 J R8 R9' };
    expect(legalIn(some)).toEqual(['de', 'fr', 'int', 'sabra']);
  });

  test('[R-22] splitting a set with a joker', () => {
    const some = { before: 'R3 R4 R5 J R7 R8', rack: 'R5', after: 'R3 R4 R5 | R5 J R7 R8' };
    expect(legalIn(some)).toEqual(['de', 'int']);
  });

  test('[R-21] freed by rebuilding', () => {
    const some = { before: 'R3 R4 R5 J', rack: 'K9 Y9', after: 'R3 R4 R5 | K9 Y9 J' };
    expect(legalIn(some)).toEqual(['de', 'int']);
    expect(ask('de', { ...some, options: { jokerFreeByRebuild: false } })).toBe('jokers');
  });

  test('[R-24] replaced from the table', () => {
    const some = {
      before: 'K8 R8 J | Y8 Y9 Y10 Y11',
      rack: 'K1 K2',
      after: 'K8 R8 Y8 | Y9 Y10 Y11 | K1 K2 J',
    };
    expect(legalIn(some)).toEqual(['de', 'int']);
    expect(ask('de', { ...some, options: { jokerFreeByRebuild: false } })).toBe('legal');
  });

  test('[R-25] used in its old set, or in another that lay there', () => {
    const own = { before: 'J R4 R5', rack: 'R3', after: 'R3 R4 R5 J' };
    expect(legalIn(own)).toEqual(['de', 'sabra']);
    const other = { before: 'J R4 R5 | K7 K8 K9', rack: 'R3', after: 'R3 R4 R5 | K7 K8 K9 J' };
    expect(legalIn(other)).toEqual(['de', 'sabra']);
  });

  test('[R-25] a set that holds all the numbers of the set the joker came from is not new', () => {
    const some = { before: 'J R4 R5 | K3 B3 Y3', rack: 'R3', after: 'R4 R5 J | K3 R3 B3 Y3' };
    expect(legalIn(some)).toEqual(['de', 'sabra']);
    expect(legalIn({ before: 'J B4 B5 | R7 R8 R9', rack: 'R10', after: 'B4 B5 J | R7 R8 R9 R10' })).toEqual([
      'de',
    ]);
  });

  test('[R-25] in the place of a tile that an old set has lost', () => {
    const before = 'R5 J R7 | B2 B3 B4 B5 B6';
    for (const run of ['B2 B3 B4 B5 J', 'J B2 B3 B4 B5'])
      expect(legalIn({ before, rack: 'R6 K6 Y6', after: `R5 R6 R7 | ${run} | K6 B6 Y6` })).toEqual(ALL);
    expect(legalIn({ before, rack: 'R6', after: 'R5 R6 R7 | B2 B3 B4 B5 B6 J' })).toEqual(['de', 'sabra']);
  });

  test('[R-24] [R-25] a tile of the table that never moved replaces nothing', () => {
    const some = {
      before: 'J B4 B5 | R7 R8 R9 | K3 R3 B3',
      rack: 'R10',
      after: 'B4 B5 J | R7 R8 R9 R10 | K3 R3 B3',
    };
    expect(legalIn(some)).toEqual(['de']);
    expect(ask('de', { ...some, options: { jokerFreeByRebuild: false } })).toBe('jokers');
    const two = {
      before: 'B2 J B4 | K7 R7 J | B3 B4 B5',
      rack: 'Y7',
      after: 'B2 J B4 J | K7 R7 Y7 | B3 B4 B5',
    };
    expect(legalIn(two)).toEqual(['de', 'sabra']);
  });

  test('[R-25] exchanging tiles that look the same makes no set new', () => {
    const slid = { before: 'J R3 R4 | R3 R4 R5', rack: 'R2', after: 'J R2 R3 R4 | R3 R4 R5' };
    expect(legalIn(slid)).toEqual(['de', 'sabra']);
    const added = { before: 'R3 R4 R5 | R2 R3 R4 J', rack: 'R5', after: 'R2 R3 R4 R5 | J R3 R4 R5' };
    expect(legalIn(added)).toEqual(['de', 'sabra']);
  });

  test('[R-25] a second set like an old one is new', () => {
    const some = { before: 'K2 K3 J', rack: 'K2 K3 K4 K4', after: 'K2 K3 K4 | J K2 K3 K4' };
    expect(legalIn(some)).toEqual(ALL);
    const grown = {
      before: 'B5 J B7 | K5 R5 B5',
      rack: 'B6 Y5 K5 R5',
      after: 'B5 B6 B7 | K5 R5 B5 Y5 | K5 R5 J',
    };
    expect(legalIn(grown)).toEqual(ALL);
  });

  test('[R-23] a set is free once its last joker is replaced', () => {
    const one = { before: 'J R4 R5 R6', rack: 'R3 K9 B9', after: 'R4 R5 R6 | J K9 B9' };
    expect(legalIn({ ...one, rack: 'R3 K9 B9 K3 B3', after: `${one.after} | K3 R3 B3` })).toEqual(ALL);
    const two = { before: 'J R4 R5 J', rack: 'R3 R7 K9 B9', after: 'R3 R4 R5 J | J K9 B9' };
    expect(legalIn(two)).toEqual(ALL);
    expect(legalIn({ ...two, after: 'R3 R4 R5 J R7 | J K9 B9' })).toEqual(['de', 'fr', 'int', 'sabra']);
  });

  test('[R-24] two jokers of a group are replaced by two colours', () => {
    const before = '=K5 J J | K6 K7 K8';
    const blue = { before, rack: 'B5 B5 B6 B7 B3 B4 R8 R9 Y8 Y9' };
    const after = 'K5 K6 K7 K8 | B5 B6 B7 | R8 R9 J | Y8 Y9 J';
    expect(legalIn({ ...blue, after: `${after} | B3 B4 B5` })).toEqual(['de', 'int']);
    const red = { before, rack: 'B5 R5 B6 B7 R3 R4 R8 R9 Y8 Y9' };
    expect(legalIn({ ...red, after: `${after} | R3 R4 R5` })).toEqual(ALL);
  });

  test('[R-25] a run of one number and two jokers: a group with that number is new, a run is not', () => {
    const some = { before: 'R5 J J', rack: 'R6 R7 K5 B5 K6 B6 K7 B7 R4 B3 B2' };
    const away = 'R6 K6 B6 | R7 K7 B7';
    expect(legalIn({ ...some, after: `${away} | K5 R5 J | B2 B3 J` })).toEqual(ALL);
    expect(legalIn({ ...some, after: `${away} | J R4 R5 | B2 B3 J` })).toEqual(['de', 'sabra']);
  });
});
