// How many rolls a board takes that the costs call so far from order: counted over many games of the one-move player.
//   npx tsx packages/bots/training/finito/chances.ts 20000 > packages/bots/src/finito/finish-chances.ts

import { distanceToOrder } from '../../src/finito/distance.ts';
import { COSTS, costTable } from '../../src/finito/gap-costs.ts';
import type { Search } from '../../src/finito/search.ts';
import { playAlone } from './alone.ts';

const BINS = 32;
const TIMES = 48;
const games = Number(process.argv[2] ?? 20000);
const counts = Array.from({ length: BINS }, () => new Float64Array(TIMES + 1));
const search: Search = {
  distance: distanceToOrder(costTable(COSTS)),
  worth: (far) => -far,
  nodes: 0,
  width: 3,
};
for (let game = 0; game < games; game++) {
  const distances: number[] = [];
  const rolls = playAlone(search, [], `chances/${game}`, (distance) => distances.push(distance));
  distances.forEach((distance, i) => {
    const left = Math.min(TIMES, rolls - i - 1);
    // A board between two bins counts for both, as near as it is.
    const bin = Math.min(BINS - 1.001, distance / 2);
    const part = bin - Math.floor(bin);
    counts[Math.floor(bin)]![left]! += 1 - part;
    counts[Math.floor(bin) + 1]![left]! += part;
  });
}
const done = counts.map((row) => {
  const total = row.reduce((a, b) => a + b, 0);
  let sum = 0;
  return Array.from(row.subarray(1), (count) => {
    sum += count;
    return Math.round((1000 * sum) / Math.max(1, total));
  });
});
// So near, but not in order, hardly ever happens: half way to the next.
done[1] = done[2]!.map((x) => Math.round((1000 + x) / 2));
done[0] = done[0]!.map(() => 1000);
console.log(
  `// Made by training/finito/chances.ts ${games}: of 1000 boards 2i rolls from order by the costs, how many are in order`,
);
console.log('// within j + 1 rolls of a player who looks one move ahead.');
console.log('export const DONE: readonly (readonly number[])[] = [');
for (const row of done) console.log(`  [${row.join(', ')}],`);
console.log('];');
