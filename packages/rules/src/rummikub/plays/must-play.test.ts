// with an empty pool a seat that can lay a tile may not pass. Whether it can is found out exactly, also where
// sets with jokers may not be rebuilt: held here against every table there is.
import { expect, test } from 'vitest';
import { everyTable } from '../../../test/rummikub/every-table.ts';
import { pick, seeded } from '../../dice.ts';
import { presetOptions } from '../../options.ts';
import { rummikub } from '../index.ts';
import { setReason } from '../sets/sets.ts';
import { JOKER, sorted } from '../sets/tiles.ts';
import type { Options, State, Tile, TileSet } from '../types.ts';
import { playReason } from './playing.ts';

const SMALL = { values: 6, colours: 3, copies: 2, jokers: 2 } as const;

/** A small table with a joker or two, a rack, and nothing left to draw. */
const randomPosition = (options: Options, seed: string): State | undefined => {
  const dice = seeded(seed);
  const deck: Tile[] = [JOKER, JOKER];
  for (let colour = 0; colour < options.colours; colour++)
    for (let n = 0; n < options.values; n++) deck.push(colour * 13 + n, colour * 13 + n);
  const draw = (tile: Tile): boolean => {
    const at = deck.indexOf(tile);
    if (at >= 0) deck.splice(at, 1);
    return at >= 0;
  };
  const table: TileSet[] = [];
  const isRun = () => dice() < 0.6;
  const jokers = 1 + Math.floor(dice() * 2);
  for (let n = 0; n < 3; n++) {
    const [colour, number] = [Math.floor(dice() * options.colours), Math.floor(dice() * options.values)];
    const length = 3 + Math.floor(dice() * 2);
    const set: TileSet = isRun()
      ? { kind: 'run', tiles: Array.from({ length }, (_, i) => colour * 13 + number + i) }
      : { kind: 'group', tiles: [0, 13, 26].map((base) => base + number) };
    const at = Math.floor(dice() * set.tiles.length);
    const tiles = n < jokers ? set.tiles.with(at, JOKER) : set.tiles;
    const laid = { kind: set.kind, tiles: set.kind === 'group' ? sorted(tiles) : tiles };
    if (setReason(laid, 0, options) === undefined && laid.tiles.every((tile) => deck.includes(tile)))
      if (laid.tiles.every(draw)) table.push(laid);
  }
  const real = deck.filter((tile) => tile !== JOKER);
  const rack = sorted([0, 1, 2].slice(0, 1 + Math.floor(dice() * 3)).map(() => pick(dice, real)));
  if (!table.some(({ tiles }) => tiles.includes(JOKER))) return undefined;
  const setup = rummikub.setup(2, options);
  const pool = setup.pool.map(() => 0);
  return {
    ...setup,
    phase: 'turn',
    active: 0,
    table,
    racks: [rack, [0]],
    opened: [true, true],
    pool,
    news: [],
  };
};

test.each(['carlit-fr-2007', 'carlit-it-2007', 'sabra-classic'])(
  '[R-31] [R-42] %s: passing, or drawing, is refused exactly when something can be laid',
  (preset) => {
    const options = { ...presetOptions(rummikub, preset), ...SMALL };
    const found = { can: 0, cannot: 0 };
    for (let n = 0; n < 400; n++) {
      const state = randomPosition(options, `${preset}/${n}`);
      if (state === undefined) continue;
      const view = rummikub.view(state, 0);
      const must = state.table.flatMap(({ tiles }) => tiles);
      let can = false;
      for (const table of everyTable(options, must, state.racks[0] ?? []))
        if (playReason(view, table) === undefined) {
          can = true;
          break;
        }
      const reason = rummikub.check(view, { type: 'pass' });
      const text = `${n}: ${rummikub.notation.diagram(view)}`;
      expect(reason, text).toEqual(can ? { code: 'can-play' } : undefined);
      // the same house rule holds while there are tiles to draw.
      const drawing = { ...state, options: { ...options, mustLay: true }, pool: state.pool.with(JOKER, 1) };
      expect(rummikub.check(rummikub.view(drawing, 0), { type: 'draw' }), text).toEqual(reason);
      found[can ? 'can' : 'cannot']++;
    }
    expect(found.can).toBeGreaterThan(30);
    expect(found.cannot).toBeGreaterThan(30);
  },
);
