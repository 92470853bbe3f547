// A seat at a table, and who has it.
import type { AbsenceChoice, Status } from '@crescendo/protocol';
import { itemAt, type Seat } from '@crescendo/rules';
import type { Level } from './log/table-event.ts';

/** What a seat wants to happen to the one of an absent player. */
export interface AbsenceVote {
  readonly seat: Seat;
  readonly choice: AbsenceChoice;
}

export interface Place {
  readonly person: string | null;
  readonly bot: Level | null;
  /** The player's contribution to the dice, once revealed. */
  readonly entropy: string;
  /** What the player has committed to contribute; empty: nothing, or a contribution without a commitment. */
  readonly commitment: string;
  readonly away: boolean;
  readonly ready: boolean;
  readonly muted: boolean;
  readonly wantsPause: boolean;
  /** While this player is absent: what the others want. */
  readonly votes: readonly AbsenceVote[];
  /** After the game: may the others see the review of this seat? */
  readonly sharesReview: boolean;
  /** The player who left this seat to a bot during the game, and may take it back. */
  readonly leaver: string | null;
  /** The player who held this seat in this game before a bot took it over, whether or not it may be taken back. */
  readonly former: string | null;
}

type Places = readonly Place[];

export const FREE: Place = {
  person: null,
  bot: null,
  entropy: '',
  commitment: '',
  away: false,
  ready: false,
  muted: false,
  wantsPause: false,
  votes: [],
  sharesReview: false,
  leaver: null,
  former: null,
};

/** Has this player still to reveal what was committed to? */
export const isUnrevealed = ({ commitment, entropy }: Place): boolean => commitment !== '' && entropy === '';

export const isFree = ({ person, bot }: Place): boolean => person === null && bot === null;

/** The place of a seat that exists. */
export const placeAt = (places: Places, seat: Seat): Place => itemAt(places, seat);

const seatWhere = (places: Places, holds: (place: Place) => boolean): Seat | null => {
  const seat = places.findIndex(holds);
  return seat < 0 ? null : seat;
};

export const seatOf = ({ places }: { readonly places: Places }, person: string | null): Seat | null =>
  person === null ? null : seatWhere(places, (place) => place.person === person);

/** The seat that this person has left and may take back. */
export const seatLeftBy = (
  { places, status }: { readonly places: Places; readonly status: Status },
  person: string | null,
): Seat | null =>
  person === null || status !== 'playing' ? null : seatWhere(places, (place) => place.leaver === person);

export const withPlace = (places: Places, seat: Seat, change: Partial<Place>): Places =>
  places.with(seat, { ...placeAt(places, seat), ...change });

/** Do all players who are at the table want a pause? */
export const allWantPause = (places: Places): boolean => {
  const present = places.filter(({ person, away }) => person !== null && !away);
  return present.length > 0 && present.every(({ wantsPause }) => wantsPause);
};
