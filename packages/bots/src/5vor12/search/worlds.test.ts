// Imagined worlds against all tiles that may come.
import { seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { copyPosition, newPosition, open } from '../model/position.ts';
import { positionsOf } from '../model/testing.ts';
import { loadNet } from '../network/load-net.ts';
import { netValuation } from '../network/net-valuation.ts';
import { wasmKernel } from '../network/wasm-kernel.ts';
import { Evaluator } from '../value/evaluator.ts';
import { lookAhead } from './look-ahead.ts';
import { candidates } from './search.ts';
import { meanOfWorlds, raceInWorlds } from './worlds.ts';

const net = new Evaluator(netValuation(loadNet(), await wasmKernel()));
const some = positionsOf(4, seeded('worlds'), 2)
  .filter(({ left }) => left > 3)
  .filter((_, i) => i % 17 === 0)
  .slice(0, 9);

test('the next turn is worth the same in every world: which tile comes plays no part', () => {
  for (const position of some)
    for (const candidate of candidates(net, position, 0).slice(0, 3)) {
      if (candidate.tile === 0) continue;
      const [once] = meanOfWorlds(net, position, [candidate], 1, Infinity, 1);
      const [often] = meanOfWorlds(net, position, [candidate], 7, Infinity, 1);
      expect(once).toBeCloseTo(lookAhead(net, position, candidate, 1), 12);
      expect(often).toBeCloseTo(once!, 12);
    }
});

test('two turns in many worlds are worth what they are with every tile that may come', () => {
  let [looked, apart, most] = [0, 0, 0];
  for (const position of some)
    for (const candidate of candidates(net, position, 0).slice(0, 2)) {
      const turns = candidate.tile === 0 ? 1 : 2;
      const [mean] = meanOfWorlds(net, position, [candidate], 120, Infinity, turns);
      const difference = Math.abs(mean! - lookAhead(net, position, candidate, 2));
      looked++;
      apart += difference;
      most = Math.max(most, difference);
    }
  expect(looked).toBeGreaterThan(12);
  // The last tile counts as hidden a little longer in one of them than in the other.
  expect(apart / looked).toBeLessThan(0.006);
  expect(most).toBeLessThan(0.03);
});

test('in no world is a move worth anything that lets the next seat win', () => {
  const position = newPosition();
  position.boards.set([1, 0, 9, 12, 0, 10, 11, 14, 11, 14, 15, 16, 12, 15, 19, 20], 0);
  // The next seat lacks only the 10, which lies open.
  position.boards.set([1, 2, 4, 6, 2, 7, 8, 0, 6, 9, 16, 18, 8, 17, 18, 20], 16);
  position.free.set([2, 1]);
  for (const tile of [3, 10]) open(position, tile);
  for (const tile of [3, 4, 5, 5, 7, 13, 13, 17]) position.pool[tile]!++;
  position.left = 8;
  const before = newPosition();
  copyPosition(before, position);
  const taking = candidates(net, position, 0).filter(({ tile }) => tile === 3);
  expect(taking.length).toBeGreaterThan(1);
  for (const value of meanOfWorlds(net, position, taking, 1, Infinity)) expect(value).toBeCloseTo(0, 12);
  expect(position).toEqual(before);
});

test('worlds end when the nodes are spent', () => {
  const [position] = some;
  const list = candidates(net, position!, 0).slice(0, 2);
  net.nodes = 0;
  meanOfWorlds(net, position!, list, 1000, 3000);
  expect(net.nodes).toBeLessThan(6000);
});

test('a race ranks the same moves, and ends when the nodes are spent', () => {
  const name = ({ tile, at }: { tile: number; at: number }) => `${tile} ${at}`;
  const crowded = positionsOf(4, seeded('race'), 4).filter(({ left }) => left > 9);
  const raced = crowded.filter((_, i) => i % 31 === 0).slice(0, 6);
  expect(raced).toHaveLength(6);
  for (const position of raced) {
    const list = candidates(net, position, 0).slice(0, 4);
    net.nodes = 0;
    const ranked = raceInWorlds(net, position, list, 9000);
    expect(net.nodes).toBeLessThan(9000 + 4 * 9 * 300);
    expect(ranked.map(name).sort()).toEqual(list.map(name).sort());
    net.nodes = 0;
    expect(raceInWorlds(net, position, list, 9000)).toEqual(ranked);
  }
});

test('a race gives up what is plainly worse after a few worlds', () => {
  const clear = positionsOf(6, seeded('clear'), 4).filter((position) => {
    const list = candidates(net, position, 0);
    return position.left > 9 && list[0]!.value < 1 && list[0]!.value - list.at(-1)!.value > 0.3;
  });
  expect(clear.length).toBeGreaterThan(5);
  for (const position of clear.slice(0, 6)) {
    const list = candidates(net, position, 0);
    const [best, worst] = [list[0]!, list.at(-1)!];
    net.nodes = 0;
    const raced = raceInWorlds(net, position, [worst, best], Infinity);
    expect(net.nodes).toBeLessThan(6000);
    expect(raced[0]).toMatchObject({ tile: best.tile, at: best.at });
  }
});
