// Rummikub for the network of chances: how many tiles each seat holds and, of the viewer's own rack, what could be laid.
import { heapOf, JOKER, numberOf, rummikub, type View } from '@crescendo/rules/rummikub';
import type { SeatFeatures } from '../../win-chances/features.ts';
import { EMPTY_HEAP, KINDS } from '../model/heap.ts';
import { heapLaid } from '../solver/lay-out.ts';

const SIZE = 24;

/** The facts about a rack that the viewer sees. */
interface Rack {
  points: number;
  jokers: number;
  /** Tiles that can be laid now, or in an opening; and the points of what stays. */
  laid: number;
  stays: number;
  /** Tiles with a neighbour or a twin of another colour, jokers aside. */
  friends: number;
  /** Before the opening: tiles the rack's own sets hold, whatever they count. */
  inSets: number;
}

const rack: Rack = { points: 0, jokers: 0, laid: 0, stays: 0, friends: 0, inSets: 0 };

const pointsOf = (tile: number, penalty: number): number => (tile === JOKER ? penalty : numberOf(tile));

const hasNeighbour = (heap: readonly number[], tile: number): boolean => {
  const number = tile % 13;
  for (let other = number; other < JOKER; other += 13) if (other !== tile && heap[other]! > 0) return true;
  const has = (step: number) => number + step >= 0 && number + step < 13 && heap[tile + step]! > 0;
  return has(-1) || has(1) || has(-2) || has(2);
};

const count = (laid: readonly number[] | undefined): number => {
  let sum = 0;
  if (laid) for (let tile = 0; tile < KINDS; tile++) sum += laid[tile]!;
  return sum;
};

/** A review asks about the same rack on the same table several times, and with many tiles the answer takes long. */
const known = new Map<string, readonly number[] | undefined>();
const MAX_KNOWN = 10_000;

const laidOf = (
  options: View['options'],
  must: readonly number[],
  may: readonly number[],
  need: number,
): readonly number[] | undefined => {
  const key = `${options.colours} ${options.values} ${options.jokerPenalty} ${need} ${must.join('')} ${may.join('')}`;
  if (known.has(key)) return known.get(key);
  const laid = heapLaid(options, must, may, need);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, laid);
  return laid;
};

/** The tiles of its rack that a seat could lay now, as a heap; `undefined`: nothing. */
const couldLay = ({ options, table, opened }: View, seat: number, heap: readonly number[]) => {
  if (!opened[seat]) return laidOf(options, EMPTY_HEAP, heap, options.openMin);
  return laidOf(options, heapOf(table.flatMap(({ tiles }) => tiles)), heap, 0);
};

/** Tells whether this seat, whose rack is seen, could lay all of it now. */
export const couldLayAll = (view: View, seat: number): boolean => {
  const tiles = view.racks[seat]!;
  return count(couldLay(view, seat, heapOf(tiles))) === tiles.length;
};

const readRack = (view: View, seat: number): void => {
  const { options } = view;
  const heap = heapOf(view.racks[seat]!);
  const opened = view.opened[seat]!;
  const laid = couldLay(view, seat, heap);
  rack.jokers = heap[JOKER]!;
  rack.laid = count(laid);
  rack.inSets = opened || laid ? rack.laid : count(laidOf(options, EMPTY_HEAP, heap, 0));
  rack.points = 0;
  rack.stays = 0;
  rack.friends = 0;
  for (let tile = 0; tile < KINDS; tile++) {
    const many = heap[tile]!;
    if (many === 0) continue;
    rack.points += many * pointsOf(tile, options.jokerPenalty);
    rack.stays += (many - (laid?.[tile] ?? 0)) * pointsOf(tile, options.jokerPenalty);
    if (tile !== JOKER && hasNeighbour(heap, tile)) rack.friends += many;
  }
};

export const rummikubFeatures: SeatFeatures<View> = {
  size: SIZE,
  version: 1,
  canRead: ({ options }) => options.copies <= 2 && options.jokers <= 2,
  isLearnt: ({ options }) => {
    const learnt = rummikub.options;
    const same = [
      'openMin',
      'openTableLocked',
      'mayDelayOpening',
      'jokerSets',
      'jokerFreeByRebuild',
      'jokerReuse',
    ] as const;
    const pieces = ['jokers', 'values', 'colours', 'copies', 'handSize'] as const;
    return (
      [...same, ...pieces].every((name) => options[name] === learnt[name]) &&
      options.deal !== 'jokerEach' &&
      options.emptyPool === learnt.emptyPool
    );
  },
  read: (view, to) => {
    const { seats, active, phase, pool, passes, opened } = view;
    const isPlaying = phase === 'turn' || phase === 'drawing';
    for (let seat = 0; seat < seats; seat++) {
      const tiles = view.racks[seat]!;
      const drawing = phase === 'drawing' && seat === active;
      const wait = drawing ? seats : (seat - active + seats) % seats;
      const size = tiles.length + (drawing ? view.owed : 0);
      const isKnown = isPlaying && tiles.length > 0 && tiles[0]! >= 0;
      if (isKnown) readRack(view, seat);
      const left = tiles.length - rack.laid;
      let at = seat * SIZE;
      to[at++] = isPlaying ? size : 14;
      to[at++] = isPlaying ? Math.min(size, 8) : 8;
      to[at++] = isPlaying && size <= 3 ? 4 - size : 0;
      to[at++] = opened[seat] ? 1 : 0;
      to[at++] = isPlaying ? wait : 0;
      to[at++] = isPlaying && wait === 0 ? 1 : 0;
      to[at++] = isPlaying && wait === 1 ? 1 : 0;
      to[at++] = Math.min(pool, 80);
      to[at++] = isPlaying ? Math.min(pool, 12) : 12;
      to[at++] = isPlaying && pool === 0 ? 1 : 0;
      to[at++] = passes;
      to[at++] = isPlaying ? 1 : 0;
      to[at++] = isKnown ? 1 : 0;
      to[at++] = isKnown ? rack.points : 0;
      to[at++] = isKnown ? rack.jokers : 0;
      to[at++] = isKnown ? rack.laid : 0;
      to[at++] = isKnown ? Math.min(left, 14) : 0;
      to[at++] = isKnown && left <= 4 ? 5 - left : 0;
      to[at++] = isKnown && left === 0 ? 1 : 0;
      to[at++] = isKnown && left === 0 && wait === 0 ? 1 : 0;
      to[at++] = isKnown && left <= 1 ? 1 : 0;
      to[at++] = isKnown ? rack.stays : 0;
      to[at++] = isKnown ? rack.friends : 0;
      to[at++] = isKnown ? rack.inSets : 0;
    }
  },
};
