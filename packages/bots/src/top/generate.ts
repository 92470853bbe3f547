// The rounds of a game of Top. They depend on the seed alone, since the top lies on everybody's table whatever they laid.
import { type Dice, itemAt, seeded, shuffled } from '@crescendo/rules';
import {
  heapOf,
  playedTiles,
  sorted,
  type Tile,
  type TileSet,
  tileOf,
  tilesOf,
} from '@crescendo/rules/rummikub';
import {
  TOP_RACK,
  TOP_ROUNDS,
  type TopPlay,
  type TopPosition,
  topRemains,
  topSupply,
} from '@crescendo/rules/top';
import { searchTop } from './best.ts';
import { atFirstSight } from './players.ts';

/** A change of what follows from a seed is a new version: past games keep theirs. */
export const TOP_VERSION = 1;

export interface TopRound extends TopPosition {
  /** From 0 on. */
  readonly number: number;
  readonly top: TopPlay;
  /** True if all tiles of the rack were exchanged, since those left over allowed nothing. */
  readonly exchanged: boolean;
}

/** The sets that the top touches in each round: the fewest and the most that are asked for. */
const TOUCHED: readonly (readonly [number, number])[] = [
  ...Array.from({ length: 3 }, () => [1, 2] as const),
  ...Array.from({ length: 4 }, () => [2, 3] as const),
  ...Array.from({ length: 4 }, () => [3, 4] as const),
  ...Array.from({ length: 4 }, () => [4, 6] as const),
];

const MIN_TILES = 3;
const MAX_TILES = 10;
/** Refills of the rack that are tried before all of it is exchanged, and before less is asked for. */
const REFILLS = 12;
const TRIES = 40;
/** Proofs that a play touches the fewest sets may take so many trials. */
const TRIALS = 1500;

/** A little table to begin with: a run of four, a run of three, and a group. */
const firstTable = (dice: Dice): readonly TileSet[] => {
  const [one = 0, other = 1] = shuffled(dice, [0, 1, 2, 3]);
  const from = (length: number): number => 1 + Math.floor(dice() * (14 - length));
  const run = (colour: number, length: number): TileSet => {
    const low = from(length);
    return { kind: 'run', tiles: Array.from({ length }, (_, i) => tileOf(colour, low + i)) };
  };
  const number = from(1);
  const colours = shuffled(dice, [0, 1, 2, 3]).slice(0, 3);
  const group: TileSet = { kind: 'group', tiles: sorted(colours.map((colour) => tileOf(colour, number))) };
  return [run(one, 4), run(other, 3), group];
};

const filledUp = (dice: Dice, table: readonly TileSet[], kept: readonly Tile[]): TopPosition => {
  const supply = tilesOf(topSupply({ table, rack: kept }));
  const drawn = shuffled(dice, supply).slice(0, Math.max(0, TOP_RACK - kept.length));
  return { table, rack: sorted([...kept, ...drawn]) };
};

interface Tried {
  readonly position: TopPosition;
  readonly top: TopPlay;
}

/** The top if the position is a good round: enough to find, not at first sight, and touching as many sets as asked for. */
const judged = (position: TopPosition, number: number, eased: number): Tried | undefined => {
  const search = searchTop(position);
  const [least, most] = itemAt(TOUCHED, number);
  const top = search.points === 0 ? undefined : search.within(most + eased, TRIALS);
  if (top === undefined || top.touched < Math.max(1, least - eased)) return undefined;
  const { length } = top.tiles;
  if (length < MIN_TILES || length > MAX_TILES) return undefined;
  return atFirstSight(position).points < top.points ? { position, top } : undefined;
};

/** The round after this one; the first one after nothing. */
export const nextRound = (seed: string, before?: TopRound): TopRound => {
  const number = before === undefined ? 0 : before.number + 1;
  const dice = seeded(`top ${TOP_VERSION} ${seed} ${number}`);
  for (let tries = 0; ; tries++) {
    const table = before === undefined ? firstTable(dice) : topRemains(before.top.table);
    const isExchanged = before !== undefined && tries % TRIES >= REFILLS;
    const left = before === undefined || isExchanged ? [] : leftOver(before);
    const found = judged(filledUp(dice, table, left), number, Math.floor(tries / TRIES));
    if (found) return { ...found.position, number, top: found.top, exchanged: isExchanged };
  }
};

/** The rack after the top was laid from it. */
const leftOver = ({ table, rack, top }: TopRound): readonly Tile[] => {
  const heap = heapOf(rack);
  for (const tile of playedTiles(table, top.table)) heap[tile] = itemAt(heap, tile) - 1;
  return tilesOf(heap);
};

/** All rounds. */
export const topGame = (seed: string, rounds = TOP_ROUNDS): readonly TopRound[] => {
  const list: TopRound[] = [];
  while (list.length < rounds) list.push(nextRound(seed, list.at(-1)));
  return list;
};
