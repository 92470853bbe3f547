// Kinds of mistakes in Rummikub.
import { itemAt } from '@crescendo/rules';
import { heapOf, JOKER, type Move, playedTiles, type TileSet, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';

export const THEMES = [
  'missed-going-out',
  'opened-too-late',
  'opened-too-soon',
  'held-too-long',
  'laid-too-soon',
  'missed-rearranging',
  'spent-joker',
  'laid-too-little',
  'laid-too-much',
  'wrong-tiles',
] as const;
export type Theme = (typeof THEMES)[number];

const isWithin = (set: TileSet, other: TileSet): boolean => {
  const heap = heapOf(other.tiles);
  return set.tiles.every((tile) => --heap[tile]! >= 0);
};

/** Tells whether a set of the table is taken apart. */
const rearranges = (old: readonly TileSet[], now: readonly TileSet[]): boolean =>
  old.some((set) => !now.some((other) => isWithin(set, other)));

export const themeOf = (view: View, played: Move, better: Move): Theme | null => {
  if (view.phase !== 'turn') return null;
  const seat = seatOf(view);
  const opened = itemAt(view.opened, seat);
  const table = played.type === 'play' ? played.table : view.table;
  const laid = playedTiles(view.table, table);
  if (better.type !== 'play') {
    if (laid.length === 0) return null;
    if (laid.includes(JOKER)) return 'spent-joker';
    return opened ? 'laid-too-soon' : 'opened-too-soon';
  }
  const best = playedTiles(view.table, better.table);
  if (best.length === itemAt(view.racks, seat).length) return 'missed-going-out';
  if (laid.length === 0) {
    if (!opened) return 'opened-too-late';
    return rearranges(view.table, better.table) ? 'missed-rearranging' : 'held-too-long';
  }
  if (laid.includes(JOKER) && !best.includes(JOKER)) return 'spent-joker';
  if (laid.length < best.length) {
    const isMissed = rearranges(view.table, better.table) && !rearranges(view.table, table);
    return isMissed ? 'missed-rearranging' : 'laid-too-little';
  }
  return laid.length > best.length ? 'laid-too-much' : 'wrong-tiles';
};
