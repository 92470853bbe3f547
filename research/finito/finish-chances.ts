// Counts the rolls that boards at each distance from order take, over many games of the player who looks one move ahead.
//   npx tsx research/finito/finish-chances.ts gaps 12000 > packages/bots/src/finito/weights/finish-chances-by-gaps.ts
//   npx tsx research/finito/finish-chances.ts rolls 6000 > packages/bots/src/finito/weights/finish-chances-by-rolls.ts

import type { Search } from '../../packages/bots/src/finito/search/search.ts';
import { distanceToOrder } from '../../packages/bots/src/finito/value/distance.ts';
import { COSTS, costTable } from '../../packages/bots/src/finito/value/gap-costs.ts';
import { learntDistance, playAlone } from './solo-games.ts';

const BINS = 32;
const TIMES = 48;
const [kind = 'gaps', count = '12000'] = process.argv.slice(2);
const games = Number(count);
/** Rolls that a bin is wide. */
const step = kind === 'gaps' ? 2 : 1;
const distance = kind === 'gaps' ? distanceToOrder(costTable(COSTS)) : (await learntDistance()).distance;
const counts = Array.from({ length: BINS }, () => new Float64Array(TIMES + 1));
const search: Search = { distance, worth: (far) => -far, nodes: 0, width: 3 };
for (let game = 0; game < games; game++) {
  const distances: number[] = [];
  const rolls = playAlone(search, [], `chances/${game}`, (now) => distances.push(now));
  distances.forEach((now, i) => {
    const left = Math.min(TIMES, rolls - i - 1);
    // A board between two bins counts for both, as near as it is.
    const bin = Math.min(BINS - 1.001, now / step);
    const part = bin - Math.floor(bin);
    counts[Math.floor(bin)]![left]! += 1 - part;
    counts[Math.floor(bin) + 1]![left]! += part;
  });
}
const done = counts.map((row) => {
  const total = row.reduce((a, b) => a + b, 0);
  let sum = 0;
  return Array.from(row.subarray(1), (many) => {
    sum += many;
    return Math.round((1000 * sum) / Math.max(1, total));
  });
});
// So near, but not in order, hardly ever happens: half way to the next.
done[1] = done[2]!.map((x) => Math.round((1000 + x) / 2));
done[0] = done[0]!.map(() => 1000);
// So far hardly ever happens: like those a little nearer.
for (let bin = 3; bin < BINS; bin++) if (done[bin]!.at(-1) === 0) done[bin] = done[bin - 1]!;
// A row is written up to its first 1000.
const rows = done.map((row) => row.slice(0, row.includes(1000) ? row.indexOf(1000) + 1 : TIMES).join(' '));
const [unit, by] = kind === 'gaps' ? ['2i', 'costs of gaps'] : ['i', 'network'];
console.log(`// Made by research/finito/finish-chances.ts ${kind} ${games}; not to be edited. Row i: of 1000 boards ${unit}
// rolls from order by the ${by}, the number that are in order within 1, 2, 3 … rolls of a player who looks one move ahead.
export const ROWS = \`
${rows.join('\n')}
\`;`);
