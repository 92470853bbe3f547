// R-29, keepOrThree, against every choice there is: no way to leave more of the own tiles on the table is overlooked.
import { expect, test } from 'vitest';
import { pick, seeded } from '../../src/dice.ts';
import { parseTable, rummikub, timeUpMove } from '../../src/rummikub/index.ts';
import { playReason } from '../../src/rummikub/plays/playing.ts';
import type { TileSet, View } from '../../src/rummikub/types.ts';
import { position } from './position.ts';

const POSITIONS = [
  { table: 'R4 R5 R6 R7 R8 | K7 R7 B7', racks: ['R6 K1 K2 K3 Y7 R9 B9'] },
  { table: 'B8 B9 B10 | K9 R9 Y9 | Y1 Y2 Y3 Y4', racks: ['B11 K8 Y8 R8 Y5 B7 J'] },
  { table: 'R10 R11 R12 R13 | K10 B10 R10 Y10', racks: ['K11 B11 K12 B12 Y11 Y12 R9'] },
  { table: 'R3 J R5 | B3 B4 B5 B6 B7', racks: ['R4 K3 Y3 B5 K5 Y5 B8'] },
] as const;

const sizeOf = (sets: readonly TileSet[]): number => sets.reduce((sum, { tiles }) => sum + tiles.length, 0);

/** The most tiles that any choice among old sets and sets of the draft leaves on the table. */
const mostTiles = (view: View, draft: readonly TileSet[]): number => {
  const all = [...view.table, ...draft];
  let most = sizeOf(view.table);
  for (let mask = 0; mask < 1 << all.length; mask++) {
    const sets = all.filter((_, i) => (mask >> i) & 1);
    if (sizeOf(sets) > most && playReason(view, sets) === undefined) most = sizeOf(sets);
  }
  return most;
};

test('[R-29] as much of the turn stays as any choice of its sets allows', () => {
  const dice = seeded('kept');
  let partly = 0;
  for (let n = 0; n < 60; n++) {
    const view = rummikub.view(position({ ...pick(dice, POSITIONS), preset: 'carlit-it-2007' }), 0);
    const plays = [...rummikub.moves(view)].flatMap((move) => (move.type === 'play' ? [move.table] : []));
    // A legal table of which some sets have fallen apart, and a loose tile from the rack.
    const left = pick(dice, plays).flatMap((set): readonly TileSet[] =>
      dice() < 0.3
        ? [
            { kind: set.kind, tiles: set.tiles.slice(0, 1) },
            { kind: set.kind, tiles: set.tiles.slice(1) },
          ]
        : [set],
    );
    const draft = [...left, ...(parseTable('R1') ?? [])];
    const move = timeUpMove(view, draft);
    if (move.type !== 'time-up') throw new Error('a table with a loose tile was taken');
    expect(sizeOf(move.kept ?? view.table)).toBe(mostTiles(view, draft));
    if (move.kept !== undefined) {
      expect(rummikub.check(view, move)).toBeUndefined();
      partly++;
    }
  }
  expect(partly).toBeGreaterThan(10);
});
