// Measures how far imagined worlds must go: at close decisions of the net, the difference between its two best moves in worlds of so
// many turns, the part of it that is chance in one world, the rest, and the part that is still there at the end of the game.
//   npx tsx research/5vor12/measure/horizon.ts --seats 4 --worlds 100 --seconds 150 --seed S
import { parseArgs } from 'node:util';
import { range, seeded } from '@crescendo/rules';
import { loadNet } from '../../../packages/bots/src/5vor12/network/load-net.ts';
import { netValuation } from '../../../packages/bots/src/5vor12/network/net-valuation.ts';
import { wasmKernel } from '../../../packages/bots/src/5vor12/network/wasm-kernel.ts';
import { candidates } from '../../../packages/bots/src/5vor12/search/search.ts';
import { valueInWorld, type World } from '../../../packages/bots/src/5vor12/search/worlds.ts';
import { Evaluator } from '../../../packages/bots/src/5vor12/value/evaluator.ts';
import { loadTables } from '../../../packages/bots/src/5vor12/value/load-tables.ts';
import { tablesValuation } from '../../../packages/bots/src/5vor12/value/tables-valuation.ts';
import { onePly, type Player, playOne } from './arena.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    worlds: { type: 'string', default: '100' },
    close: { type: 'string', default: '0.02' },
    seconds: { type: 'string', default: '150' },
    seed: { type: 'string', default: 'horizon' },
  },
});
const seats = Number(values.seats);
const HORIZONS = [1, 2, 4, 6, 8, 12, 16, 60];
/** The part of the close decisions that is looked at: neighbours are alike. */
const LOOKED = 0.05;

const net = new Evaluator(netValuation(loadNet(), await wasmKernel()));
const strong = onePly(new Evaluator(tablesValuation(loadTables())));
const dice = seeded(values.seed);
/** Sums over the decisions: the variance of one world, and of the mean that both halves of the worlds share; and with the end. */
const sums = HORIZONS.map(() => ({ noise: 0, shift: 0, end: 0 }));
let decisions = 0;

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

const looking: Player = (position, drawn) => {
  const list = candidates(net, position, drawn);
  const [one, other] = list;
  const isClose = other && one!.value < 1 && one!.value - other.value < Number(values.close);
  if (!isClose || position.left < 2 || dice() > LOOKED) return one!;
  decisions++;
  const before = one!.value - other.value;
  const worlds = range(Number(values.worlds)).map((): World => {
    const spots = range(Math.max(...HORIZONS) + 1).map(() => dice());
    return (turn) => spots[turn]!;
  });
  const shifts = HORIZONS.map((turns) =>
    worlds.map((world) => {
      const after = valueInWorld(net, position, one!, world, turns);
      return after - valueInWorld(net, position, other, world, turns) - before;
    }),
  );
  const halves = shifts.map((list) => [0, 1].map((half) => mean(list.filter((_, i) => i % 2 === half))));
  const [endOne, endOther] = halves.at(-1)!;
  for (const [i, list] of shifts.entries()) {
    const middle = mean(list);
    const [a, b] = halves[i]!;
    const sum = sums[i]!;
    sum.noise += list.reduce((all, x) => all + (x - middle) ** 2, 0) / (list.length - 1);
    sum.shift += a! * b!;
    sum.end += (a! * endOther! + b! * endOne!) / 2;
  }
  return one!;
};

const until = performance.now() + 1000 * Number(values.seconds);
for (let game = 0; performance.now() < until; game++) {
  const players = range(seats).map((seat) => (seat === game % seats ? looking : strong));
  playOne(
    players,
    players.map(() => undefined),
    `${values.seed}/${game}`,
  );
}
console.log(`${decisions} decisions, in per cent and squares of them`);
console.log(
  '| turns | chance in one world | variance of the shift | shared with the end |\n|---|---|---|---|',
);
for (const [i, turns] of HORIZONS.entries()) {
  const { noise, shift, end } = sums[i]!;
  const square = (sum: number): string => ((1e4 * sum) / decisions).toFixed(2);
  console.log(
    `| ${turns} | ${(100 * Math.sqrt(noise / decisions)).toFixed(2)} | ${square(shift)} | ${square(end)} |`,
  );
}
