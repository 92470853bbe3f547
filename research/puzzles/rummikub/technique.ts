// Describes how an arrangement of Rummikub is found: what is done to the table, and how much of it.
import { heapOf, type TileSet, unchanged } from '@crescendo/rules/rummikub';
import type { PuzzleTheme } from '../../../packages/bots/src/puzzles/themes/index.ts';

const parts = (old: readonly TileSet[], now: readonly TileSet[]): { gone: TileSet[]; come: TileSet[] } => {
  const places = unchanged(old, now);
  return {
    gone: old.filter((_, i) => places[i]! < 0),
    come: now.filter((_, i) => !places.includes(i)),
  };
};

const shared = (a: TileSet, b: TileSet): number => {
  const heap = heapOf(a.tiles);
  return b.tiles.filter((tile) => --heap[tile]! >= 0).length;
};

/** A run whose tiles end in two runs; tiles of several sets in a new one; or some tiles that others can spare. */
export const techniqueOf = (old: readonly TileSet[], now: readonly TileSet[]): PuzzleTheme => {
  const { gone, come } = parts(old, now);
  const isSplit = gone.some(
    (set) =>
      set.kind === 'run' && come.filter((one) => one.kind === 'run' && shared(set, one) > 1).length > 1,
  );
  if (isSplit) return 'splitting-run';
  const isMixed = come.some((one) => gone.filter((set) => shared(set, one) > 0).length > 1);
  return isMixed ? 'regrouping' : 'borrowing';
};

/** Sets opened, tiles that change their set, tiles laid, and sets to look at: what makes it hard. */
export const effortOf = (old: readonly TileSet[], now: readonly TileSet[], laid: number): number => {
  const { gone, come } = parts(old, now);
  const stays = come.reduce((sum, one) => sum + Math.max(0, ...gone.map((set) => shared(set, one))), 0);
  const moved = gone.flatMap(({ tiles }) => tiles).length - stays;
  return 2 * gone.length + Math.max(0, moved) + 0.5 * laid + 0.2 * old.length;
};
