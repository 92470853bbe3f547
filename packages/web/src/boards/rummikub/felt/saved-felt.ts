// Keeps the places of sets, their size and the felt's scrolling through a reload. A table is known again by
// what lies on it.
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import * as v from 'valibot';
import { readStoredJson, writeStored } from '../../../shell/storage/storage.ts';
import type { Spot } from '../model/flow.ts';
import { type FeltSet, type Ground, tileAt } from '../model/piece.ts';
import type { LayoutMemory } from './felt-memory.ts';
import type { BoardLayout } from './use-layout.ts';

const KEY = 'rummikub-felt';

const Length = v.pipe(v.number(), v.finite());

const SpotSchema: v.GenericSchema<unknown, Spot> = v.object({
  row: Length,
  x: Length,
  width: Length,
  lines: Length,
});

const StoredSchema = v.object({
  tile: Length,
  width: Length,
  zoom: Length,
  scroll: Length,
  /** The pieces of a set, and where it lay. */
  spots: v.array(v.tuple([v.string(), SpotSchema])),
});

type Stored = v.InferOutput<typeof StoredSchema>;

interface SavedFelt extends Pick<Stored, 'zoom' | 'scroll'> {
  readonly memory: LayoutMemory;
}

/** Copies of a tile may change their names in a reload. */
const nameOf = ({ kind, pieces }: FeltSet): string => `${kind} ${pieces.map(tileAt).join(' ')}`;

const readFelt = (ground: Ground): SavedFelt | undefined => {
  const stored = readStoredJson(KEY, StoredSchema);
  if (!stored) return undefined;
  const left = [...stored.spots];
  const spots = new Map<number, Spot>();
  for (const set of ground.sets) {
    const at = left.findIndex(([name]) => name === nameOf(set));
    const spot = at < 0 ? undefined : left.splice(at, 1)[0]?.[1];
    if (spot) spots.set(set.id, spot);
  }
  // Another table.
  if (spots.size === 0 || spots.size < ground.sets.length / 2) return undefined;
  const { tile, width, zoom, scroll } = stored;
  return { zoom, scroll, memory: { tile, width, ground, spots, home: spots } };
};

/** Reads the saved felt of this table, once. */
export const useSavedFelt = (ground: Ground): SavedFelt | undefined => useMemo(() => readFelt(ground), []);

/** Keeps it when the page is left, and scrolls to where it was. */
export const useFeltSaving = (
  root: RefObject<HTMLElement | null>,
  { felt: layout, memory }: BoardLayout,
  zoom: number,
  kept: SavedFelt | undefined,
): void => {
  const now = useRef({ layout, memory, zoom });
  if (memory) now.current = { layout, memory, zoom };
  const isLaid = layout !== undefined;
  useLayoutEffect(() => {
    const felt = root.current?.querySelector<HTMLElement>('.rk-felt');
    if (!felt || !isLaid) return;
    if (kept) felt.scrollTop = kept.scroll;
    let scroll = felt.scrollTop;
    const follow = (): void => {
      scroll = felt.scrollTop;
    };
    const keep = (): void => {
      const { memory, zoom } = now.current;
      if (!memory) return;
      const { tile, width, ground, spots } = memory;
      const named = ground.sets.flatMap((set) => {
        const spot = spots.get(set.id);
        return spot ? [[nameOf(set), spot] satisfies Stored['spots'][number]] : [];
      });
      const stored: Stored = { tile, width, zoom, scroll, spots: named };
      if (named.length > 0) writeStored(KEY, JSON.stringify(stored));
    };
    const leave = (): void => {
      follow();
      keep();
    };
    felt.addEventListener('scroll', follow, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      keep();
      felt.removeEventListener('scroll', follow);
      removeEventListener('pagehide', leave);
    };
  }, [isLaid]);
};
