// Plays worth offering: those a player sees at a glance. There are too many to list all; these are found cheaply, and
// `findPlay` finds one whenever there is one.

import { formatTable } from '../notation.ts';
import { arrange, type Effort } from '../sets/arrange.ts';
import { fixedJokerPlays } from '../sets/fixed-jokers.ts';
import { hasJoker, isSame, lowest, pointsOf, standsFor } from '../sets/sets.ts';
import { colourOf, heapOf, JOKER, KINDS, numberOf, tileOf } from '../sets/tiles.ts';
import type { Move, Options, Tile, TileSet, View } from '../types.ts';
import { findOpening } from './opening.ts';
import { heapOnTable, playReason } from './playing.ts';

type Table = readonly TileSet[];

const NONE: readonly number[] = new Array<number>(KINDS).fill(0);

/** Sets these tiles can make, with one joker at most. */
export const setsOf = (heap: readonly number[], options: Options): readonly TileSet[] => {
  const list: TileSet[] = [];
  for (let number = 1; number <= options.values; number++) addGroups(list, heap, number, options);
  for (let colour = 0; colour < options.colours; colour++) addRuns(list, heap, colour, options);
  return list;
};

/** Those of them that this tile, no joker, may be in. */
const setsAround = (heap: readonly number[], tile: Tile, options: Options): readonly TileSet[] => {
  const list: TileSet[] = [];
  addGroups(list, heap, numberOf(tile), options);
  addRuns(list, heap, colourOf(tile), options);
  return list;
};

const addGroups = (list: TileSet[], heap: readonly number[], number: number, { colours }: Options): void => {
  let choices: Tile[][] = [[]];
  for (let colour = 0; colour < colours; colour++) {
    const tile = tileOf(colour, number);
    if (heap[tile]! > 0) choices = choices.flatMap((tiles) => [tiles, [...tiles, tile]]);
  }
  for (const tiles of choices) {
    if (tiles.length >= 3) list.push({ kind: 'group', tiles });
    if (heap[JOKER]! > 0 && tiles.length >= 2 && tiles.length < colours)
      list.push({ kind: 'group', tiles: [...tiles, JOKER] });
  }
};

const addRuns = (list: TileSet[], heap: readonly number[], colour: number, { values }: Options): void => {
  for (let from = 1; from <= values; from++) {
    let jokers = 0;
    const tiles: Tile[] = [];
    for (let number = from; number <= values; number++) {
      const tile = tileOf(colour, number);
      if (heap[tile]! > 0) tiles.push(tile);
      else if (heap[JOKER]! > 0 && jokers++ === 0) tiles.push(JOKER);
      else break;
      // A joker at the end of a run that does without it is better kept.
      const atEnd = tiles[0] === JOKER || tiles.at(-1) === JOKER;
      if (tiles.length === 3 || (tiles.length > 3 && !atEnd)) list.push({ kind: 'run', tiles: [...tiles] });
    }
  }
};

/** The result of adding this tile to a set: nothing, one set, or the two it falls into. */
const joined = (set: TileSet, tile: Tile, { colours, values }: Options): Table | undefined => {
  const { kind, tiles } = set;
  if (kind === 'group') {
    const fits = tile === JOKER || (numberOf(tile) === lowest(set) && !tiles.includes(tile));
    if (!fits || tiles.length === colours) return undefined;
    return [{ kind, tiles: tile === JOKER ? [...tiles, tile] : [...tiles, tile].sort((a, b) => a - b) }];
  }
  const low = lowest(set);
  const high = low + tiles.length - 1;
  const colour = colourOf(tiles.find((t) => t !== JOKER)!);
  const number = tile === JOKER ? (high < values ? high + 1 : low - 1) : numberOf(tile);
  if (number < 1 || (tile !== JOKER && colourOf(tile) !== colour)) return undefined;
  if (number === high + 1) return [{ kind, tiles: [...tiles, tile] }];
  if (number === low - 1) return [{ kind, tiles: [tile, ...tiles] }];
  if (number < low + 2 || number > high - 2) return undefined;
  const cut = number - low;
  return [
    { kind, tiles: [...tiles.slice(0, cut), tile] },
    { kind, tiles: tiles.slice(cut) },
  ];
};

/** Each tile a set can spare, with what is left. */
const spared = (set: TileSet): readonly (readonly [Tile, TileSet])[] => {
  const { kind, tiles } = set;
  if (tiles.length < 4) return [];
  const places = kind === 'run' ? [0, tiles.length - 1] : tiles.map((_, i) => i);
  return places
    .filter((at) => tiles[at] !== JOKER)
    .map((at) => [tiles[at]!, { kind, tiles: tiles.toSpliced(at, 1) }]);
};

/** New tables after one idea, legal or not. */
function* ideas(view: View, rack: readonly Tile[]): Generator<Table> {
  const { table, options } = view;
  const heap = heapOf(rack);
  const kinds = rack.filter((tile, i) => tile !== rack[i - 1]);
  const own = setsOf(heap, options);
  for (const set of own) yield [...table, set];
  if (own.length > 1) yield [...table, ...(arrange(options, NONE, heap, 'tiles')?.sets ?? [])];
  for (const [at, set] of table.entries()) {
    if (table.some((other, i) => i < at && isSame(other, set))) continue;
    for (const tile of kinds) {
      const sets = joined(set, tile, options);
      if (sets !== undefined) yield table.toSpliced(at, 1, ...sets);
    }
    yield* borrowings(view, heap, at);
    if (hasJoker(set)) yield* swaps(view, heap, at);
  }
}

/** Take a tile a set can spare and make a new set of it with two from the rack. */
function* borrowings({ table, options }: View, heap: readonly number[], at: number): Generator<Table> {
  for (const [tile, rest] of spared(table[at]!)) {
    if (heap[tile]! > 0) continue;
    for (const set of setsAround(heap.with(tile, 1), tile, options))
      if (set.tiles.length === 3 && set.tiles.includes(tile)) yield [...table.with(at, rest), set];
  }
}

/** Replace a joker and make a new set of it with two from the rack. */
function* swaps({ table, options }: View, heap: readonly number[], at: number): Generator<Table> {
  const set = table[at]!;
  const place = set.tiles.indexOf(JOKER);
  for (const real of standsFor(set, place, options.colours)) {
    if (heap[real] === 0) continue;
    const tiles = set.tiles.with(place, real);
    const swapped = { kind: set.kind, tiles: set.kind === 'run' ? tiles : tiles.sort((a, b) => a - b) };
    const left = heap.with(real, heap[real]! - 1).with(JOKER, 1);
    for (const fresh of setsOf(left, options))
      if (fresh.tiles.length === 3 && fresh.tiles.includes(JOKER)) yield [...table.with(at, swapped), fresh];
  }
}

/** Openings: the best one, and each single set that will do. */
function* openings({ table, options }: View, rack: readonly Tile[]): Generator<Table> {
  const heap = heapOf(rack);
  const own = setsOf(heap, options);
  if (own.length === 0 && heap[JOKER]! < 2) return;
  const best = findOpening(options, heap);
  if (best === undefined) return;
  yield [...table, ...best];
  for (const set of own) if (pointsOf(set) >= options.openMin) yield [...table, set];
}

/** Plays of the seat to act that are seen at a glance, each once. */
export function* easyPlays(view: View): Generator<Move> {
  const rack = view.racks[view.seat!]!;
  const known = new Set<string>();
  for (const table of view.opened[view.seat!] ? ideas(view, rack) : openings(view, rack)) {
    if (playReason(view, table) !== undefined) continue;
    const text = formatTable(table);
    if (known.has(text)) continue;
    known.add(text);
    yield { type: 'play', table };
  }
}

/** some play, wherever there is one, for a seat that has opened; before that, an opening. */
export const findPlay = (view: View): Move | undefined => {
  const { table, options } = view;
  const rack = view.racks[view.seat!]!;
  const opened = view.opened[view.seat!]!;
  const known = FOUND.get(rack);
  if (known?.table === table && known.options === options && known.opened === opened) return known.play;
  const play = search(view, rack);
  FOUND.set(rack, { table, options, opened, play });
  return play;
};

/** The last answer for a rack: the search is long, and listing, checking and hinting all ask for it. */
const FOUND = new WeakMap<
  readonly Tile[],
  {
    readonly table: Table;
    readonly options: Options;
    readonly opened: boolean;
    readonly play: Move | undefined;
  }
>();

/** Positions that one search may examine: far more than any position of a printed game needs. */
const MAX_EFFORT = 600_000;

const search = (view: View, rack: readonly Tile[]): Move | undefined => {
  for (const play of easyPlays(view)) return play;
  if (!view.opened[view.seat!]) return undefined;
  const effort = { left: MAX_EFFORT };
  for (const table of view.options.jokerSets === 'free'
    ? freeLayouts(view, rack, effort)
    : fixedJokerPlays(view, rack, effort))
    if (playReason(view, table) === undefined) return { type: 'play', table };
  return undefined;
};

/** Sets with jokers are free: they stay, or everything is laid out anew. */
function* freeLayouts({ table, options }: View, rack: readonly Tile[], effort: Effort): Generator<Table> {
  const heap = heapOf(rack);
  const jokerSets = table.filter(hasJoker);
  const bare = table.filter((set) => !hasJoker(set));
  yield [...jokerSets, ...(arrange(options, heapOnTable(bare), heap, 'tiles', effort)?.sets ?? [])];
  if (jokerSets.length > 0) yield arrange(options, heapOnTable(table), heap, 'tiles', effort)?.sets ?? [];
}
