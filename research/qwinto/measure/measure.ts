// Measures how strong the shipped bots are: npx tsx research/qwinto/measure/measure.ts [games] [pairing…] [--seed S]
// A pairing is one:two, or one:two:seats for one among so many; `solo:level` plays alone.
import { parseArgs } from 'node:util';
import { type Bot, playOut, seeded } from '@crescendo/rules';
import { type Qwinto, qwinto } from '@crescendo/rules/qwinto';
import { baselineBot } from '../../../packages/bots/src/qwinto/bots.ts';
import { loadBots as load } from '../../../packages/bots/src/qwinto/index.ts';
import { slack } from '../../../packages/bots/src/qwinto/levels/heuristics.ts';
import { randomBot } from '../../../packages/bots/src/random.ts';
import { plainSlack } from './plain-slack.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: 'measure' } },
});
const players = await load();
const bots: { readonly [id: string]: Bot<Qwinto> } = {
  ...players.bots,
  slack: baselineBot('slack', slack),
  'plain-slack': baselineBot('plain-slack', plainSlack),
  random: randomBot(qwinto),
};

const clocks = new Map<string, { calls: number; ms: number; worst: number }>();
const timed = (bot: Bot<Qwinto>): Bot<Qwinto> => ({
  id: bot.id,
  choose: (view, dice) => {
    const start = performance.now();
    const move = bot.choose(view, dice);
    const ms = performance.now() - start;
    const clock = clocks.get(bot.id) ?? { calls: 0, ms: 0, worst: 0 };
    clocks.set(bot.id, { calls: clock.calls + 1, ms: clock.ms + ms, worst: Math.max(clock.worst, ms) });
    return move;
  },
});

const measure = (pairing: string, games: number): string => {
  const [one = '', two = '', seatsText = '2'] = pairing.split(':');
  const isSolo = one === 'solo';
  const seats = isSolo ? 1 : Number(seatsText);
  const [a, b] = [timed(bots[isSolo ? two : one]!), timed(bots[two]!)];
  let [won, own, other, squares, turns] = [0, 0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const seat = game % seats;
    const match = playOut({
      game: qwinto,
      seats,
      options: { ...qwinto.options, firstSeat: 'random' },
      players: Array.from({ length: seats }, (_, at) => (at === seat ? a : b)),
      dice: seeded(`${values.seed} ${Math.floor(game / seats)}`),
      tell: (event) => {
        if (event.kind === 'move' && event.move.type === 'dice') turns++;
      },
    });
    const { turn } = match;
    if (turn.kind !== 'over') throw new Error(`not over: ${match.view(null).phase}`);
    if (turn.winners.includes(seat)) won += 1 / turn.winners.length;
    const points = turn.scores[seat]!;
    own += points;
    squares += points * points;
    if (seats > 1) other += (turn.scores.reduce((x, y) => x + y, 0) - points) / (seats - 1);
  }
  const rate = won / games;
  const mean = own / games;
  const spread = 1.96 * Math.sqrt((squares / games - mean * mean) / games);
  const half = 1.96 * Math.sqrt((rate * (1 - rate)) / games);
  const head = isSolo ? '' : `${(100 * rate).toFixed(1)} ±${(100 * half).toFixed(1)} %, `;
  return `${pairing}: ${head}${mean.toFixed(1)} ±${spread.toFixed(1)}${seats > 1 ? ` : ${(other / games).toFixed(1)}` : ''}, ${(turns / games).toFixed(1)} turns, ${games} games`;
};

const [count = '1000', ...wanted] = positionals;
const LADDER = [
  'beginner:random',
  'casual:beginner',
  'strong:casual',
  'expert:strong',
  'expert:greedy',
  'expert:slack',
  'expert:plain-slack',
  'expert:casual',
  'solo:strong',
  'solo:expert',
];
for (const pairing of wanted.length > 0 ? wanted : LADDER) console.log(measure(pairing, Number(count)));
for (const [id, { calls, ms, worst }] of clocks)
  console.log(`${id}: ${((1000 * ms) / calls).toFixed(0)} µs a decision, worst ${worst.toFixed(1)} ms`);
