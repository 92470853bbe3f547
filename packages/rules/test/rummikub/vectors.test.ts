// Every example of the booklets, from testing/vectors.json, which other programs may read as well.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rummikub } from '../../src/rummikub/index.ts';
import { OPTIONS, PRESETS } from '../../src/rummikub/options.ts';
import { rackPoints } from '../../src/rummikub/score.ts';
import { pointsOf, setReason } from '../../src/rummikub/sets/sets.ts';
import type { State } from '../../src/rummikub/types.ts';
import { position, refusal, table, tiles } from './position.ts';

interface Vector {
  readonly id: string;
  readonly legal?: boolean;
  readonly set?: string;
  readonly table?: readonly string[];
  readonly rack?: readonly string[];
  readonly after?: readonly string[];
  readonly open?: readonly string[];
  readonly points?: number;
  readonly racks?: { readonly [name: string]: number };
  readonly scores?: { readonly [name: string]: number };
  readonly winner?: string;
  readonly stalemate?: boolean;
  readonly rackTiles?: readonly string[];
  readonly carlit?: number;
  readonly international?: number;
}

const TEXT = readFileSync(new URL('../vectors.json', import.meta.url), 'utf8');

const VECTORS: readonly Vector[] = JSON.parse(TEXT).rummikub;

const known = new Set<string>();
const each = (ids: string, has: (vector: Vector) => unknown, check: (vector: Vector) => void): void => {
  for (const vector of VECTORS.filter(has)) {
    known.add(vector.id);
    test(`${ids} ${vector.id}`, () => check(vector));
  }
};

each(
  '[R-8] [R-9] [R-12]',
  ({ set }) => set,
  ({ set, legal }) => expect(setReason(table(set!)[0]!, 0, OPTIONS) === undefined).toBe(legal),
);

each(
  '[R-20]',
  ({ after }) => after,
  ({ table: lying, rack, after, legal }) => {
    const state = position({ table: lying!.join(' | '), racks: [`${rack!.join(' ')} K13`] });
    expect(refusal(state, `play ${after!.join(' | ')}`) === undefined).toBe(legal);
  },
);

each(
  '[R-15] [R-16]',
  ({ open }) => open,
  ({ open, points, legal }) => {
    const state = position({ racks: [`${open!.join(' ')} K13`], closed: [0, 1] });
    expect(open!.reduce((sum, set) => sum + pointsOf(table(set)[0]!), 0)).toBe(points);
    const reason = refusal(state, `play ${open!.join(' | ')}`);
    expect(reason).toEqual(legal ? undefined : { code: 'too-few-points', points, needed: 30 });
  },
);

/** A rack that counts this much, jokers apart: as many thirteens as fit, and one tile more. */
const rackOf = (points: number): string =>
  [
    ...new Array<string>(Math.floor(points / 13)).fill('K13'),
    ...(points % 13 ? [`R${points % 13}`] : []),
  ].join(' ');

each(
  '[R-34] [R-35]',
  ({ scores }) => scores,
  ({ racks, scores, winner, stalemate }) => {
    const names = Object.keys(racks!);
    const state: State = {
      ...position({ racks: names.map((name) => rackOf(racks![name]!)) }),
      phase: 'over',
      ending: stalemate ? 'stalemate' : 'out',
    };
    const turn = rummikub.turn(state);
    expect(turn).toEqual({
      kind: 'over',
      scores: names.map((name) => scores![name]),
      winners: [names.indexOf(winner!)],
    });
  },
);

each(
  '[R-33]',
  ({ rackTiles }) => rackTiles,
  ({ rackTiles, carlit, international }) => {
    const rack = tiles(rackTiles!.join(' '));
    expect(rackPoints(rack, OPTIONS)).toBe(carlit);
    expect(rackPoints(rack, { ...OPTIONS, ...PRESETS['international-2019']!.options })).toBe(international);
  },
);

test('every example has a test', () => expect(VECTORS.filter(({ id }) => !known.has(id))).toEqual([]));
