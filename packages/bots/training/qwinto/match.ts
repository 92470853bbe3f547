// Two minds against each other:
// npx tsx packages/bots/training/qwinto/match.ts ONE TWO --games 400 --seats 2 --ones 1 --seed match
// A mind is a trained file, `shipped` (the weights in whole numbers) or `slack`, and how it decides, after commas:
// `shipped,dice=1,field=9` looks a turn further at 1 and 9 fields of each row, `head=1` is judged by that head,
// `as=5` believes that five play, `share=0.7` minds what the others make of a roll.
import { parseArgs } from 'node:util';
import { seeded } from '@crescendo/rules';
import { HEAD_LIST, UTILITY } from '../../src/qwinto/evaluator.ts';
import { slack } from '../../src/qwinto/heuristics.ts';
import { makeLookahead } from '../../src/qwinto/lookahead.ts';
import { bytesOf } from '../../src/qwinto/network.ts';
import { makeForesight } from '../../src/qwinto/replies.ts';
import { makeWasmNetwork } from '../../src/qwinto/wasm-network.ts';
import { header, weights } from '../../src/qwinto/weights/qwinto.ts';
import { readFloats } from './floats.ts';
import { makeKernel } from './kernel.ts';
import { makeMemory, padAt, REGIONS, WEIGHTS } from './layout.ts';
import { type Mind, makeHall, netMind, playGame } from './play.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    seats: { type: 'string', default: '2' },
    /** How many seats the first takes. */
    ones: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'match' },
    alone: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const memory = makeMemory();
const swift = await makeWasmNetwork(header, bytesOf(weights));

const mindOf = (name: string, region: number, pad: number): Mind => {
  const [file = '', ...settings] = name.split(',');
  if (file === 'slack') return { kind: 'heuristic', heuristic: slack };
  const setting = new Map(settings.map((text) => text.split('=') as [string, string]));
  const number = (key: string): number => Number(setting.get(key) ?? 0);
  if (file !== 'shipped') new Float32Array(memory.buffer, region, WEIGHTS).set(readFloats(file).weights);
  const net = file === 'shipped' ? swift! : makeKernel(memory, region, padAt(pad));
  const mind = netMind(net, HEAD_LIST[number('head')] ?? UTILITY, false, number('as'));
  const deep = { ahead: makeLookahead(net), dice: number('dice'), field: number('field') };
  return {
    ...mind,
    ...(deep.field > 0 ? { deep } : {}),
    ...(setting.has('share') ? { foresight: makeForesight(net, number('share')) } : {}),
  };
};

const [one = '', two = ''] = positionals;
const [a, b] = [mindOf(one, REGIONS.now, 0), mindOf(two, REGIONS.old, 1)];
const hall = makeHall();
const [games, seats, ones] = [Number(values.games), Number(values.seats), Number(values.ones)];
let [own, other, turns, alone] = [0, 0, 0, 0];
/** The share of the wins of each round: the same dice from every seat. */
const rounds: number[] = [];
for (let game = 0; game < games; game++) {
  const isOne = (seat: number): boolean => (seat - game + seats * games) % seats < ones;
  const minds = Array.from({ length: seats }, (_, seat) => (isOne(seat) ? a : b));
  turns += playGame(hall, minds, seeded(`${values.seed}:${Math.floor(game / seats)}`));
  const scores = hall.boards.slice(0, seats).map(({ score }) => score);
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const won = winners.filter(isOne).length / winners.length;
  if (game % seats === 0) rounds.push(0);
  rounds[rounds.length - 1]! += won / seats;
  scores.forEach((score, seat) => {
    if (isOne(seat)) own += score / ones;
    else other += score / (seats - ones);
  });
  if (values.alone) {
    playGame(hall, [a], seeded(`alone ${values.seed}:${game}`));
    alone += hall.boards[0]!.score;
  }
}
const mean = rounds.reduce((x, y) => x + y, 0) / rounds.length;
const spread = Math.sqrt(rounds.reduce((x, y) => x + (y - mean) ** 2, 0) / rounds.length / rounds.length);
const text =
  `${one} x${ones} : ${two} x${seats - ones}: ${(100 * mean).toFixed(1)} ±${(196 * spread).toFixed(1)} % (fair ${((100 * ones) / seats).toFixed(1)}), ` +
  `${(own / games).toFixed(1)} : ${(other / games).toFixed(1)}, ${(turns / games).toFixed(1)} turns${values.alone ? `, alone ${(alone / games).toFixed(1)}` : ''}`;
console.log(
  values.json
    ? JSON.stringify({ one, two, seats, ones, games, rounds, own: own / games, other: other / games })
    : text,
);
