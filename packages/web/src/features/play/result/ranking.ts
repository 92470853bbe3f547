// Ranks the players: winners before everybody else, then by points; equal points share a place.
import { range, type Seat } from '@crescendo/rules';

export interface Ranked {
  readonly seat: Seat;
  /** The place, from 1. */
  readonly place: number;
}

export const rankSeats = (scores: readonly number[], winners: readonly Seat[]): readonly Ranked[] => {
  const worth = (seat: Seat): number =>
    winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0);
  const isBetter = (one: Seat, other: Seat): boolean => worth(one) > worth(other);
  const seats = range(scores.length);
  return seats
    .map((seat) => ({ seat, place: 1 + seats.filter((other) => isBetter(other, seat)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
};
