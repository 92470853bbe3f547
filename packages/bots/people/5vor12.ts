// People at 5 vor 12, as far as a program can be like them (docs/people.md): where a number would look right on the board, which open tiles and
// which exchanges they see, and how long they look. They count no tiles.
import { type Bot, type Dice, itemAt } from '@crescendo/rules';
import {
  bounds,
  DIAGONAL,
  type Move,
  SQUARES,
  type Square,
  type Tile,
  type View,
  type VorZwoelf,
} from '@crescendo/rules/5vor12';
import { seatOf } from '../src/seat.ts';

interface Person {
  /** The chance to see an open tile that fits a free square; each other open tile makes it a little harder. */
  readonly sees: number;
  readonly crowding: number;
  /** The chance to think of an exchange for a tile. */
  readonly exchanges: number;
  /** The largest error in judging a square. */
  readonly blur: number;
  /** An open tile is taken only for a square whose right number, as it looks, is at most so far away. */
  readonly reach: number;
  /** An exchange must look so much better. */
  readonly gain: number;
  /** The cost of leaving only one number for a free square; of leaving n numbers: an nth of it. */
  readonly room: number;
}

export const CAREFUL: Person = {
  sees: 0.9,
  crowding: 0.02,
  exchanges: 0.7,
  blur: 1,
  reach: 3,
  gain: 1,
  room: 1,
};

export const BY_FEELING: Person = {
  sees: 0.5,
  crowding: 0.04,
  exchanges: 0.06,
  blur: 4,
  reach: 5,
  gain: 2,
  room: 0,
};

export const PRACTISED: Person = {
  sees: 0.97,
  crowding: 0.01,
  exchanges: 0.95,
  blur: 0.5,
  reach: 3,
  gain: 0.5,
  room: 4,
};

/** The printed board goes up to this; distances are in its numbers. */
const HIGHEST = 20;

/** The number that would look right: the board rises evenly from corner to corner. */
const ideal = ({ size, highest }: View['options'], at: Square): number =>
  (((Math.floor(at / 4) + (at % 4) + 0.65) / (2 * (size - 1) + 1.3)) * (highest + 1) * HIGHEST) / highest;

/** Adds up, for all free squares, one over the numbers that are left for it; three for one that no number fits. */
const tightness = (view: View, board: readonly Tile[]): number => {
  const { low, high } = bounds(view.options.size, board);
  let tight = 0;
  for (const square of itemAt(SQUARES, view.options.size)) {
    if (itemAt(board, square) !== 0) continue;
    const left = Math.min(itemAt(high, square), view.options.highest + 1) - itemAt(low, square) - 1;
    tight += left <= 0 ? 3 : 1 / left;
  }
  return tight;
};

interface Spot {
  readonly at: Square;
  /** The distance from the number that would look right; for an exchange less the present distance. */
  readonly off: number;
  readonly isExchange: boolean;
}

/** The square on which this tile would look best, as far as it is seen. */
const spotFor = (person: Person, view: View, tile: Tile, dice: Dice): Spot | undefined => {
  const { options } = view;
  const board = itemAt(view.boards, seatOf(view));
  const { low, high } = bounds(options.size, board);
  const unit = HIGHEST / options.highest;
  const thinksOfExchange = dice() < person.exchanges;
  const now = person.room === 0 ? 0 : tightness(view, board);
  let [fill, exchange]: (Spot | undefined)[] = [];
  for (const at of itemAt(SQUARES, options.size)) {
    const there = itemAt(board, at);
    if (!(itemAt(low, at) < tile && tile < itemAt(high, at)) || there === tile) continue;
    const isExchange = there !== 0;
    if (isExchange && !thinksOfExchange) continue;
    const wrong = (number: Tile) => Math.abs(number * unit - ideal(options, at));
    const room = person.room === 0 ? 0 : person.room * (tightness(view, board.with(at, tile)) - now);
    const off = wrong(tile) - (isExchange ? wrong(there) : 0) + room + person.blur * (2 * dice() - 1);
    const spot = { at, off, isExchange };
    if (isExchange) {
      if (off <= -person.gain && (exchange === undefined || off < exchange.off)) exchange = spot;
    } else if (fill === undefined || off < fill.off) fill = spot;
  }
  // A square that is filled is a step; of exchanges only one that helps much is better than a bad square.
  if (fill !== undefined && (fill.off <= person.reach || exchange === undefined)) return fill;
  return exchange ?? fill;
};

const start = (person: Person, view: View, dice: Dice): Move => {
  const hand = itemAt(view.hands, seatOf(view));
  if (view.options.start !== 'one') return { type: 'arrange', tiles: hand.toSorted((a, b) => a - b) };
  const board = itemAt(view.boards, seatOf(view));
  const unit = HIGHEST / view.options.highest;
  const free = itemAt(DIAGONAL, view.options.size).filter((at) => itemAt(board, at) === 0);
  const offs = free.map(
    (at) => Math.abs(itemAt(hand, 0) * unit - ideal(view.options, at)) + person.blur * dice(),
  );
  return { type: 'place', at: itemAt(free, offs.indexOf(Math.min(...offs))) };
};

const choose = (person: Person, view: View, dice: Dice): Move => {
  if (view.phase === 'start') return start(person, view, dice);
  if (view.phase === 'placing') {
    const spot = spotFor(person, view, view.drawn, dice);
    return spot === undefined ? { type: 'leave' } : { type: 'place', at: spot.at };
  }
  const open = [...view.middle.entries()].filter(([, count]) => count > 0);
  const sees = person.sees - person.crowding * open.length;
  let best: { readonly tile: Tile; readonly spot: Spot } | undefined;
  for (const [tile] of open) {
    if (dice() >= sees) continue;
    const spot = spotFor(person, view, tile, dice);
    if (spot === undefined || spot.isExchange || spot.off > person.reach) continue;
    if (best === undefined || spot.off < best.spot.off) best = { tile, spot };
  }
  return best === undefined ? { type: 'draw' } : { type: 'take', tile: best.tile, at: best.spot.at };
};

const IDLE_ROUNDS = 10;

export const personAt = (id: string, person: Person): Bot<VorZwoelf> => ({
  id,
  choose: (view, dice) =>
    view.phase === 'choose' && view.idle >= IDLE_ROUNDS * view.seats
      ? { type: 'draw' }
      : choose(person, view, dice),
});

export const PEOPLE: { readonly [id: string]: Bot<VorZwoelf> } = {
  careful: personAt('careful', CAREFUL),
  'by-feeling': personAt('by-feeling', BY_FEELING),
  practised: personAt('practised', PRACTISED),
};
