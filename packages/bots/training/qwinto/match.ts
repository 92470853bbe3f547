// Two trained files against each other: npx tsx packages/bots/training/qwinto/match.ts A.json B.json [games] [seats]
import { seeded } from '@crescendo/rules';
import { HEAD_LIST, UTILITY } from '../../src/qwinto/evaluator.ts';
import { slack } from '../../src/qwinto/heuristics.ts';
import { makeLookahead } from '../../src/qwinto/lookahead.ts';
import { bytesOf } from '../../src/qwinto/network.ts';
import { makeWasmNetwork } from '../../src/qwinto/wasm-network.ts';
import { header, weights } from '../../src/qwinto/weights/qwinto.ts';
import { readFloats } from './floats.ts';
import { makeKernel } from './kernel.ts';
import { makeMemory, padAt, REGIONS, WEIGHTS } from './layout.ts';
import { type Mind, makeHall, netMind, playGame } from './play.ts';

const [one = '', two = '', games = '400', players = '2'] = process.argv.slice(2);
const memory = makeMemory();
const swift = await makeWasmNetwork(header, bytesOf(weights));
/**
 * `file.json`, or `file.json+1+4` to look a turn further at 1 and 4 fields of each row, `file.json+1+4+2` judged by
 * head 2, `file.json+0+0+1+5` by head 1 as if five played; `slack`; or `shipped`,
 * the weights in whole numbers.
 */
const mindOf = (name: string, region: number, pad: number): Mind => {
  const [file = '', dice, field, head, seats] = name.split('+');
  if (file === 'slack') return { kind: 'heuristic', heuristic: slack };
  if (file !== 'shipped') new Float32Array(memory.buffer, region, WEIGHTS).set(readFloats(file).weights);
  const net = file === 'shipped' ? swift! : makeKernel(memory, region, padAt(pad));
  const mind = netMind(net, HEAD_LIST[Number(head ?? UTILITY)], false, Number(seats ?? 0));
  return field === undefined || field === '0'
    ? mind
    : { ...mind, deep: { ahead: makeLookahead(net), dice: Number(dice), field: Number(field) } };
};
const [a, b] = [mindOf(one, REGIONS.now, 0), mindOf(two, REGIONS.old, 1)];
const hall = makeHall();
const count = Number(players);
let [wins, own, other, turns, alone] = [0, 0, 0, 0, 0];
for (let game = 0; game < Number(games); game++) {
  // Mirrored: the same dice from every seat. One A among B's.
  const seat = game % count;
  const minds = Array.from({ length: count }, (_, at) => (at === seat ? a : b));
  turns += playGame(hall, minds, seeded(`match:${Math.floor(game / count)}`));
  const scores = hall.boards.slice(0, count).map(({ score }) => score);
  const best = Math.max(...scores);
  if (scores[seat] === best) wins += 1 / scores.filter((score) => score === best).length;
  own += scores[seat]!;
  other += (scores.reduce((x, y) => x + y, 0) - scores[seat]!) / (count - 1);
  playGame(hall, [a], seeded(`solo:${game}`));
  alone += hall.boards[0]!.score;
}
const n = Number(games);
const half = 196 * Math.sqrt(((wins / n) * (1 - wins / n)) / n);
console.log(
  `${((100 * wins) / n).toFixed(1)} ±${half.toFixed(1)} %, ${(own / n).toFixed(1)} : ${(other / n).toFixed(1)}, ` +
    `${(turns / n).toFixed(1)} turns, alone ${(alone / n).toFixed(1)}`,
);
