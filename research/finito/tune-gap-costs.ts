// Find the costs of gaps with which a player who looks one move ahead finishes soonest alone. Steps of one cost at a time,
// always on the same dice, until none helps.
//   npx tsx research/finito/tune-gap-costs.ts --games 3000 --rounds 3
import { parseArgs } from 'node:util';
import { type Dice, seeded } from '@crescendo/rules';
import { targets, trackOf } from '../../packages/bots/src/finito/model/track.ts';
import { COSTS, type Costs, costTable } from '../../packages/bots/src/finito/value/gap-costs.ts';
import { gapDistance } from '../../packages/bots/src/finito/value/gaps.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '3' },
  },
});

const track = trackOf(20, 'nearest');
const to = new Uint8Array(4);

/** One game alone; answers the rolls it took. */
const playAlone = (table: Float64Array, dice: Dice): number => {
  const board = new Uint8Array(36);
  const down = Array.from({ length: 12 }, (_, i) => i + 1);
  const open: number[] = [];
  const spots = new Int8Array(13).fill(-1);
  for (let roll = 1; roll < 100; roll++) {
    while (open.length < 3 && down.length > 0) open.push(...down.splice(Math.floor(dice() * down.length), 1));
    const size = targets(track, board, 1 + Math.floor(dice() * 20), to);
    const list = open.length > 0 ? open : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    let best = 1e9;
    let counter = 0;
    let at = 0;
    for (const c of list)
      for (let i = 0; i < size; i++) {
        const was = spots[c]!;
        if (was >= 0) board[was] = 0;
        board[to[i]!] = c;
        const value = gapDistance(track, board, 12, table, undefined);
        board[to[i]!] = 0;
        if (was >= 0) board[was] = c;
        if (value >= best) continue;
        best = value;
        counter = c;
        at = to[i]!;
      }
    if (spots[counter]! >= 0) board[spots[counter]!] = 0;
    else open.splice(open.indexOf(counter), 1);
    board[at] = counter;
    spots[counter] = at;
    if (best === 0) return roll;
  }
  return 100;
};

const measure = (costs: Costs, games: number, seed: string): number => {
  const table = costTable(costs);
  let sum = 0;
  for (let game = 0; game < games; game++) sum += playAlone(table, seeded(`${seed}/${game}`));
  return sum / games;
};

const games = Number(values.games);
let costs = COSTS;
let best = measure(costs, games, 'tune');
console.log(best.toFixed(3), JSON.stringify(costs));
for (let round = 0, size = 0.4; round < Number(values.rounds); round++, size /= 2)
  for (const name of Object.keys(costs) as (keyof Costs)[])
    for (const sign of [1, -1]) {
      const step = sign * size * Math.max(0.3, Math.abs(costs[name]));
      const tried = { ...costs, [name]: Math.round((costs[name] + step) * 64) / 64 };
      const mean = measure(tried, games, 'tune');
      if (mean >= best) continue;
      best = mean;
      costs = tried;
      console.log(best.toFixed(3), JSON.stringify(costs));
      break;
    }
console.log('fresh dice', measure(costs, games, 'fresh').toFixed(3), JSON.stringify(costs));
