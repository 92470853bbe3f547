// How far should the expert look ahead, and how sure must it be before it waits? Plays it on heaps, against one that
// always lays the most: npx tsx packages/bots/training/rummikub/tune.ts GAMES WORLDS AHEAD PER_TILE MARGIN
import { type Dice, seeded, shuffled } from '@crescendo/rules';
import { rummikub } from '@crescendo/rules/rummikub';
import { draw, lay, most, next, type Race, run } from '../../src/rummikub/race.ts';

const { options } = rummikub;
const BAG = Array.from({ length: 106 }, (_, i) => Math.floor(i / 2));
const [games, worlds, ahead, perTile, margin] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
  number,
];

const copy = (race: Race): Race => ({
  ...race,
  table: [...race.table],
  racks: race.racks.map((rack) => [...rack]),
  sizes: [...race.sizes],
  opened: [...race.opened],
  pool: [...race.pool],
});

const deal = (dice: Dice): Race => {
  const pool = shuffled(dice, BAG);
  const racks = [0, 1].map(() => {
    const heap = new Array<number>(53).fill(0);
    for (let i = 0; i < 14; i++) heap[pool.pop()!]!++;
    return heap;
  });
  return {
    options,
    table: new Array<number>(53).fill(0),
    racks,
    sizes: [14, 14],
    opened: [false, false],
    pool,
    seat: 0,
  };
};

const imagined = (race: Race, dice: Dice): Race => {
  const world = copy(race);
  const unseen = race.table.flatMap((count, tile) =>
    Array.from({ length: 2 - count - race.racks[race.seat]![tile]! }, () => tile),
  );
  const mixed = shuffled(dice, unseen);
  const heap = new Array<number>(53).fill(0);
  for (let i = 0; i < race.sizes[1 - race.seat]!; i++) heap[mixed.pop()!]!++;
  world.racks[1 - race.seat] = heap;
  return { ...world, pool: mixed };
};

const standing = ({ sizes }: Race, seat: number): number => {
  if (sizes[seat] === 0) return 1;
  if (sizes[1 - seat] === 0) return 0;
  return Math.max(0.02, Math.min(0.98, 0.5 + perTile * (sizes[1 - seat]! - sizes[seat]!)));
};

let [spent, decisions, waits] = [0, 0, 0];
const expert = (race: Race, dice: Dice): number[] | undefined => {
  const laid = most(race);
  if (!laid || race.pool.length === 0) return laid;
  if (laid.reduce((a, b) => a + b, 0) === race.sizes[race.seat]) return laid;
  const started = performance.now();
  const { seat } = race;
  let sum = 0;
  for (let i = 0; i < worlds; i++) {
    const world = imagined(race, dice);
    const played = copy(world);
    lay(played, laid);
    next(played);
    run(played, ahead);
    draw(world);
    next(world);
    run(world, ahead);
    sum += standing(played, seat) - standing(world, seat);
  }
  spent += performance.now() - started;
  decisions++;
  if (sum / worlds > -margin) return laid;
  waits++;
  return undefined;
};

let wins = 0;
for (let n = 0; n < games; n++) {
  const [mine, dice] = [n % 2, seeded(`tune/${n}`)];
  const race = deal(seeded(`deal/${n >> 1}`));
  for (let turn = 0, passes = 0; turn < 400 && passes < 2; turn++) {
    const laid = race.seat === mine ? expert(race, dice) : most(race);
    if (laid) {
      lay(race, laid);
      passes = 0;
      if (race.sizes[race.seat] === 0) break;
    } else if (draw(race)) passes = 0;
    else passes++;
    next(race);
  }
  const [a, b] = [race.sizes[mine]!, race.sizes[1 - mine]!];
  wins += a === b ? 0.5 : a < b ? 1 : 0;
}
const share = wins / games;
const wide = 1.96 * Math.sqrt((share * (1 - share)) / games);
console.log(
  `worlds ${worlds} ahead ${ahead} per tile ${perTile} margin ${margin}: ${(100 * share).toFixed(1)} ± ${(100 * wide).toFixed(1)} %, ${(spent / decisions).toFixed(1)} ms, waits ${((100 * waits) / decisions).toFixed(0)} %`,
);
