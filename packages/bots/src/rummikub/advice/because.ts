// Reasons for a choice, as codes with their facts: what holds after this move, and not after the other.
import { itemAt } from '@crescendo/rules';
import {
  bestOpening,
  findPlay,
  heapOf,
  JOKER,
  type Move,
  numberOf,
  type Options,
  playedTiles,
  pointsOf,
  type Tile,
  type TileSet,
  unseen,
  type View,
  worth,
} from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { bestPlay } from '../model/from-view.ts';
import { layOut } from '../solver/lay-out.ts';
import { fitsFast } from '../solver/task.ts';
import { type Step, stepsOf } from './steps.ts';
import { tilesFitting } from './table-room.ts';

export type Because =
  | { readonly code: 'goes-out' }
  | { readonly code: 'opens'; readonly points: number }
  | { readonly code: 'lays-tiles'; readonly tiles: readonly Tile[] }
  /** So many tiles are then on the rack. */
  | { readonly code: 'rack-instead'; readonly tiles: number; readonly instead: number }
  /** A joker stays on the rack that the other move lays. */
  | { readonly code: 'keeps-joker' }
  /** The numbers on the rack then add up to this, jokers aside. */
  | { readonly code: 'points-instead'; readonly points: number; readonly instead: number }
  /** So many of the tiles that the seat does not see fit a set of the table as it then lies. */
  | { readonly code: 'table-instead'; readonly tiles: number; readonly instead: number }
  /** No tile of the rack can be laid. */
  | { readonly code: 'no-tile-fits' }
  /** The sets on the rack are not worth what an opening takes; 0 points: there are none. */
  | { readonly code: 'cannot-open'; readonly points: number; readonly needed: number }
  /** With so many of the tiles that the seat does not see, drawn now, the whole rack could be laid on this table. */
  | { readonly code: 'out-next'; readonly tiles: number; readonly hidden: number }
  /** Whatever is laid now, so many tiles stay. */
  | { readonly code: 'leaves-tiles'; readonly left: number }
  /** To wait may pay as well: with so many of the tiles that the seat does not see all could be laid next. */
  | { readonly code: 'or-wait'; readonly tiles: number; readonly hidden: number }
  /** To wait may pay as well: so many tiles do not fit yet. */
  | { readonly code: 'or-wait-for'; readonly left: number }
  /** So many tiles could be laid, but in more steps than a person can carry out. */
  | { readonly code: 'or-more'; readonly tiles: number }
  | { readonly code: 'rearranges'; readonly steps: readonly Step[] };

const rackOf = (view: View): readonly Tile[] => itemAt(view.racks, seatOf(view));

const laidBy = (view: View, move: Move): readonly Tile[] =>
  move.type === 'play' ? playedTiles(view.table, move.table) : [];

/** The known tiles of the rack after this move. */
const rackAfter = (view: View, move: Move): readonly Tile[] => {
  const left = [...rackOf(view)];
  for (const tile of laidBy(view, move)) left.splice(left.indexOf(tile), 1);
  return left;
};

const numbersOn = (rack: readonly Tile[]): number =>
  rack.reduce((sum, tile) => sum + (tile === JOKER ? 0 : numberOf(tile)), 0);

const jokersIn = (tiles: readonly Tile[]): number => tiles.filter((tile) => tile === JOKER).length;

/** the points of the sets that are made of laid tiles alone, a joker counting as it lies. */
const openingPoints = (table: readonly TileSet[], laid: readonly Tile[]): number => {
  let left = heapOf(laid);
  return table.reduce((sum, set) => {
    const rest = [...left];
    if (set.tiles.some((tile) => --rest[tile]! < 0)) return sum;
    left = rest;
    return sum + pointsOf(set);
  }, 0);
};

const ownPoints = ({ options }: View, rack: readonly Tile[]): number =>
  worth(bestOpening(options, heapOf(rack)));

const stepsOfPlay = (view: View, move: Move): readonly Because[] =>
  move.type === 'play'
    ? [{ code: 'rearranges', steps: stepsOf(view.table, move.table, laidBy(view, move)) }]
    : [];

const whyNothing = (view: View): readonly Because[] => {
  if (view.opened[seatOf(view)]) return findPlay(view) === undefined ? [{ code: 'no-tile-fits' }] : [];
  const points = ownPoints(view, rackOf(view));
  const needed = view.options.openMin;
  return points < needed ? [{ code: 'cannot-open', points, needed }] : [];
};

/** The facts of this move alone, whatever the others do. */
const plainFacts = (view: View, move: Move): readonly Because[] => {
  if (move.type !== 'play') return move.type === 'keep' ? [] : whyNothing(view);
  const tiles = laidBy(view, move);
  if (tiles.length === rackOf(view).length) return [{ code: 'goes-out' }];
  if (!view.opened[seatOf(view)]) return [{ code: 'opens', points: openingPoints(move.table, tiles) }];
  return [{ code: 'lays-tiles', tiles }];
};

/** Jokers may go anywhere: then it is enough that all tiles lie in sets. */
const areJokersFree = ({ jokerSets, jokerFreeByRebuild, jokerReuse }: Options): boolean =>
  jokerSets === 'free' && jokerFreeByRebuild && jokerReuse === 'sameTurn';

/** The largest number of tiles of the rack that do not fit yet; the more of them, the fewer tiles make all fit. */
const MAX_LEFT = 4;

/** The hopes of a seat that waits, where it has opened and nearly all its tiles fit. */
const hopesOfWaiting = (view: View): readonly Because[] => {
  const { options, opened, pool } = view;
  const rack = rackOf(view);
  if (!opened[seatOf(view)] || pool === 0 || !areJokersFree(options)) return [];
  const fitting = bestPlay(view, 'tiles')?.played.length ?? 0;
  const left = rack.length - fitting;
  if (left > MAX_LEFT || left === 0) return [];
  const must = heapOf(view.table.flatMap(({ tiles }) => tiles));
  const may = heapOf(rack);
  if (!fitsFast({ must, may })) return [];
  const hidden = unseen(view);
  const tiles = hidden.reduce((sum, count, tile) => {
    const fits = count > 0 && layOut(options, must, may.with(tile, itemAt(may, tile) + 1), 'empty');
    return fits ? sum + count : sum;
  }, 0);
  const all = hidden.reduce((sum, count) => sum + count, 0);
  if (tiles > 0) return [{ code: 'out-next', tiles, hidden: all }];
  return fitting >= left ? [{ code: 'leaves-tiles', left }] : [];
};

/** Somebody else may build on the table. */
const isTableUsed = ({ opened }: View, own: number): boolean =>
  opened.some((isOpen, seat) => isOpen && seat !== own);

const compareTables = (view: View, move: Move, other: Move): readonly Because[] => {
  if (!isTableUsed(view, seatOf(view))) return [];
  const [tiles, instead] = [move, other].map((each) =>
    tilesFitting(view, each.type === 'play' ? each.table : view.table),
  ) as [number, number];
  return tiles < instead ? [{ code: 'table-instead', tiles, instead }] : [];
};

const comparePlays = (view: View, move: Move, other: Move): readonly Because[] => {
  const [own, its] = [rackAfter(view, move), rackAfter(view, other)];
  const list: Because[] = [];
  if (jokersIn(own) > jokersIn(its)) list.push({ code: 'keeps-joker' });
  if (own.length < its.length) list.push({ code: 'rack-instead', tiles: own.length, instead: its.length });
  list.push(...compareTables(view, move, other));
  const [points, instead] = [numbersOn(own), numbersOn(its)];
  if (points < instead) list.push({ code: 'points-instead', points, instead });
  return list;
};

/** Laying beside laying nothing: a tile is drawn then, as long as there are any. */
const compareWithWaiting = (view: View, move: Move, other: Move): readonly Because[] => {
  if (!view.opened[seatOf(view)]) return plainFacts(view, move);
  const tiles = rackAfter(view, move).length;
  const instead = rackOf(view).length + (other.type === 'draw' ? 1 : 0);
  return [{ code: 'rack-instead', tiles, instead }];
};

/** Laying nothing beside laying something. */
const compareWithPlay = (view: View, move: Move, other: Move): readonly Because[] => {
  const list: Because[] = [];
  if (laidBy(view, other).includes(JOKER)) list.push({ code: 'keeps-joker' });
  return [...list, ...hopesOfWaiting(view), ...compareTables(view, move, other)];
};

const compare = (view: View, move: Move, other: Move): readonly Because[] => {
  if (move.type !== 'play') return other.type === 'play' ? compareWithPlay(view, move, other) : [];
  const rack = rackOf(view).length;
  if (laidBy(view, move).length === rack)
    return laidBy(view, other).length === rack ? [] : [{ code: 'goes-out' }];
  return other.type === 'play' ? comparePlays(view, move, other) : compareWithWaiting(view, move, other);
};

const MAX_REASONS = 2;

/**
 * The reasons for a move; beside another only what does not hold for that one as well. The steps of a play come last: they say
 * how it is made.
 */
export const reasons = (view: View, move: Move, other?: Move): readonly Because[] => {
  if (view.phase === 'pairs') return move.type === 'redeal' ? whyNothing(view) : [];
  const facts = other === undefined ? plainFacts(view, move) : compare(view, move, other);
  return facts.length === 0 ? [] : [...facts.slice(0, MAX_REASONS), ...stepsOfPlay(view, move)];
};
