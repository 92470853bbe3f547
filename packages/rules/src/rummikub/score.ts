import type { Seat, Turn } from '../game.ts';
import { itemAt } from '../lists.ts';
import { findOpening } from './plays/opening.ts';
import { heapOf, JOKER, numberOf } from './sets/tiles.ts';
import type { Options, State, Tile, View } from './types.ts';

/** what the tiles on a rack count. */
export const rackPoints = (rack: readonly Tile[], { jokerPenalty }: Options): number =>
  rack.reduce((sum, tile) => sum + (tile === JOKER ? jokerPenalty : numberOf(tile)), 0);

/** what a seat that never opened pays on top of its rack. */
export const unopenedPoints = (rack: readonly Tile[], options: Options): number => {
  const { neverOpened, couldHaveOpened } = options;
  if (neverOpened === couldHaveOpened) return neverOpened;
  return findOpening(options, heapOf(rack)) === undefined ? neverOpened : couldHaveOpened;
};

/** what each seat's rack counts when the round is over. */
export const rackCounts = ({ racks, opened, options }: State | View): readonly number[] =>
  racks.map((rack, seat) => rackPoints(rack, options) + (opened[seat] ? 0 : unopenedPoints(rack, options)));

/** who is out; else the lowest count. */
export const winnersOf = (position: State | View): readonly Seat[] => {
  const out = position.racks.findIndex((rack) => rack.length === 0);
  if (position.ending === 'out') return [out];
  const all = rackCounts(position);
  const least = Math.min(...all);
  return all.flatMap((count, seat) => (count === least ? [seat] : []));
};

/** losers pay, winners share. The scores add up to nothing. */
export const result = (position: State | View): Turn => {
  const all = rackCounts(position);
  const winners = winnersOf(position);
  const own = position.ending === 'out' ? 0 : itemAt(all, itemAt(winners, 0));
  const scores = all.map((count, seat) => (winners.includes(seat) ? 0 : own - count));
  const paid = -scores.reduce((sum, score) => sum + score, 0);
  // who sits nearer to the start seat gets what cannot be shared.
  const nearest = [...winners].sort((a, b) => fromFirst(a) - fromFirst(b));
  nearest.forEach((seat, i) => {
    scores[seat] = Math.floor(paid / winners.length) + (i < paid % winners.length ? 1 : 0);
  });
  return { kind: 'over', scores: scores.map((score) => score + 0), winners };

  function fromFirst(seat: Seat): number {
    return (seat - position.first + position.seats) % position.seats;
  }
};
