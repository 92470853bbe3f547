// The places of things, in numbers. Sets are placed and found by these: no element is asked while dragging.
import type { Options } from '@crescendo/rules/rummikub';
import { type Box, type Felt, flow, inOrder, type Spots } from '../model/flow.ts';
import type { FeltSet, Sets } from '../model/piece.ts';
import { cellsOf, setErrorOf } from '../model/shape.ts';

const RATIO = 1.4;
/** From this width on a set has a handle beside it. On phones every pixel counts. */
const NARROW = 620;
const GRIP = 44;
/** The button of a joker that can be turned. */
const TURN = 48;
/** Above the first row there is room for a tile that is held up. */
const TOP = 9;
/** Between rows. A few words below a set lie half over its tiles. */
const rowGapOf = ({ width }: Room): number => (width > NARROW ? 13 : 9);
/** The id of the place where a new set would lie. */
const NEW = -1;

export interface Room {
  readonly width: number;
  readonly height: number;
}

const padOf = ({ width }: Room): number => (width > NARROW ? 14 : 4);
const gripOf = ({ width }: Room): number => (width > NARROW ? GRIP : 0);
/** Returns the distance before the next set; a handle is distance enough. */
const gapOf = ({ width }: Room, isDense: boolean): number => (width > NARROW ? 4 : isDense ? 8 : 14);

/** Tile widths in pixels. A margin of one pixel all round is part of it. */
const MIN_TILE = 38;
const MAX_TILE = { narrow: 46, wide: 64 } as const;
/** On phones so many tiles are side by side: two groups of four, or a run of five and three more. */
const ACROSS = 9;

/** Computes the width of a tile: from the felt's width alone, so that it stays the same as long as the window does. */
export const tileWidth = (room: Room, isLarge: boolean): number => {
  const inner = room.width - 2 * padOf(room);
  const scale = isLarge ? 1.2 : 1;
  if (room.width <= NARROW)
    return Math.round(scale * Math.min(MAX_TILE.narrow, Math.max(MIN_TILE, Math.floor(inner / ACROSS))));
  // Fits as many sets side by side as there is room for, each of three tiles and one more.
  const wanted = room.width > 1300 ? 56 : 52;
  const beside = GRIP + gapOf(room, false);
  const sets = Math.max(1, Math.floor(inner / (4 * wanted + beside)));
  return Math.round(scale * Math.min(MAX_TILE.wide, Math.floor((inner - sets * beside) / (4 * sets))));
};

export interface Laid {
  readonly set: FeltSet;
  readonly x: number;
  readonly y: number;
  /** The number of tiles in a line, and the number of lines. */
  readonly columns: number;
  readonly lines: number;
  readonly height: number;
}

export interface FeltLayout {
  readonly tile: number;
  readonly laid: readonly Laid[];
  /** The place of a new set. */
  readonly free: { readonly x: number; readonly y: number };
  readonly height: number;
  readonly width: number;
  readonly rowGap: number;
  readonly spots: Spots;
}

/** The facts about the felt besides the sets that lie on it. */
export interface FeltFacts {
  readonly room: Room;
  readonly tile: number;
  /** Somebody wants to see as much as possible: nothing is kept free. */
  readonly isDense: boolean;
  readonly options: Options;
  /** Tells whether a set shows the button that turns its joker. */
  turns(set: FeltSet): boolean;
}

interface SetBox extends Box {
  readonly set: FeltSet;
  readonly columns: number;
}

const boxOf = (set: FeltSet, { room, tile, isDense, options, turns }: FeltFacts): SetBox => {
  const count = cellsOf(set, options).length;
  const beside = gripOf(room) + (turns(set) ? TURN : 0);
  const columns = Math.max(1, Math.min(count, Math.floor((room.width - 2 * padOf(room) - beside) / tile)));
  const isFull = set.kind === 'group' ? count >= options.colours : count >= options.values;
  return {
    set,
    id: set.id,
    width: columns * tile + beside,
    slack: isDense || (isFull && !setErrorOf(set, options)) ? 0 : tile,
    lines: Math.ceil(count / columns),
    columns,
  };
};

/** The one set that was laid as a new one; what splits off comes after a set that has shrunk. */
const laidNew = (boxes: readonly Box[], last: Spots): Box | undefined => {
  const [box, ...more] = boxes.filter(({ id }) => !last.has(id));
  if (box === undefined || more.length > 0 || box !== boxes.at(-1)) return undefined;
  const before = boxes.at(-2);
  return before === undefined || last.get(before.id)?.width === before.width ? box : undefined;
};

const spotsFor = (boxes: readonly Box[], fresh: Box, felt: Felt, before: Before): Spots => {
  if ('order' in before) {
    const at = (id: number): number => before.order.indexOf(id) + 1 || Infinity;
    return inOrder([...[...boxes].sort((a, b) => at(a.id) - at(b.id)), fresh], felt);
  }
  const last = new Map([...before.last].filter(([id]) => id !== NEW));
  const shown = before.last.get(NEW);
  const laid = laidNew(boxes, before.last);
  if (shown && laid) last.set(laid.id, shown);
  return flow([...boxes, fresh], felt, last, before.home);
};

/** The places of sets before this change and at the start of the turn; or, for tiles of another size, only their order. */
export type Before = { readonly last: Spots; readonly home: Spots } | { readonly order: readonly number[] };

export const layOut = (sets: Sets, facts: FeltFacts, before: Before): FeltLayout => {
  const { room, tile, isDense } = facts;
  const pad = padOf(room);
  const line = Math.round(tile * RATIO);
  const rowGap = rowGapOf(room);
  const boxes = sets.map((set) => boxOf(set, facts));
  const fresh = { id: NEW, width: 3 * tile + gripOf(room), slack: 0, lines: 1 };
  const felt: Felt = {
    width: room.width - 2 * pad,
    rows: Math.floor((room.height - TOP) / (line + rowGap)),
    gap: gapOf(room, isDense),
    step: isDense ? tile / 2 : tile,
  };
  const spots = spotsFor(boxes, fresh, felt, before);
  const lines: number[] = [];
  for (const spot of spots.values()) lines[spot.row] = Math.max(lines[spot.row] ?? 1, spot.lines);
  const tops: number[] = [];
  let y = TOP;
  for (let row = 0; row < lines.length; row++) {
    tops.push(y);
    y += (lines[row] ?? 1) * line + rowGap;
  }
  const at = (id: number): { readonly x: number; readonly y: number } => {
    const { row, x } = spots.get(id) ?? { row: 0, x: 0 };
    return { x: x + pad, y: tops[row] ?? TOP };
  };
  return {
    tile,
    width: room.width,
    laid: boxes.map(({ set, columns, lines }) => ({
      set,
      ...at(set.id),
      columns,
      lines,
      height: lines * line,
    })),
    free: at(NEW),
    height: y,
    rowGap,
    spots,
  };
};

/** The set at a point of the felt, and between which of its pieces; a little beside it counts. */
export const setAt = (
  layout: FeltLayout,
  x: number,
  y: number,
  options: Options,
): { readonly id: number; readonly at: number; readonly isInside: boolean } | undefined => {
  const { tile, rowGap } = layout;
  const high = tile * RATIO;
  const near = Math.min(tile * 0.55, 24);
  let best: Laid | undefined;
  let least = Infinity;
  for (const laid of layout.laid) {
    const dx = Math.max(laid.x - x, 0, x - laid.x - laid.columns * tile);
    const dy = Math.max(laid.y - y, 0, y - laid.y - laid.lines * high);
    if (dx > near || dy > rowGap / 2 || dx + dy >= least) continue;
    least = dx + dy;
    best = laid;
  }
  if (!best) return undefined;
  const { set, columns, lines } = best;
  const line = Math.max(0, Math.min(lines - 1, Math.floor((y - best.y) / high)));
  const column = Math.max(0, Math.min(columns, Math.round((x - best.x) / tile)));
  const before = cellsOf(set, options).slice(0, line * columns + column);
  return { id: set.id, at: before.filter((each) => 'piece' in each).length, isInside: least === 0 };
};

export interface RackGrid {
  readonly columns: number;
  readonly rows: number;
  readonly tile: number;
  /** There are more rows than have room. */
  readonly scrolls?: boolean;
}

/** Between the rows of a rack. */
const STAND_GAP = 2;

/** Arranges a rack beside the felt: with the largest tiles that all have room; below the least size it scrolls. */
export const rackBeside = (count: number, { width, height }: Room, wanted: number): RackGrid => {
  const columnsOf = (tile: number): number => Math.max(1, Math.floor(width / tile));
  const rowsOf = (tile: number): number => Math.max(1, Math.ceil(count / columnsOf(tile)));
  const fits = (tile: number): boolean => rowsOf(tile) * (tile * RATIO + STAND_GAP) <= height;
  let tile = wanted;
  while (tile > MIN_TILE && !fits(tile)) tile--;
  return { columns: columnsOf(tile), rows: rowsOf(tile), tile, scrolls: !fits(tile) };
};

/** The most rows on a rack; with more tiles than that they get smaller. */
const MAX_ROWS = 4;

/**
 * Arranges the rack below the felt: its tiles are about as large as those on the felt, in as few rows as hold them. A row goes
 * only when a place is free in the one before, so that a rack does not grow and shrink from draw to draw. Where so many rows are
 * higher than `room`, all tiles get smaller. `before`: how many rows it had.
 */
export const rackGrid = (count: number, room: Room, wanted: number, before: number): RackGrid => {
  const { width } = room;
  // A pixel less is worth a column more.
  const columns = Math.max(1, Math.floor(width / Math.max(MIN_TILE, wanted - 1)));
  const tile = Math.min(wanted, Math.floor(width / columns));
  const needed = Math.max(1, Math.ceil(count / columns));
  const row = tile * RATIO + STAND_GAP;
  const height = Math.min(room.height, MAX_ROWS * row);
  const highest = Math.floor(height / row);
  if (needed > highest) return smallerGrid(count, { width, height }, tile);
  const isFullBelow = count > (before - 1) * columns - 1;
  return { columns, rows: before > needed && isFullBelow ? Math.min(before, highest) : needed, tile };
};

/** The largest tiles that all have room. */
const smallerGrid = (count: number, { width, height }: Room, wanted: number): RackGrid => {
  for (let tile = wanted; ; tile--) {
    const columns = Math.max(1, Math.floor(width / tile));
    const rows = Math.ceil(count / columns);
    if (tile === 1 || rows * (tile * RATIO + STAND_GAP) <= height) return { columns, rows, tile };
  }
};
