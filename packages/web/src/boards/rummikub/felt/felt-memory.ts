// Remembers the places of sets: a set that nobody has moved lies where it was last seen, in the present as in the past.

import { readingOrder, type Spots } from '../model/flow.ts';
import type { Ground, Sets } from '../model/piece.ts';
import { type Before, type FeltFacts, type FeltLayout, layOut } from './geometry.ts';

/** Kept as long as tiles are of this size and the felt of this width. */
export interface LayoutMemory {
  readonly tile: number;
  readonly width: number;
  readonly ground: Ground;
  readonly spots: Spots;
  readonly home: Spots;
}

/** The view on the screen, be it the present or the past. */
interface Shown {
  readonly sets: Sets;
  readonly memory: LayoutMemory;
}

/** Places are remembered for tiles of their own size, and for those of another one: zooming back leads to the old ones. */
export interface Memories {
  readonly plain: LayoutMemory | undefined;
  readonly zoomed: LayoutMemory | undefined;
  readonly latest: LayoutMemory | undefined;
  readonly shown?: Shown;
}

export interface Scenery {
  readonly sets: Sets;
  readonly ground: Ground;
  readonly isZoomed: boolean;
  /** `still`: nobody can do anything, be it that the game is over or that the table is a small picture of itself. */
  readonly when: 'now' | 'still' | 'past';
}

const NONE: Spots = new Map();

const isSameSize = (was: LayoutMemory | undefined, tile: number, width: number): was is LayoutMemory =>
  was?.tile === tile && was.width === width;

const beforeOf = (
  { shown, plain, zoomed, latest }: Memories,
  { sets, ground, isZoomed }: Scenery,
  tile: number,
  width: number,
): Before => {
  // The felt has become higher or lower: no reason for a set to move.
  if (shown?.sets === sets && isSameSize(shown.memory, tile, width))
    return { last: shown.memory.spots, home: shown.memory.home };
  const was = isZoomed ? zoomed : plain;
  if (isSameSize(was, tile, width))
    return { last: was.spots, home: was.ground === ground ? was.home : was.spots };
  if (latest) return { order: readingOrder(latest.spots) };
  // Only the past is shown, from step to step.
  const spots = isSameSize(shown?.memory, tile, width) ? shown.memory.spots : NONE;
  return { last: spots, home: spots };
};

export const layOutAgain = (
  memories: Memories,
  scenery: Scenery,
  facts: FeltFacts,
): { readonly layout: FeltLayout; readonly memories: Memories } => {
  const { tile, room } = facts;
  const { sets, ground, isZoomed, when } = scenery;
  const slot = isZoomed ? 'zoomed' : 'plain';
  const before = beforeOf(memories, scenery, tile, room.width);
  const layout = layOut(sets, facts, before);
  const { spots } = layout;
  const home = 'home' in before && before.home.size > 0 ? before.home : spots;
  const latest: LayoutMemory = { tile, width: room.width, ground, spots, home };
  const shown = { sets, memory: latest };
  // A look at the past changes nothing of the present, nor does a small picture of it.
  const isKept = when === 'now' || (when === 'still' && isSameSize(memories[slot], tile, room.width));
  return {
    layout,
    memories: isKept ? { ...memories, [slot]: latest, latest, shown } : { ...memories, shown },
  };
};
