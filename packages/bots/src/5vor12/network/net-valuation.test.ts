// The expert's net on vectors and without them.
import { range, seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { CELLS, HIGHEST, type Position } from '../model/position.ts';
import { positionsOf } from '../model/testing.ts';
import { Evaluator } from '../value/evaluator.ts';
import { loadNet } from './load-net.ts';
import { netValuation } from './net-valuation.ts';
import { wasmKernel } from './wasm-kernel.ts';

/** The chances of all seats after every move of the active one. */
const valuesOf = (evaluator: Evaluator, position: Position): readonly number[] => {
  const { seats, left, pool, middle } = position;
  const list: number[] = [];
  evaluator.read(position);
  for (let tile = 1; tile <= HIGHEST; tile++)
    for (const isOpen of [true, false]) {
      if ((isOpen ? middle : pool)[tile] === 0) continue;
      const then = isOpen ? left : left - 1;
      for (let role = 0; role < seats; role++) {
        for (let at = 0; at < CELLS; at++)
          if (evaluator.fits(tile, at)) list.push(evaluator.placeValue(tile, at, isOpen, then, role));
        if (!isOpen) list.push(evaluator.leaveValue(tile, then, role));
      }
    }
  return list;
};

test('with and without vectors the net says the same of every move, to the bit', async () => {
  const kernel = await wasmKernel();
  expect(kernel).toBeDefined();
  const plain = new Evaluator(netValuation(loadNet()));
  const swift = new Evaluator(netValuation(loadNet(), kernel));
  for (const position of positionsOf(6, seeded('vectors')).filter((_, i) => i % 5 === 0)) {
    const values = valuesOf(plain, position);
    expect(values.length).toBeGreaterThan(position.seats);
    expect(valuesOf(swift, position)).toEqual(values);
  }
});

test('what was kept of the best places says what asking anew says, of every seat', async () => {
  const net = new Evaluator(netValuation(loadNet(), await wasmKernel()));
  let compared = 0;
  for (const position of positionsOf(6, seeded('kept')).filter((_, i) => i % 5 === 0)) {
    const { seats, left, pool } = position;
    net.read(position);
    net.drawValue();
    const tiles = range(HIGHEST + 1).filter((tile) => pool[tile]! > 0);
    for (let role = 0; role < seats; role++) {
      const kept = tiles.map((tile) => net.drawnValue(tile, role));
      expect(kept).toEqual(tiles.map((tile) => net.placedValue(tile, net.placeOf(tile), left - 1, role)));
      compared += kept.length;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});
