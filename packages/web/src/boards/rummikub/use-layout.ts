// Where the sets lie and how large the tiles are. Nothing moves without cause: a set keeps its place, a tile its size.
import { useMemo, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import {
  type Before,
  type FeltLayout,
  layOut,
  type RackGrid,
  rackBeside,
  rackGrid,
  tileWidth,
} from './geometry.ts';
import { readingOrder, type Spots } from './model/flow.ts';
import type { FeltSet, Ground } from './model/piece.ts';
import type { RummikubProps } from './types.ts';
import type { Planning } from './use-plan.ts';
import type { Rooms } from './use-room.ts';

/** Before anything is measured: a phone. */
const FIRST_ROOM = { width: 360, height: 300 };

export interface BoardLayout {
  readonly felt: FeltLayout | undefined;
  readonly rack: RackGrid;
  readonly memory: LayoutMemory | undefined;
}

/** What lay where, to be kept as long as tiles are of this size and the felt of this width. */
export interface LayoutMemory {
  readonly tile: number;
  readonly width: number;
  readonly ground: Ground;
  readonly spots: Spots;
  readonly home: Spots;
}

const NONE: Spots = new Map();

/** Places are remembered for tiles of their own size, and for those of another one: zooming back leads to the old ones. */
interface Memories {
  readonly plain: LayoutMemory | undefined;
  readonly zoomed: LayoutMemory | undefined;
  readonly latest: LayoutMemory | undefined;
}

const beforeOf = (
  was: LayoutMemory | undefined,
  { latest }: Memories,
  tile: number,
  width: number,
  ground: Ground,
): Before => {
  if (was?.tile === tile && was.width === width)
    return { last: was.spots, home: was.ground === ground ? was.home : was.spots };
  return latest ? { order: readingOrder(latest.spots) } : { last: NONE, home: NONE };
};

/** `turns`: whether a set shows the button that turns its joker. `kept`: what lay where before a reload. */
export const useLayout = (
  { view: { options }, mode }: RummikubProps,
  { sets, ground }: Planning,
  rooms: Rooms | undefined,
  zoom: number,
  turns: (set: FeltSet) => boolean,
  kept: LayoutMemory | undefined,
): BoardLayout => {
  const size = tileWidth(rooms?.felt ?? FIRST_ROOM, settings.largeTiles.value);
  const tile = Math.round(size * zoom);
  const slot = zoom === 1 ? 'plain' : 'zoomed';
  const memory = useRef<Memories>({ plain: kept, zoomed: kept, latest: kept });
  const room = rooms?.felt;
  const felt = useMemo(() => {
    if (!room) return undefined;
    const before = beforeOf(memory.current[slot], memory.current, tile, room.width, ground);
    const layout = layOut(sets, { room, tile, isDense: zoom < 1, options, turns }, before);
    // A look at the past changes nothing of the present.
    if (mode !== 'still') {
      const { spots } = layout;
      const home = 'home' in before && before.home.size > 0 ? before.home : spots;
      const latest = { tile, width: room.width, ground, spots, home };
      memory.current = { ...memory.current, [slot]: latest, latest };
    }
    return layout;
  }, [sets, room, tile, options]);
  const rows = useRef(1);
  const { width, height } = rooms?.rack ?? { width: FIRST_ROOM.width, height: undefined };
  const count = ground.rack.length;
  const rack =
    height === undefined
      ? rackGrid(count, width, size, rows.current)
      : rackBeside(count, { width, height }, size);
  if (mode !== 'still') rows.current = rack.rows;
  return { felt, rack, memory: memory.current.latest };
};
