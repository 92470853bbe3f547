// Rolls a player needs alone, for trying things out.
//   npx tsx packages/bots/training/finito/alone.ts 300 '[]' '[6]' '[6,3]'
import { seeded } from '@crescendo/rules';
import { COSTS, tableOf } from '../../src/finito/costs.ts';
import { farFromOrder } from '../../src/finito/far.ts';
import type { Hand } from '../../src/finito/hand.ts';
import { shift } from '../../src/finito/hand.ts';
import { lineOf } from '../../src/finito/line.ts';
import { raceWorth } from '../../src/finito/race.ts';
import { choices, type Search } from '../../src/finito/search.ts';

export const newHand = (): Hand => ({
  seat: 0,
  line: lineOf(20, 'nearest'),
  counters: 12,
  board: new Uint8Array(36),
  spots: new Int8Array(14).fill(-1),
  open: [],
  down: Array.from({ length: 12 }, (_, i) => i + 1),
});

export const playAlone = (
  search: Search,
  widths: readonly number[],
  seed: string,
  tell: (far: number, roll: number) => void,
): number => {
  const dice = seeded(seed);
  const hand = newHand();
  for (let roll = 1; roll < 150; roll++) {
    while (hand.open.length < 3 && hand.down.length > 0)
      hand.open.push(...hand.down.splice(Math.floor(dice() * hand.down.length), 1));
    const best = choices(search, hand, 1 + Math.floor(dice() * 20), false, widths)[0]!;
    const index = hand.open.indexOf(best.counter);
    if (index >= 0) hand.open.splice(index, 1);
    shift(hand, best.counter, best.at);
    tell(best.far, roll);
    if (best.far === 0) return roll;
  }
  return 150;
};

if (process.argv[1]?.includes('alone')) {
  const games = Number(process.argv[2] ?? 300);
  for (const text of process.argv.slice(3)) {
    const search: Search = { far: farFromOrder(tableOf(COSTS)), worth: raceWorth([], 0), nodes: 0, width: 3 };
    const start = process.cpuUsage();
    let sum = 0;
    let square = 0;
    for (let game = 0; game < games; game++) {
      const rolls = playAlone(search, JSON.parse(text), `alone/${game}`, () => {});
      sum += rolls;
      square += rolls * rolls;
    }
    const mean = sum / games;
    const error = 1.96 * Math.sqrt((square / games - mean * mean) / games);
    const { user } = process.cpuUsage(start);
    console.log(
      text,
      mean.toFixed(2),
      '±',
      error.toFixed(2),
      (user / 1000 / sum).toFixed(2),
      'ms a decision',
    );
  }
}
