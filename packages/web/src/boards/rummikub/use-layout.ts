// Where the sets lie and how large the tiles are: as large as the room allows, and without jumping about.
import { useMemo, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { type FeltLayout, fittingTile, layOut, type RackGrid, rackGrid } from './geometry.ts';
import type { FeltSet } from './model/piece.ts';
import type { RummikubProps } from './types.ts';
import type { Planning } from './use-plan.ts';
import type { Rooms } from './use-room.ts';

/** Tile widths in pixels: unmeasured, the least, and the most by the width of the felt. */
const TILE = { first: 31, least: 31, leastLarge: 37, wide: 60, middle: 52, narrow: 46 } as const;
const LARGE = 1.2;
const RACK_TILE = { most: 58, mostLarge: 66 } as const;
/** Before anything is measured: a phone. */
const FIRST_ROOM = { width: 340, height: 460 };

const mostFor = (width: number): number =>
  width > 900 ? TILE.wide : width > 620 ? TILE.middle : TILE.narrow;

/** The size at which the whole felt is seen. While the player builds it may shrink; it never grows in mid-turn. */
const useTileWidth = (
  { view }: RummikubProps,
  { ground, sets }: Planning,
  room: Rooms | undefined,
): number => {
  const { options } = view;
  const large = settings.largeTiles.value;
  const smallest = useRef({ ground, room, tile: Infinity });
  return useMemo(() => {
    if (!room) return TILE.first;
    const most = (large ? LARGE : 1) * mostFor(room.felt.width);
    const fitting = fittingTile(sets, room.felt, options, large ? TILE.leastLarge : TILE.least, most);
    const was = smallest.current;
    const tile = was.ground === ground && was.room === room ? Math.min(was.tile, fitting) : fitting;
    smallest.current = { ground, room, tile };
    return tile;
  }, [room, ground, sets, options, large]);
};

export interface BoardLayout {
  readonly felt: FeltLayout | undefined;
  readonly rack: RackGrid;
}

/** `turns`: whether a set shows the button that turns its joker. */
export const useLayout = (
  props: RummikubProps,
  planning: Planning,
  room: Rooms | undefined,
  zoom: number,
  turns: (set: FeltSet) => boolean,
): BoardLayout => {
  const { options } = props.view;
  const { sets, ground } = planning;
  const large = settings.largeTiles.value;
  const tile = Math.round(useTileWidth(props, planning, room) * zoom);
  const last = useRef<{ layout: FeltLayout; width: number } | undefined>(undefined);
  const felt = useMemo(() => {
    if (!room) return undefined;
    const was = last.current;
    const before =
      was && was.layout.tile === tile && was.width === room.felt.width ? was.layout.spots : new Map();
    const layout = layOut(sets, room.felt, tile, options, before, turns);
    last.current = { layout, width: room.felt.width };
    return layout;
  }, [sets, room, tile, options]);
  const most = large ? RACK_TILE.mostLarge : RACK_TILE.most;
  return { felt, rack: rackGrid(ground.rack.length, room?.rack ?? FIRST_ROOM, most) };
};
