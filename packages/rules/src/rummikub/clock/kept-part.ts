// the part of a table left in disorder that may stay. Right sets of the draft stay, old sets they were rebuilt from go
// with them, and every other old set is as it was before the turn; as many tiles from the rack as possible stay.
import { itemAt } from '../../lists.ts';
import { playReason } from '../plays/playing.ts';
import { setReason, unchanged } from '../sets/sets.ts';
import { heapOf } from '../sets/tiles.ts';
import type { Tile, TileSet, View } from '../types.ts';

/** Old sets that are not found any more, and right sets that are new: those that share tiles with one another. */
interface Part {
  readonly old: readonly TileSet[];
  readonly fresh: readonly TileSet[];
}

/** The sets of a part that lie on the table in the end, and the number of their tiles. */
interface Choice {
  readonly sets: readonly TileSet[];
  readonly tiles: number;
}

/** Far more than a turn needs: a player moves few sets that hang together. */
const MAX_STEPS = 20_000;
const MAX_CHECKS = 400;

const shares = (a: TileSet, b: TileSet): boolean => a.tiles.some((tile) => b.tiles.includes(tile));

/** Splits the changed sets into parts that have nothing to do with one another. */
const partsOf = (old: readonly TileSet[], fresh: readonly TileSet[]): readonly Part[] => {
  let groups: TileSet[][] = [];
  for (const set of [...old, ...fresh]) {
    const near = groups.filter((group) => group.some((other) => shares(other, set)));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), set]];
  }
  return groups.map((group) => ({
    old: old.filter((set) => group.includes(set)),
    fresh: fresh.filter((set) => group.includes(set)),
  }));
};

const add = (heap: number[], tiles: readonly Tile[], sign: 1 | -1): void => {
  for (const tile of tiles) heap[tile] = (heap[tile] ?? 0) + sign;
};

/** The ways to lay a part so that its old tiles all lie there and the others are from the rack, those with most tiles first. */
const choicesOf = ({ old, fresh }: Part, rack: readonly number[]): readonly Choice[] => {
  const items = [...fresh, ...old];
  const needed = heapOf(old.flatMap(({ tiles }) => tiles));
  const used = heapOf([]);
  const possible = heapOf(items.flatMap(({ tiles }) => tiles));
  const choices: Choice[] = [];
  let steps = 0;
  const fits = ({ tiles }: TileSet): boolean =>
    tiles.every((tile) => itemAt(used, tile) <= itemAt(needed, tile) + itemAt(rack, tile));
  const isEnough = ({ tiles }: TileSet): boolean =>
    tiles.every((tile) => itemAt(possible, tile) >= itemAt(needed, tile));
  const choose = (at: number, sets: readonly TileSet[]): void => {
    if (++steps > MAX_STEPS) return;
    const set = items[at];
    if (set === undefined) {
      choices.push({ sets, tiles: sets.reduce((sum, { tiles }) => sum + tiles.length, 0) });
      return;
    }
    add(used, set.tiles, 1);
    if (fits(set)) choose(at + 1, [...sets, set]);
    add(used, set.tiles, -1);
    add(possible, set.tiles, -1);
    if (isEnough(set)) choose(at + 1, sets);
    add(possible, set.tiles, 1);
  };
  choose(0, []);
  return choices.sort((a, b) => b.tiles - a.tiles);
};

/** The chosen sets in the order of the table, each at the place of an old set it shares tiles with; new ones last. */
const inOrder = (table: readonly TileSet[], chosen: readonly TileSet[]): readonly TileSet[] => {
  const left = [...chosen];
  const placed = table.flatMap((old) => {
    const at = left.indexOf(old);
    if (at >= 0) return left.splice(at, 1);
    const own = left.filter((set) => !table.includes(set) && shares(set, old));
    for (const set of own) left.splice(left.indexOf(set), 1);
    return own;
  });
  return [...placed, ...left];
};

/** The table with what the seat has rightly combined; `undefined` when that is nothing. */
export const keptPart = (view: View, draft: readonly TileSet[]): readonly TileSet[] | undefined => {
  const right = draft.filter((set) => setReason(set, 0, view.options) === undefined);
  const places = unchanged(view.table, right);
  const still = view.table.filter((_, i) => itemAt(places, i) >= 0);
  const parts = partsOf(
    view.table.filter((_, i) => itemAt(places, i) < 0),
    right.filter((_, i) => !places.includes(i)),
  );
  const rack = heapOf(view.seat === null ? [] : itemAt(view.racks, view.seat));
  const choices = parts.map((part) => choicesOf(part, rack));
  let best: { readonly table: readonly TileSet[]; readonly tiles: number } | undefined;
  let checks = 0;
  const combine = (at: number, sets: readonly TileSet[], tiles: number): void => {
    const most = choices.slice(at).reduce((sum, [first]) => sum + (first?.tiles ?? 0), tiles);
    if ((best !== undefined && most <= best.tiles) || checks > MAX_CHECKS) return;
    const list = choices[at];
    if (list !== undefined) {
      for (const choice of list) combine(at + 1, [...sets, ...choice.sets], tiles + choice.tiles);
      return;
    }
    checks++;
    const table = inOrder(view.table, sets);
    if (playReason(view, table) === undefined) best = { table, tiles };
  };
  combine(0, still, 0);
  return best?.table;
};
