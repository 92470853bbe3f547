// Simple rules played against each other on heaps, to find out what wins; ties count half. One rule for each seat:
//   npx tsx research/rummikub/policies.ts 400 collect,most
// `most` lays the most. `collect:OTHERS:KEPT:OPEN` opens when it can, with the fewest tiles (OPEN: few) or the most (many), and then
// waits until it can lay all but KEPT tiles, or somebody else has at most OTHERS (0:0:few if not said). `collect@NODES` searches the endgame.
import { type Dice, itemAt, range, seeded, shuffled } from '@crescendo/rules';
import { JOKER, rummikub } from '@crescendo/rules/rummikub';
import { endgamePlay } from '../../packages/bots/src/rummikub/search/endgame.ts';
import { fewestTiles } from '../../packages/bots/src/rummikub/search/opening.ts';
import {
  canGoOut,
  draw,
  lay,
  most,
  next,
  type Playout,
} from '../../packages/bots/src/rummikub/search/playout.ts';

type Policy = (playout: Playout) => readonly number[] | undefined;

const { options } = rummikub;
const BAG = range(106).map((i) => Math.floor(i / 2));
const [count = '400', rules = 'collect,most'] = process.argv.slice(2);
const names = rules.split(',');
const seats = names.length;

const deal = (dice: Dice): Playout => {
  const pool = shuffled(dice, BAG);
  const racks = names.map(() => {
    const heap = new Array<number>(53).fill(0);
    for (const tile of pool.splice(pool.length - options.handSize)) heap[tile]!++;
    return heap;
  });
  return {
    options,
    table: new Array<number>(53).fill(0),
    racks,
    sizes: names.map(() => options.handSize),
    opened: names.map(() => false),
    pool,
    seat: 0,
  };
};

const opening = (playout: Playout, isFew: boolean): readonly number[] | undefined => {
  const rack = itemAt(playout.racks, playout.seat);
  const few = isFew ? (fewestTiles(rack.with(JOKER, 0), options) ?? fewestTiles(rack, options)) : undefined;
  return few?.heap ?? most(playout);
};

const collector =
  (others: number, kept: number, isFew: boolean, budget: number): Policy =>
  (playout) => {
    const { seat, opened, pool, sizes, racks } = playout;
    if (!opened[seat]) return opening(playout, isFew);
    if (canGoOut(playout)) return itemAt(racks, seat);
    if (pool.length === 0) return budget > 0 && seats === 2 ? endgamePlay([playout], budget) : most(playout);
    const least = Math.min(...sizes.filter((_, other) => other !== seat));
    if (kept === 0 && least > others) return undefined;
    const laid = most(playout);
    const left = itemAt(sizes, seat) - (laid ?? []).reduce((sum, n) => sum + n, 0);
    return least <= others || left <= kept ? laid : undefined;
  };

const policyOf = (name: string): Policy => {
  if (name === 'most') return most;
  const [rule = '', budget = '0'] = name.split('@');
  const [, others = '0', kept = '0', open = 'few'] = rule.split(':');
  return collector(Number(others), Number(kept), open === 'few', Number(budget));
};

/** Plays a game; answers the sizes of the racks at its end. */
const play = (playout: Playout, policies: readonly Policy[]): readonly number[] => {
  for (let turn = 0, passes = 0; turn < 600 && passes < seats; turn++) {
    const laid = itemAt(policies, playout.seat)(playout);
    if (laid) {
      lay(playout, [...laid]);
      if (playout.sizes[playout.seat] === 0) break;
    }
    passes = laid || draw(playout) ? 0 : passes + 1;
    next(playout);
  }
  return playout.sizes;
};

const games = Number(count);
const wins = names.map(() => 0);
for (const n of range(games)) {
  const order = names.map((_, seat) => (seat + n) % seats);
  const sizes = play(
    deal(seeded(`policies/${Math.floor(n / seats)}`)),
    order.map((i) => policyOf(itemAt(names, i))),
  );
  const least = Math.min(...sizes);
  const best = order.filter((_, seat) => sizes[seat] === least);
  for (const i of best) wins[i]! += 1 / best.length;
}
for (const [i, name] of names.entries()) {
  const share = itemAt(wins, i) / games;
  const wide = 196 * Math.sqrt((share * (1 - share)) / games);
  console.log(`${name.padEnd(20)} ${(100 * share).toFixed(1)} ± ${wide.toFixed(1)} %`);
}
