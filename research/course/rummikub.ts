// Ideas for the first lessons of Rummikub, exact by the solver, and for keeping a joker.
import { itemAt } from '@crescendo/rules';
import {
  heapOf,
  JOKER,
  setsOf,
  type Tile,
  type TileSet,
  unchanged,
  type View,
} from '@crescendo/rules/rummikub';
import { bestPlay, playOf } from '../../packages/bots/src/rummikub/model/from-view.ts';
import { layOut } from '../../packages/bots/src/rummikub/solver/lay-out.ts';
import { seatOf } from '../../packages/bots/src/seat.ts';
import { layWithFewest } from '../puzzles/rummikub/fewest-changes.ts';
import { effortOf } from '../puzzles/rummikub/technique.ts';
import type { FindIdeas, Idea } from './own-lessons.ts';

/** The limits of a position: these are the first lessons. */
const [MAX_SETS, MAX_RACK] = [7, 14];

/** The tiles that a player lays who takes the most valuable set first, then the next. */
const laidAtAGlance = ({ options }: View, rack: readonly Tile[]): number => {
  const heap = heapOf(rack);
  for (let laid = 0; ; ) {
    const [best] = setsOf(heap, options).toSorted((a, b) => b.tiles.length - a.tiles.length);
    if (best === undefined) return laid;
    laid += best.tiles.length;
    for (const tile of best.tiles) heap[tile]!--;
  }
};

/** Tells whether the new table has the old sets, some of them longer, and nothing else. */
const isAdding = (old: readonly TileSet[], now: readonly TileSet[]): boolean => {
  const places = unchanged(old, now);
  const gone = old.filter((_, i) => places[i]! < 0);
  const come = now.filter((_, i) => !places.includes(i));
  const isWithin = (set: TileSet, whole: TileSet): boolean => {
    const heap = heapOf(whole.tiles);
    return set.tiles.every((tile) => --heap[tile]! >= 0);
  };
  return gone.length === come.length && gone.every((set) => come.some((whole) => isWithin(set, whole)));
};

export const rummikubIdeas: FindIdeas = (anyView) => {
  const view = anyView as View;
  const rack = itemAt(view.racks, seatOf(view));
  if (view.phase !== 'turn') return [];
  if (!view.opened[seatOf(view)]) {
    const opening =
      rack.includes(JOKER) || view.table.length > MAX_SETS ? undefined : bestPlay(view, 'tiles');
    const isSeen = laidAtAGlance(view, rack) === opening?.played.length;
    return opening === undefined || isSeen
      ? []
      : [
          {
            lesson: 'opening',
            goal: { kind: 'open' },
            answer: playOf(opening.table),
            ease: 1 / opening.played.length,
          },
        ];
  }
  if (view.table.length > MAX_SETS || rack.length > MAX_RACK || rack.length < 4) return [];
  const jokers = [...rack, ...view.table.flatMap(({ tiles }) => tiles)].filter(
    (tile) => tile === JOKER,
  ).length;
  const most = bestPlay(view, 'tiles')?.played.length ?? 0;
  const idea = (lesson: string, tiles: number, table: readonly TileSet[], effort: number): Idea => ({
    lesson,
    goal: lesson === 'holding' ? { kind: 'keep-joker', tiles } : { kind: 'lay-most', tiles },
    answer: playOf(table),
    ease: 1 / (1 + effort),
  });
  if (rack.includes(JOKER)) {
    const kept = bestPlay(view, 'tiles', [JOKER]);
    const laid = kept?.played.length ?? 0;
    if (kept === undefined || laid < 2 || rack.length - laid < 3 || most <= laid) return [];
    const change = layWithFewest(
      {
        ...view,
        racks: view.racks.with(
          seatOf(view),
          rack.filter((t) => t !== JOKER),
        ),
      },
      laid,
    );
    return change ? [idea('holding', laid, change.table, effortOf(view.table, change.table, laid))] : [];
  }
  if (jokers > 0 || most < 2 || most === rack.length) return [];
  const own = layOut(view.options, heapOf([]), heapOf(rack), 'tiles');
  if (own && own.worth === most)
    return [idea('groups-and-runs', most, [...view.table, ...own.sets], most + rack.length / 4)];
  if (own && own.worth > 0) return [];
  const change = layWithFewest(view, most);
  return change && isAdding(view.table, change.table)
    ? [idea('adding', most, change.table, most + view.table.length / 2)]
    : [];
};
