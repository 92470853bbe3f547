// Rolls a player needs alone, for trying things out.
//   npx tsx research/finito/solo-games.ts 300 'gaps[6]' '[]' '[6]' '[6,3]'
import { seeded } from '@crescendo/rules';
import type { Position } from '../../packages/bots/src/finito/model/position.ts';
import { shift } from '../../packages/bots/src/finito/model/position.ts';
import { trackOf } from '../../packages/bots/src/finito/model/track.ts';
import { type RollsLeft, rollsLeftBy } from '../../packages/bots/src/finito/network/rolls-left.ts';
import { choices, type Search } from '../../packages/bots/src/finito/search/search.ts';
import { distanceToOrder } from '../../packages/bots/src/finito/value/distance.ts';
import { COSTS, costTable } from '../../packages/bots/src/finito/value/gap-costs.ts';
import { raceWorth } from '../../packages/bots/src/finito/value/race-worth.ts';
import { weightsOf } from '../../packages/bots/src/win-chances/chances.ts';

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

/** By the network that is shipped. */
export const learntDistance = async (): Promise<RollsLeft> => {
  const { HEADER, WEIGHTS } = await import('../../packages/bots/src/finito/weights/rolls-left.ts');
  return rollsLeftBy(HEADER, weightsOf(WEIGHTS));
};

/** Widths, after `gaps` the old distance: `[6]`, `gaps[6]`. */
const searchOf = async (text: string): Promise<readonly [Search, readonly number[]]> => {
  const isByGaps = text.startsWith('gaps');
  const learnt = isByGaps ? { distance: distanceToOrder(costTable(COSTS)) } : await learntDistance();
  const worth = isByGaps ? raceWorth([], 0) : (far: number, rolls: number) => -far - rolls;
  const close = isByGaps ? undefined : Number(process.env.CLOSE ?? 0.3);
  return [{ ...learnt, close, worth, nodes: 0, width: 3 }, JSON.parse(text.replace('gaps', ''))];
};

if (process.argv[1]?.includes('solo-games')) {
  const games = Number(process.argv[2] ?? 300);
  const first = Number(process.env.FIRST ?? 0);
  let before: readonly number[] | undefined;
  for (const text of process.argv.slice(3)) {
    const [search, widths] = await searchOf(text);
    const start = process.cpuUsage();
    const list = Array.from({ length: games }, (_, game) =>
      playAlone(search, widths, `alone/${first + game}`, () => {}),
    );
    const { user } = process.cpuUsage(start);
    const show = (numbers: readonly number[]): string => {
      const mean = numbers.reduce((a, b) => a + b, 0) / games;
      const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (games - 1);
      return `${mean.toFixed(3)} ± ${(1.96 * Math.sqrt(variance / games)).toFixed(3)}`;
    };
    const change = before ? `, against the one before ${show(list.map((one, i) => one - before![i]!))}` : '';
    const rolls = list.reduce((a, b) => a + b, 0);
    console.log(text, show(list), 'rolls', (user / 1000 / rolls).toFixed(2), `ms a decision${change}`);
    before = list;
  }
}
