// Rolls a player needs alone, for trying things out.
//   npx tsx packages/bots/training/finito/alone.ts 300 '[]' '[6]' '[6,3]'
import { seeded } from '@crescendo/rules';
import { distanceToOrder } from '../../src/finito/distance.ts';
import { COSTS, costTable } from '../../src/finito/gap-costs.ts';
import type { Position } from '../../src/finito/position.ts';
import { shift } from '../../src/finito/position.ts';
import { raceWorth } from '../../src/finito/race-worth.ts';
import { choices, type Search } from '../../src/finito/search.ts';
import { trackOf } from '../../src/finito/track.ts';

export const newPosition = (): Position => ({
  seat: 0,
  track: trackOf(20, 'nearest'),
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
  tell: (distance: number, roll: number) => void,
): number => {
  const dice = seeded(seed);
  const position = newPosition();
  for (let roll = 1; roll < 150; roll++) {
    while (position.open.length < 3 && position.down.length > 0)
      position.open.push(...position.down.splice(Math.floor(dice() * position.down.length), 1));
    const best = choices(search, position, 1 + Math.floor(dice() * 20), false, widths)[0]!;
    const index = position.open.indexOf(best.counter);
    if (index >= 0) position.open.splice(index, 1);
    shift(position, best.counter, best.at);
    tell(best.distance, roll);
    if (best.distance === 0) return roll;
  }
  return 150;
};

if (process.argv[1]?.includes('alone')) {
  const games = Number(process.argv[2] ?? 300);
  for (const text of process.argv.slice(3)) {
    const search: Search = {
      distance: distanceToOrder(costTable(COSTS)),
      worth: raceWorth([], 0),
      nodes: 0,
      width: 3,
    };
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
