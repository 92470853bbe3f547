import { heapOf } from '@crescendo/rules/rummikub';
import { layOut } from '../src/rummikub/lay-out.ts';
import { positions } from './rummikub-positions.ts';

const n = Number(process.argv[2] ?? 5000);
const t = performance.now();
const ps = positions(n, 'bench');
console.log('made', ps.length, ((performance.now() - t) | 0) + 'ms');
const hs = ps.map((p) => [heapOf(p.table.flatMap((s) => s.tiles)), heapOf(p.rack)] as const);
for (const o of ['tiles', 'points', 'tiles-points'] as const) {
  const ms = new Float64Array(n),
    nodes = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    ms[i] = Infinity;
  }
  for (let k = 0; k < 2; k++)
    for (let i = 0; i < n; i++) {
      const a = performance.now();
      const r = layOut(ps[i]!.options, hs[i]![0], hs[i]![1], o);
      const b = performance.now() - a;
      if (b < ms[i]!) ms[i] = b;
      nodes[i] = r!.nodes;
    }
  const q = (x: Float64Array, p: number) => [...x].sort((a, b) => a - b)[Math.min(n - 1, Math.floor(p * n))]!;
  console.log(
    o,
    'ms',
    [0.5, 0.9, 0.99, 0.999, 1].map((p) => q(ms, p).toFixed(3)).join(' '),
    'nodes',
    [0.5, 0.9, 0.99, 0.999, 1].map((p) => q(nodes, p)).join(' '),
  );
}
