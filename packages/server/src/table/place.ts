// A seat at a table, and who has it.
import type { Seat } from '@crescendo/rules';
import type { Level } from './table-event.ts';

export interface Place {
  readonly person: string | null;
  readonly bot: Level | null;
  readonly entropy: string;
  readonly away: boolean;
  readonly ready: boolean;
  readonly muted: boolean;
  /** Would like a pause. */
  readonly wish: boolean;
  /** Whoever left this seat to a bot in the middle of the game, and may take it back. */
  readonly leaver: string | null;
}

type Places = readonly Place[];

export const FREE: Place = {
  person: null,
  bot: null,
  entropy: '',
  away: false,
  ready: false,
  muted: false,
  wish: false,
  leaver: null,
};

export const isFree = ({ person, bot }: Place): boolean => person === null && bot === null;

const seatWhere = (places: Places, holds: (place: Place) => boolean): Seat | null => {
  const seat = places.findIndex(holds);
  return seat < 0 ? null : seat;
};

export const seatOf = ({ places }: { readonly places: Places }, person: string | null): Seat | null =>
  person === null ? null : seatWhere(places, (place) => place.person === person);

/** The seat this person has left and may take back. */
export const backOf = (
  { places, status }: { readonly places: Places; readonly status: string },
  person: string | null,
): Seat | null =>
  person === null || status !== 'playing' ? null : seatWhere(places, (place) => place.leaver === person);

export const withPlace = (places: Places, seat: Seat, change: Partial<Place>): Places =>
  places.with(seat, { ...places[seat]!, ...change });

/** Would everybody who is at the table like a pause? */
export const allWish = (places: Places): boolean => {
  const here = places.filter(({ person, away }) => person !== null && !away);
  return here.length > 0 && here.every(({ wish }) => wish);
};
