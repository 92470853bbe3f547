import { describe, expect, test } from 'vitest';
import { type Position, position, refusal } from '../../../test/rummikub/position.ts';

const EDITIONS = {
  de: 'carlit-de-2007',
  fr: 'carlit-fr-2007',
  it: 'carlit-it-2007',
  int: 'international-2019',
};
type Edition = keyof typeof EDITIONS;

/** The reason in each edition that refuses it. */
const refusals = (p: Position, text: string): Partial<Record<Edition, string>> =>
  Object.fromEntries(
    Object.entries(EDITIONS)
      .map(([name, preset]) => [name, refusal(position({ ...p, preset }), text)?.code])
      .filter(([, code]) => code !== undefined),
  );

/** The reason when the German rules are played with one switch turned. */
const turned = (options: Position['options'], p: Position, text: string): string | undefined =>
  refusal(position({ ...p, options: options! }), text)?.code;

describe('editions', () => {
  test('[R-24] a tile from the rack for the joker, which goes into a new run: everywhere', () => {
    const p = { table: 'R5 J R7', racks: ['R6 K2 K3 K13'] };
    expect(refusals(p, 'play R5 R6 R7 | J K2 K3')).toEqual({});
    expect(refusals(p, 'play R5 R6 R7 | K2 K3 J')).toEqual({});
  });

  test('[R-22] [R-23] a set with a joker grows everywhere but in Italy', () => {
    const p = { table: 'R5 J R7', racks: ['R8 K13'] };
    expect(refusals(p, 'play R5 J R7 R8')).toEqual({ it: 'joker-set-locked' });
  });

  test('[R-21] a joker freed by rebuilding', () => {
    const p = { table: 'R3 R4 R5 J', racks: ['K9 Y9 K13'] };
    expect(refusals(p, 'play R3 R4 R5 | K9 Y9 J')).toEqual({
      fr: 'joker-set-split',
      it: 'joker-set-locked',
    });
  });

  test('[R-24] a tile from the table for the joker', () => {
    const p = { table: 'K8 R8 J | Y8 Y9 Y10 Y11', racks: ['K1 K2 K13'] };
    expect(refusals(p, 'play K8 R8 Y8 | Y9 Y10 Y11 | K1 K2 J')).toEqual({
      fr: 'joker-set-split',
      it: 'joker-set-locked',
    });
  });
});

test('[R-21] free sets, but no joker without a tile in its place', () => {
  const strict = { jokerFreeByRebuild: false };
  const p = { table: 'R3 R4 R5 J', racks: ['K9 Y9 R6 K13'] };
  expect(turned(strict, p, 'play R3 R4 R5 | K9 Y9 J')).toBe('joker-not-replaced');
  expect(turned(strict, p, 'play R3 R4 R5 R6 | K9 Y9 J')).toBeUndefined();
  // Split, but the joker still stands for the red 6.
  const q = { table: 'R3 R4 R5 J R7 R8 R9', racks: ['R10 R6 K13'] };
  expect(turned(strict, q, 'play R3 R4 R5 | J R7 R8 R9 R10')).toBeUndefined();
  expect(turned(strict, q, 'play R3 R4 R5 R6 | J R8 R9 R10 | R7')).toBe('too-short');
  expect(turned(strict, { table: 'R5 J R7', racks: ['R4 K1'] }, 'play R4 R5 J | R7')).toBe('too-short');
});

test('[R-22] extend only: the set must lie whole in one set', () => {
  const rule = { jokerSets: 'extendOnly', jokerFreeByRebuild: false } as const;
  const p = { table: 'R3 R4 R5 J R7 R8', racks: ['R2 R9 K13'] };
  expect(turned(rule, p, 'play R2 R3 R4 R5 J R7 R8 R9')).toBeUndefined();
  expect(turned(rule, p, 'play R2 R3 R4 R5 | J R7 R8 R9')).toBe('joker-set-split');
  const two = { table: 'R3 R4 J | J R7 R8', racks: ['K5 R9'] };
  expect(turned(rule, two, 'play R3 R4 J J R7 R8 R9')).toBeUndefined();
  const same = { table: 'R3 R4 J | R3 R4 J', racks: ['R2 R1'] };
  expect(turned(rule, same, 'play R2 R3 R4 J | R3 R4 J')).toBeUndefined();
  expect(turned(rule, { table: 'K8 R8 J', racks: ['B8 K1'] }, 'play K8 R8 B8 J')).toBeUndefined();
});

test('[R-23] locked: the set stays or its joker is replaced; then it is free', () => {
  const rule = { jokerSets: 'locked', jokerFreeByRebuild: false } as const;
  const p = { table: 'R5 J R7', racks: ['R6 R8 K2 K3 K13'] };
  expect(turned(rule, p, 'play R5 J R7 | R6 R8')).toBe('too-short');
  expect(turned(rule, p, 'play R5 J R7 R8')).toBe('joker-set-locked');
  expect(turned(rule, p, 'play R5 R6 R7 R8 | J K2 K3')).toBeUndefined();
  const other = { table: 'R5 J R7 | B4 B5 B6', racks: ['B7'] };
  expect(turned(rule, other, 'play R5 J R7 | B4 B5 B6 B7')).toBeUndefined();
  // One of two jokers replaced: what is left is still locked.
  const two = { table: 'R5 J R7 J', racks: ['R6 K2 K3 R4 K13'] };
  expect(turned(rule, two, 'play R5 R6 R7 J | J K2 K3')).toBeUndefined();
  expect(turned(rule, two, 'play R4 R5 R6 R7 J | J K2 K3')).toBe('joker-set-locked');
});

test('[R-24] where the tile may come from is a switch of its own', () => {
  const rule = { jokerFreeByRebuild: false };
  const p = { table: 'K8 R8 J | Y8 Y9 Y10 Y11', racks: ['K1 K2 K13'] };
  const text = 'play K8 R8 Y8 | Y9 Y10 Y11 | K1 K2 J';
  expect(turned({ ...rule, jokerSwapFrom: 'rackOrTable' }, p, text)).toBeUndefined();
  expect(turned({ ...rule, jokerSwapFrom: 'rack' }, p, text)).toBe('joker-not-replaced');
});

test('[R-24] either missing colour replaces the joker of a group of three', () => {
  const rule = { jokerSets: 'locked', jokerFreeByRebuild: false, jokerSwapFrom: 'rack' } as const;
  const p = { table: 'K8 R8 J', racks: ['B8 Y8 K1 K2 K13'] };
  expect(turned(rule, p, 'play K8 R8 B8 | K1 K2 J')).toBeUndefined();
  expect(turned(rule, p, 'play K8 R8 Y8 | K1 K2 J')).toBeUndefined();
  expect(turned(rule, p, 'play K8 R8 J | B8 Y8')).toBe('too-short');
  // Replaced, and then laid to what is now a free group: allowed only where the joker may go anywhere.
  expect(turned(rule, p, 'play K8 R8 B8 J')).toBeUndefined();
  expect(turned({ ...rule, jokerReuse: 'sameTurnNewSet' }, p, 'play K8 R8 B8 J')).toBe(
    'joker-not-in-new-set',
  );
});

test('[R-25] a freed joker goes anywhere, or into a new set only', () => {
  const p = { table: 'R5 J R7 | B4 B5 B6', racks: ['R6 K2 K3 K13'] };
  const fresh = { jokerReuse: 'sameTurnNewSet' } as const;
  expect(turned({}, p, 'play R5 R6 R7 | B4 B5 B6 J')).toBeUndefined();
  expect(turned(fresh, p, 'play R5 R6 R7 | B4 B5 B6 J')).toBe('joker-not-in-new-set');
  expect(turned(fresh, p, 'play R5 R6 R7 J | B4 B5 B6')).toBe('joker-not-in-new-set');
  expect(turned(fresh, p, 'play R5 R6 R7 | B4 B5 B6 | J K2 K3')).toBeUndefined();
  // From one end of a run to the other.
  expect(turned(fresh, { table: 'R3 R4 R5 J', racks: ['R6 R1'] }, 'play J R3 R4 R5 R6')).toBe(
    'joker-not-in-new-set',
  );
  // The old set lies there; one just like it, from the rack, is new.
  const twin = { table: 'R5 J R7 | K1 K2 K3', racks: ['R6 K1 K2 K3 K13'] };
  expect(turned(fresh, twin, 'play R5 R6 R7 | K1 K2 K3 | K1 K2 K3 J')).toBeUndefined();
});

test('[R-25] a joker never goes to the rack', () => {
  for (const preset of Object.values(EDITIONS)) {
    const state = position({ table: 'R5 J R7', racks: ['R6 K13'], preset });
    expect(refusal(state, 'play R5 R6 R7')).toEqual({ code: 'tile-missing', tile: 52 });
  }
});

test('[R-26] no joker is freed in the turn of the opening', () => {
  const p = { table: 'R5 J R7', racks: ['R6 K10 K11 K12 B1 B2 Y1'], closed: [0] };
  const text = 'play R5 R6 R7 | K10 K11 K12 | B1 B2 J';
  const open = { openTableLocked: false };
  expect(turned(open, p, text)).toBeUndefined();
  expect(turned({ ...open, jokerNotBeforeOpening: true }, p, text)).toBe('joker-before-opening');
  expect(turned({ ...open, jokerNotBeforeOpening: true }, p, 'play R5 J R7 | K10 K11 K12')).toBeUndefined();
});

test('[R-27] jokers from the rack go anywhere', () => {
  const p = { table: 'R5 J R7 | B4 B5 B6', racks: ['R6 J K2 K3 K13'] };
  const rule = { jokerSets: 'locked', jokerFreeByRebuild: false, jokerReuse: 'sameTurnNewSet' } as const;
  expect(turned(rule, p, 'play R5 J R7 | B4 B5 B6 J')).toBeUndefined();
  expect(turned(rule, p, 'play R5 R6 R7 J | B4 B5 B6 | J K2 K3')).toBeUndefined();
  expect(turned(rule, p, 'play R5 R6 R7 J | B4 B5 B6 J')).toBe('joker-not-in-new-set');
});
