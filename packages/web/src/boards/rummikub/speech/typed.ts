// Moves that are typed shorter than in the game's notation: what is laid, in place of the whole table afterwards.
import { stepsOf } from '@crescendo/bots/rummikub';
import { itemAt } from '@crescendo/rules';
import {
  formatTile,
  type Move,
  parseTile,
  partsOf,
  playedTiles,
  type Rummikub,
  readingsOf,
  rummikub,
  type Tile,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import type { Typing } from '../../contract/typing.ts';

type Table = readonly TileSet[];

/** The most ways to read a text that are tried. */
const MAX_WAYS = 500;

const tilesIn = (text: string): readonly Tile[] | undefined => {
  const tiles = text.split(/\s+/).filter(Boolean).map(parseTile);
  return tiles.length > 0 && tiles.every((tile) => tile !== undefined) ? tiles : undefined;
};

const setFrom = (tiles: readonly Tile[], { options }: View): TileSet | undefined => {
  const [reading] = readingsOf(tiles, options);
  return reading && { kind: reading.kind, tiles: reading.order.map((at) => itemAt(tiles, at)) };
};

/** The table without these tiles, in every way to take them; what remains of a run may be two. */
function* without(table: Table, tiles: readonly Tile[], view: View): Generator<Table> {
  const [tile, ...others] = tiles;
  if (tile === undefined)
    yield table.flatMap((set) => {
      const whole = view.table.includes(set) ? set : (setFrom(set.tiles, view) ?? set);
      return whole.tiles.length === 0 ? [] : partsOf(whole, view.options);
    });
  else
    for (const [i, set] of table.entries()) {
      const at = set.tiles.indexOf(tile);
      if (at < 0) continue;
      yield* without(table.with(i, { ...set, tiles: set.tiles.toSpliced(at, 1) }), others, view);
    }
}

/** Tiles that are a set by themselves lie down as one; others join a set that they fit. */
const laid = (table: Table, tiles: readonly Tile[], view: View): readonly Table[] => {
  const own = setFrom(tiles, view);
  if (own) return [[...table, own]];
  const joined = table.flatMap(({ tiles: there }, at) => {
    const set = setFrom([...there, ...tiles], view);
    return set ? [table.with(at, set)] : [];
  });
  // This is not a set: the rules say what is wrong with it.
  return joined.length > 0 ? joined : [[...table, { kind: 'run', tiles }]];
};

/** Yields the ways to take the tiles, those from the rack before those from the table. */
function* sources(
  part: readonly Tile[],
  rack: readonly Tile[],
  table: Table,
): Generator<{ readonly left: readonly Tile[]; readonly taken: readonly Tile[] }> {
  const [tile, ...others] = part;
  if (tile === undefined) {
    yield { left: rack, taken: [] };
    return;
  }
  const at = rack.indexOf(tile);
  const isOnTable = table.some(({ tiles }) => tiles.includes(tile));
  if (at >= 0) yield* sources(others, rack.toSpliced(at, 1), table);
  if (isOnTable)
    for (const { left, taken } of sources(others, rack, table)) yield { left, taken: [tile, ...taken] };
  // The rules say that it is nowhere to be had.
  if (at < 0 && !isOnTable) yield* sources(others, rack, table);
}

function* tablesFor(
  table: Table,
  rack: readonly Tile[],
  parts: readonly (readonly Tile[])[],
  view: View,
): Generator<Table> {
  const [part, ...others] = parts;
  if (!part) {
    yield table;
    return;
  }
  for (const { left, taken } of sources(part, rack, table))
    for (const rest of without(table, taken, view))
      for (const next of laid(rest, part, view)) yield* tablesFor(next, left, others, view);
}

/** `lay K9 | R3 R4 R5`: the first way to do this that is legal, otherwise the first. */
const parse = (text: string, view: View): Move | undefined => {
  const [, rest] = /^lay\s+(.+)$/i.exec(text.trim()) ?? [];
  const parts = rest?.split('|').map(tilesIn);
  if (!parts?.every((part) => part !== undefined)) return undefined;
  const rack = view.seat === null ? [] : itemAt(view.racks, view.seat);
  let first: Move | undefined;
  let tried = 0;
  for (const table of tablesFor(view.table, rack, parts, view)) {
    const move: Move = { type: 'play', table };
    first ??= move;
    if (rummikub.check(view, move) === undefined) return move;
    if (++tried === MAX_WAYS) break;
  }
  return first;
};

/** Formats a move as short as possible. */
const format = (move: Move, view: View): string | undefined => {
  if (move.type !== 'play') return undefined;
  const steps = stepsOf(view.table, move.table, playedTiles(view.table, move.table));
  if (steps.some(({ take }) => take.length > 0)) return undefined;
  return `lay ${steps.map(({ lay }) => lay.map(formatTile).join(' ')).join(' | ')}`;
};

export const typing: Typing<Rummikub> = { parse, format };
