// Computes the places of the sets and the size of the tiles. Nothing moves without cause: a set keeps its place, a tile its size.
import { useMemo, useRef } from 'preact/hooks';
import { settings } from '../../../shell/settings.ts';
import type { Planning } from '../input/use-plan.ts';
import type { FeltSet } from '../model/piece.ts';
import type { RummikubProps } from '../types.ts';
import { type LayoutMemory, layOutAgain, type Memories } from './felt-memory.ts';
import { type FeltLayout, type RackGrid, rackBeside, rackGrid, tileWidth } from './geometry.ts';
import type { Rooms } from './use-room.ts';

/** The size of a phone, used before anything is measured. */
const FIRST_ROOM = { width: 360, height: 300 };

export interface BoardLayout {
  readonly felt: FeltLayout | undefined;
  readonly rack: RackGrid;
  readonly memory: LayoutMemory | undefined;
}

/** `turns`: whether a set shows the button that turns its joker. `kept`: what lay where before a reload. */
export const useLayout = (
  { view: { options }, mode, moment }: RummikubProps,
  { sets, ground }: Planning,
  rooms: Rooms | undefined,
  zoom: number,
  turns: (set: FeltSet) => boolean,
  kept: LayoutMemory | undefined,
): BoardLayout => {
  const size = tileWidth(rooms?.felt ?? FIRST_ROOM, settings.largeTiles.value);
  const tile = Math.round(size * zoom);
  const memory = useRef<Memories>({ plain: kept, zoomed: kept, latest: kept });
  const room = rooms?.felt;
  const felt = useMemo(() => {
    if (!room) return undefined;
    const when = mode !== 'still' ? 'now' : moment < 0 ? 'past' : 'still';
    const { layout, memories } = layOutAgain(
      memory.current,
      { sets, ground, isZoomed: zoom !== 1, when },
      { room, tile, isDense: zoom < 1, options, turns },
    );
    memory.current = memories;
    return layout;
  }, [sets, room, tile, options]);
  const rows = useRef(1);
  const count = ground.rack.length;
  const rackRoom = rooms?.rack ?? { ...FIRST_ROOM, isBeside: false };
  const rack = rackRoom.isBeside
    ? rackBeside(count, rackRoom, size)
    : rackGrid(count, rackRoom, size, rows.current);
  if (mode !== 'still') rows.current = rack.rows;
  return { felt, rack, memory: memory.current.latest };
};
