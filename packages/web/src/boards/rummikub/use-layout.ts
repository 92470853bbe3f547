// Where the sets lie and how large the tiles are. Nothing moves without cause: a set keeps its place, a tile its size.
import { useMemo, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { type FeltLayout, layOut, type RackGrid, rackGrid, tileWidth } from './geometry.ts';
import type { Spots } from './model/flow.ts';
import type { FeltSet, Ground } from './model/piece.ts';
import type { RummikubProps } from './types.ts';
import type { Planning } from './use-plan.ts';
import type { Rooms } from './use-room.ts';

/** Before anything is measured: a phone. */
const FIRST_ROOM = { width: 360, height: 300 };

export interface BoardLayout {
  readonly felt: FeltLayout | undefined;
  readonly rack: RackGrid;
}

/** What lay where, to be kept as long as tiles are of this size and the felt of this width. */
interface Memory {
  readonly tile: number;
  readonly width: number;
  readonly ground: Ground;
  readonly spots: Spots;
  readonly home: Spots;
}

const NONE: Spots = new Map();

/** `turns`: whether a set shows the button that turns its joker. */
export const useLayout = (
  { view: { options }, mode }: RummikubProps,
  { sets, ground }: Planning,
  rooms: Rooms | undefined,
  zoom: number,
  turns: (set: FeltSet) => boolean,
): BoardLayout => {
  const size = tileWidth(rooms?.felt ?? FIRST_ROOM, settings.largeTiles.value);
  const tile = Math.round(size * zoom);
  const memory = useRef<Memory | undefined>(undefined);
  const room = rooms?.felt;
  const felt = useMemo(() => {
    if (!room) return undefined;
    const was = memory.current;
    const isSame = was?.tile === tile && was.width === room.width;
    const last = isSame ? was.spots : NONE;
    const home = isSame ? (was.ground === ground ? was.home : was.spots) : NONE;
    const layout = layOut(sets, { room, tile, options, turns }, last, home);
    // A look at the past changes nothing of the present.
    if (mode !== 'still') {
      const isFirst = home.size === 0;
      memory.current = {
        tile,
        width: room.width,
        ground,
        spots: layout.spots,
        home: isFirst ? layout.spots : home,
      };
    }
    return layout;
  }, [sets, room, tile, options]);
  const rows = useRef(1);
  const rack = rackGrid(ground.rack.length, rooms?.rack ?? FIRST_ROOM.width, size, rows.current);
  if (mode !== 'still') rows.current = rack.rows;
  return { felt, rack };
};
