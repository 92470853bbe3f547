// Two players against each other:
// npx tsx research/qwinto/measure/match.ts ONE TWO --games 400 --seats 2 --ones 1 --seed match
// A player is a trained file, `shipped` (the weights in whole numbers) or `slack`, and how it decides, after commas:
// `shipped,dice=1,field=9` looks a turn further at 1 and 9 fields of each row, `head=1` is judged by that head,
// `as=5` believes that five play, `share=0.7` players what the others make of a roll.
// `blur=0.3` misjudges fields by up to half of that, `kind=points` is a file of points_net.py.
import { parseArgs } from 'node:util';
import { seeded } from '@crescendo/rules';
import { slack } from '../../../packages/bots/src/qwinto/levels/heuristics.ts';
import { bytesOf } from '../../../packages/bots/src/qwinto/network/network.ts';
import { makeWasmNetwork } from '../../../packages/bots/src/qwinto/network/wasm-network.ts';
import { makeLookahead } from '../../../packages/bots/src/qwinto/search/look-ahead.ts';
import { makeForesight } from '../../../packages/bots/src/qwinto/search/replies.ts';
import { type Evaluator, HEAD_LIST, UTILITY } from '../../../packages/bots/src/qwinto/value/evaluator.ts';
import { header, weights } from '../../../packages/bots/src/qwinto/weights/qwinto.ts';
import { quantise, readFloats } from '../net/floats.ts';
import { netPlayer, newTable, type Player, playGame } from './play.ts';
import { pointsNet } from './points-net.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    seats: { type: 'string', default: '2' },
    /** The number of seats that the first player takes. */
    ones: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'match' },
    alone: { type: 'boolean', default: false },
    /** Stop at the end of a round once so many seconds have passed. */
    seconds: { type: 'string', default: 'Infinity' },
    json: { type: 'boolean', default: false },
  },
});
const shipped = (await makeWasmNetwork(header, bytesOf(weights)))!;

const wholeOf = async (file: string): Promise<Evaluator> => {
  const { bytes, scales } = quantise(readFloats(file).weights);
  return (await makeWasmNetwork({ ...header, scales }, bytes))!;
};

const playerOf = async (name: string, index: number): Promise<Player> => {
  const [file = '', ...settings] = name.split(',');
  if (file === 'slack') return { kind: 'heuristic', heuristic: slack };
  const setting = new Map(settings.map((text) => text.split('=') as [string, string]));
  if (setting.get('kind') === 'points') return { kind: 'heuristic', heuristic: pointsNet(file) };
  const number = (key: string): number => Number(setting.get(key) ?? 0);
  const net = file === 'shipped' ? shipped : await wholeOf(file);
  const player = netPlayer(net, HEAD_LIST[number('head')] ?? UTILITY, number('as'));
  const deep = { ahead: makeLookahead(net), dice: number('dice'), field: number('field') };
  const blur = number('blur');
  const dice = seeded(`${values.seed} blur ${index}`);
  return {
    ...player,
    ...(blur > 0 ? { error: () => blur * (dice() - 0.5) } : {}),
    ...(deep.field > 0 ? { deep } : {}),
    ...(setting.has('share') ? { foresight: makeForesight(net, number('share')) } : {}),
  };
};

const [one = '', two = ''] = positionals;
const [a, b] = [await playerOf(one, 0), await playerOf(two, 1)];
const table = newTable();
const [most, seats, ones] = [Number(values.games), Number(values.seats), Number(values.ones)];
const stop = performance.now() + 1000 * Number(values.seconds);
let games = 0;
let [own, other, turns, alone] = [0, 0, 0, 0];
/** The share of the wins of each round: the same dice from every seat. */
const rounds: number[] = [];
for (let game = 0; game < most && (game % seats > 0 || performance.now() < stop); game++) {
  games++;
  const isOne = (seat: number): boolean => (seat - (game % seats) + seats) % seats < ones;
  const players = Array.from({ length: seats }, (_, seat) => (isOne(seat) ? a : b));
  turns += playGame(table, players, seeded(`${values.seed}:${Math.floor(game / seats)}`));
  const scores = table.boards.slice(0, seats).map(({ score }) => score);
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
    playGame(table, [a], seeded(`alone ${values.seed}:${game}`));
    alone += table.boards[0]!.score;
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
