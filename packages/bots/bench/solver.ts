// npm run bench:solver -w @crescendo/bots: the Rummikub solver on positions of real games, beside an integer program.
// Times are the better of two passes, since other programs run on this machine too.
import { heapOf, rummikub } from '@crescendo/rules/rummikub';
import { layOut, type Objective } from '../src/rummikub/solver/lay-out.ts';
import { solve } from '../src/rummikub/solver/solve.ts';
import { ilp } from '../test/rummikub/integer-program.ts';
import { positions } from './rummikub-positions.ts';

const COUNT = Number(process.argv[2] ?? 50_000);
const SAMPLE = 200;
const { options } = rummikub;

const all = positions(COUNT, 'bench');
const heaps = all.map(
  ({ table, rack }) => [heapOf(table.flatMap(({ tiles }) => tiles)), heapOf(rack)] as const,
);

const show = (name: string, times: readonly number[]): void => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  const columns = [0.5, 0.9, 0.99, 0.999, 1].map((share) => at(share).toFixed(3).padStart(9));
  console.log(`${name.padEnd(34)}${columns.join('')}   n = ${times.length.toLocaleString('en')}`);
};

const timed = (count: number, once: (i: number) => void): number[] => {
  const times = new Array<number>(count).fill(Infinity);
  for (let round = 0; round < 2; round++)
    for (let i = 0; i < count; i++) {
      const started = performance.now();
      once(i);
      times[i] = Math.min(times[i]!, performance.now() - started);
    }
  return times;
};

console.log(
  `${'milliseconds'.padEnd(34)}${['median', 'p90', 'p99', 'p99.9', 'worst'].map((text) => text.padStart(9)).join('')}`,
);
for (const objective of ['tiles', 'points', 'tiles-points'] as const satisfies readonly Objective[])
  show(
    `solver, ${objective}`,
    timed(COUNT, (i) => layOut(options, heaps[i]![0], heaps[i]![1], objective)),
  );
const some = Math.min(COUNT, 5000);
show(
  'solver, and least change',
  timed(some, (i) => solve(all[i]!, 'tiles')),
);

const solver = await ilp(options);
const worth = Array.from({ length: 53 }, () => 1);
const times: number[] = [];
let differ = 0;
const step = Math.max(1, Math.floor(COUNT / SAMPLE));
for (let i = 0; i < COUNT; i += step) {
  const started = performance.now();
  const most = await solver(heaps[i]![0], heaps[i]![1], worth);
  times.push(performance.now() - started);
  if (most !== layOut(options, heaps[i]![0], heaps[i]![1], 'tiles')?.worth) differ++;
}
show('integer program (GLPK), tiles', times);
const middle = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
const own = timed(COUNT, (i) => layOut(options, heaps[i]![0], heaps[i]![1], 'tiles')).filter(
  (_, i) => i % step === 0,
);
console.log(
  `\nratio of the medians on the same ${times.length} positions: ${Math.round(middle(times) / middle(own))}; different answers: ${differ}`,
);
console.log(
  `points of a joker on the rack: ${options.jokerPenalty}; tiles on the table: up to ${Math.max(...heaps.map(([must]) => must.reduce((a, b) => a + b, 0)))}`,
);
