// Rummikub positions that a table of one attacker's players can be steered to: a full table, jokers in sets that may not be
// rebuilt, no tile left to draw, and a rack on which no play is easily seen, so that the exact search has to run.
import { type Dice, itemAt, pick, seeded, shuffled } from '@crescendo/rules';
import {
  allTiles,
  arrange,
  canonical,
  easyPlays,
  heapOf,
  JOKER,
  KINDS,
  type Move,
  type Options,
  rummikub,
  type State,
  setReason,
  setsOf,
  sorted,
  type Tile,
  type TileSet,
  tilesOf,
  type View,
} from '@crescendo/rules/rummikub';

const tableOf = (options: Options, most: number, left: number[], dice: Dice): TileSet[] => {
  const table: TileSet[] = [];
  const add = (tile: Tile, count: number): void => {
    left[tile] = itemAt(left, tile) + count;
  };
  const { length: all } = tilesOf(left);
  while (tilesOf(left).length > all - most) {
    const plain = left.with(JOKER, 0);
    const sets = setsOf(plain, options).filter(({ tiles }) => tiles.length <= 5);
    if (sets.length === 0) break;
    const { kind, tiles } = pick(dice, sets);
    for (const tile of tiles) add(tile, -1);
    table.push({ kind, tiles });
  }
  // A joker takes the place of a tile, which goes to a rack.
  for (const at of shuffled(dice, [...table.keys()]).slice(0, left[JOKER])) {
    const { kind, tiles } = itemAt(table, at);
    const place = Math.floor(dice() * tiles.length);
    const set = canonical({ kind, tiles: tiles.with(place, JOKER) });
    if (setReason(set, 0, options) !== undefined) continue;
    add(itemAt(tiles, place), 1);
    add(JOKER, -1);
    table[at] = set;
  }
  return table;
};

/** The rack of the seat to act: as many tiles as it can hold without an easy play. */
const stubborn = (view: (rack: readonly Tile[]) => View, left: readonly Tile[], most: number): Tile[] => {
  let rack: Tile[] = [];
  for (const tile of left) {
    if (rack.length >= most) break;
    const more = sorted([...rack, tile]);
    const [play] = easyPlays(view(more));
    if (play === undefined) rack = more;
  }
  return rack;
};

export const craftedView = (options: Options, seed: string): View => {
  const dice = seeded(seed);
  const left = allTiles(options);
  const lying = 40 + Math.floor(dice() * 55);
  const table = tableOf(options, lying, left, dice);
  const opened = dice() < 0.8;
  const base: State = {
    ...rummikub.setup(2, options),
    phase: 'turn',
    active: 0,
    contenders: [],
    table,
    opened: [opened, true],
    pool: new Array<number>(KINDS).fill(0),
  };
  const view = (rack: readonly Tile[]): View => rummikub.view({ ...base, racks: [rack, []] }, 0);
  const rest = shuffled(dice, tilesOf(left));
  const rack = opened ? stubborn(view, rest, 45) : sorted(rest);
  return view(rack.length > 0 ? rack : rest.slice(0, 1));
};

/** Whole tables to lay from such a rack: sets of it beside the others, jokers included, and everything rebuilt. */
export const craftedPlays = (view: View): readonly Move[] => {
  const { table, options, racks } = view;
  const rack = heapOf(itemAt(racks, 0));
  const own = setsOf(rack, options);
  const withJoker = own.filter(({ tiles }) => tiles.includes(JOKER));
  const most = arrange(options, new Array<number>(KINDS).fill(0), rack, 'points')?.sets ?? [];
  return [[...own.slice(0, 2)], [...withJoker.slice(-2)], most].map((sets) => ({
    type: 'play',
    table: [...table, ...sets],
  }));
};
