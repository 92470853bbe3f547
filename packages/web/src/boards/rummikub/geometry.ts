// Where things lie, in numbers. Sets are placed by these and found again by these: no element is asked while dragging.
import { itemAt } from '@crescendo/rules';
import type { Options } from '@crescendo/rules/rummikub';
import { type Box, flow, type Spot, type Spots, tileWidth } from './model/flow.ts';
import type { FeltSet, Sets } from './model/piece.ts';
import { cellsOf, faultOf } from './model/shape.ts';

const RATIO = 1.4;
const GRIP = 24;
/** Where a joker can be turned, there is a button for it before the grip. */
const TURN = 30;
/** On phones every pixel counts. */
const padOf = ({ width }: Room): number => (width > 620 ? 14 : 4);
/** On wide screens sets keep to the middle. */
const WIDEST = 1240;

export const roomIn = ({ width, height }: Room): Room => ({ width: Math.min(width, WIDEST), height });
const ROW_GAP = 10;
const NOTE = 15;
/** The id of the place where a new set would lie. */
const NEW = -1;

interface Laid {
  readonly set: FeltSet;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface FeltLayout {
  readonly tile: number;
  readonly laid: readonly Laid[];
  /** The place of a new set. */
  readonly free: { readonly x: number; readonly y: number };
  readonly height: number;
  readonly width: number;
  readonly spots: Spots;
}

const rowHeight = (tile: number): number => Math.round(tile * RATIO) + ROW_GAP;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The size at which the whole table is seen, with room for one more set. */
export const fittingTile = (
  sets: Sets,
  room: Room,
  options: Options,
  least: number,
  most: number,
): number => {
  const counts = [...sets.map((set) => cellsOf(set, options).length), 3];
  const pad = padOf(room);
  const inner = { width: room.width - 2 * pad, height: room.height - 2 * pad };
  const widest = Math.max(...counts);
  const limit = Math.min(most, Math.floor((inner.width - GRIP) / widest));
  return tileWidth(counts, inner, { least: Math.min(least, limit), most: limit, grip: GRIP, rowHeight });
};

export const layOut = (
  sets: Sets,
  room: Room,
  tile: number,
  options: Options,
  before: Spots,
  turns: (set: FeltSet) => boolean,
): FeltLayout => {
  const width = (set: FeltSet): number =>
    cellsOf(set, options).length * tile + GRIP + (turns(set) ? TURN : 0);
  const boxes: Box[] = sets.map((set) => ({ id: set.id, width: width(set) }));
  const pad = padOf(room);
  const inner = room.width - 2 * pad;
  const old = new Map([...before].filter(([id]) => id !== NEW));
  const all = flow([...boxes, { id: NEW, width: 3 * tile + GRIP }], inner, old);
  const rows: number[] = [];
  const spotOf = (id: number): Spot => all.get(id) ?? { row: 0, x: 0 };
  for (const set of sets) {
    const { row } = spotOf(set.id);
    rows[row] = Math.max(rows[row] ?? 0, rowHeight(tile) + (faultOf(set, options) ? NOTE : 0));
  }
  const free = spotOf(NEW);
  rows[free.row] ??= rowHeight(tile);
  const tops: number[] = [];
  let y = pad;
  for (const height of rows) {
    tops.push(y);
    y += height;
  }
  const laid = sets.map((set) => {
    const { row, x } = spotOf(set.id);
    return { set, x: x + pad, y: itemAt(tops, row), width: cellsOf(set, options).length * tile };
  });
  return {
    tile,
    width: room.width,
    laid,
    free: { x: free.x + pad, y: itemAt(tops, free.row) },
    height: y + pad - ROW_GAP,
    spots: all,
  };
};

/** The set at a point of the felt, and between which of its pieces; a little beside it counts. */
export const setAt = (
  layout: FeltLayout,
  x: number,
  y: number,
  options: Options,
): { readonly id: number; readonly at: number; readonly isInside: boolean } | undefined => {
  const { tile } = layout;
  const high = tile * RATIO;
  const near = Math.min(tile * 0.55, GRIP);
  let best: { id: number; at: number; isInside: boolean } | undefined;
  let least = Infinity;
  for (const { set, x: left, y: top, width } of layout.laid) {
    const dx = Math.max(left - x, 0, x - left - width);
    const dy = Math.max(top - y, 0, y - top - high);
    if (dx > near || dy > ROW_GAP || dx + dy >= least) continue;
    least = dx + dy;
    const cells = cellsOf(set, options);
    const cell = Math.max(0, Math.min(cells.length, Math.round((x - left) / tile)));
    const at = cells.slice(0, cell).filter((each) => 'piece' in each).length;
    best = { id: set.id, at, isInside: dx === 0 && dy === 0 };
  }
  return best;
};

export interface RackGrid {
  readonly columns: number;
  readonly rows: number;
  readonly tile: number;
}

/** How the rack stands: two rows on narrow screens, one where it fits; more only when tiles would get too small. */
export const rackGrid = (count: number, room: Room, most: number): RackGrid => {
  const isNarrow = room.width < 640;
  const least = isNarrow ? 32 : 40;
  for (let rows = isNarrow ? 2 : 1; ; rows++) {
    const high = (room.height * (isNarrow ? 0.235 : 0.3)) / rows / RATIO;
    const needed = Math.max(isNarrow ? 7 : Math.ceil(14 / rows), Math.ceil(count / rows));
    const tile = Math.floor(Math.min(most, Math.max(high, isNarrow ? 33 : 44), room.width / needed));
    const columns = isNarrow ? Math.max(needed, Math.floor(room.width / tile)) : needed;
    if (tile >= least || rows === 4) return { columns, rows, tile };
  }
};
