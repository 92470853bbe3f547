// How far should the expert look ahead, and how sure must it be before it waits? Plays it on heaps, against one that
// always lays the most: npx tsx packages/bots/training/rummikub/tune.ts GAMES WORLDS AHEAD PER_TILE MARGIN
import { type Dice, seeded, shuffled } from '@crescendo/rules';
import { rummikub } from '@crescendo/rules/rummikub';
import { copyPlayout, draw, lay, most, next, type Playout, run } from '../../src/rummikub/playout.ts';

const { options } = rummikub;
const BAG = Array.from({ length: 106 }, (_, i) => Math.floor(i / 2));
const [games, worlds, ahead, perTile, margin] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
  number,
];

const deal = (dice: Dice): Playout => {
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

const imagined = (playout: Playout, dice: Dice): Playout => {
  const world = copyPlayout(playout);
  const unseen = playout.table.flatMap((count, tile) =>
    Array.from({ length: 2 - count - playout.racks[playout.seat]![tile]! }, () => tile),
  );
  const mixed = shuffled(dice, unseen);
  const heap = new Array<number>(53).fill(0);
  for (let i = 0; i < playout.sizes[1 - playout.seat]!; i++) heap[mixed.pop()!]!++;
  world.racks[1 - playout.seat] = heap;
  return { ...world, pool: mixed };
};

const standing = ({ sizes }: Playout, seat: number): number => {
  if (sizes[seat] === 0) return 1;
  if (sizes[1 - seat] === 0) return 0;
  return Math.max(0.02, Math.min(0.98, 0.5 + perTile * (sizes[1 - seat]! - sizes[seat]!)));
};

let [spent, decisions, waits] = [0, 0, 0];
const expert = (playout: Playout, dice: Dice): number[] | undefined => {
  const laid = most(playout);
  if (!laid || playout.pool.length === 0) return laid;
  if (laid.reduce((a, b) => a + b, 0) === playout.sizes[playout.seat]) return laid;
  const started = performance.now();
  const { seat } = playout;
  let sum = 0;
  for (let i = 0; i < worlds; i++) {
    const world = imagined(playout, dice);
    const played = copyPlayout(world);
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
  const playout = deal(seeded(`deal/${n >> 1}`));
  for (let turn = 0, passes = 0; turn < 400 && passes < 2; turn++) {
    const laid = playout.seat === mine ? expert(playout, dice) : most(playout);
    if (laid) {
      lay(playout, laid);
      passes = 0;
      if (playout.sizes[playout.seat] === 0) break;
    } else if (draw(playout)) passes = 0;
    else passes++;
    next(playout);
  }
  const [a, b] = [playout.sizes[mine]!, playout.sizes[1 - mine]!];
  wins += a === b ? 0.5 : a < b ? 1 : 0;
}
const share = wins / games;
const wide = 1.96 * Math.sqrt((share * (1 - share)) / games);
console.log(
  `worlds ${worlds} ahead ${ahead} per tile ${perTile} margin ${margin}: ${(100 * share).toFixed(1)} ± ${(100 * wide).toFixed(1)} %, ${(spent / decisions).toFixed(1)} ms, waits ${((100 * waits) / decisions).toFixed(0)} %`,
);
