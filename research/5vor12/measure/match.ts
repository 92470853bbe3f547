// One expert among `strong` players on fast tables, where everybody starts by eye, its luck subtracted: half as wide an interval
// as plain games have.
//   npx tsx research/5vor12/measure/match.ts --seats 4 --nodes 60000 --seconds 300 --seed S
// `--nodes 0` plays what the net likes best. Every seat plays each deal once; the interval is that of such rounds.
import { parseArgs } from 'node:util';
import { range } from '@crescendo/rules';
import { loadNet } from '../../../packages/bots/src/5vor12/network/load-net.ts';
import { netValuation } from '../../../packages/bots/src/5vor12/network/net-valuation.ts';
import { wasmKernel } from '../../../packages/bots/src/5vor12/network/wasm-kernel.ts';
import { EXPERT } from '../../../packages/bots/src/5vor12/search/search.ts';
import { Evaluator } from '../../../packages/bots/src/5vor12/value/evaluator.ts';
import { loadTables } from '../../../packages/bots/src/5vor12/value/load-tables.ts';
import { tablesValuation } from '../../../packages/bots/src/5vor12/value/tables-valuation.ts';
import { onePly, playOne, searching } from './arena.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    nodes: { type: 'string', default: String(EXPERT.nodes) },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'match' },
  },
});
const seats = Number(values.seats);
const nodes = Number(values.nodes);

const net = new Evaluator(netValuation(loadNet(), await wasmKernel()));
const strong = onePly(new Evaluator(tablesValuation(loadTables())));
const expert = nodes > 0 ? searching(net, { ...EXPERT, nodes }) : onePly(net);

const plain: number[] = [];
const adjusted: number[] = [];
const until = performance.now() + 1000 * Number(values.seconds);
while (performance.now() < until) {
  let [won, luck] = [0, 0];
  for (const seat of range(seats)) {
    const witness = { seat, net, luck: 0 };
    const players = range(seats).map((other) => (other === seat ? expert : strong));
    const starters = players.map(() => undefined);
    won += playOne(players, starters, `${values.seed}/${plain.length}`, witness)[seat]! / seats;
    luck += witness.luck / seats;
  }
  plain.push(won);
  adjusted.push(won - luck);
}

const summary = (rounds: readonly number[]): string => {
  const mean = rounds.reduce((sum, one) => sum + one, 0) / rounds.length;
  const square = rounds.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (rounds.length - 1);
  return `${(100 * mean).toFixed(1)} ± ${(196 * Math.sqrt(square / rounds.length)).toFixed(1)}`;
};
console.log(`${plain.length * seats} games: ${summary(plain)} %, luck subtracted ${summary(adjusted)} %`);
