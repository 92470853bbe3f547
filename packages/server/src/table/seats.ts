// A seat at a table, and who has it.
import type { AbsenceChoice, Status } from '@crescendo/protocol';
import { itemAt, type Seat } from '@crescendo/rules';
import type { Level } from './log/table-event.ts';

/** A seat's choice about the seat of an absent player. */
export interface AbsenceVote {
  readonly seat: Seat;
  readonly choice: AbsenceChoice;
}

export interface SeatState {
  readonly person: string | null;
  readonly bot: Level | null;
  /** The player's contribution to the dice, once revealed. */
  readonly entropy: string;
  /** The commitment of the player to a contribution; empty: none, or a contribution without a commitment. */
  readonly commitment: string;
  readonly away: boolean;
  readonly ready: boolean;
  readonly muted: boolean;
  readonly wantsPause: boolean;
  /** The time at which another player asked this one to decide at last; `null`: nobody has, since the last decision. */
  readonly nudgedAt: number | null;
  /** While this player is absent: what the others want. */
  readonly votes: readonly AbsenceVote[];
  /** After the game: true if the others may see the review of this seat. */
  readonly sharesReview: boolean;
  /** The player who left this seat to a bot during the game, and may take it back. */
  readonly leaver: string | null;
  /** The player who held this seat in this game before a bot took it over, whether or not it may be taken back. */
  readonly former: string | null;
}

type SeatStates = readonly SeatState[];

export const FREE: SeatState = {
  person: null,
  bot: null,
  entropy: '',
  commitment: '',
  away: false,
  ready: false,
  muted: false,
  wantsPause: false,
  nudgedAt: null,
  votes: [],
  sharesReview: false,
  leaver: null,
  former: null,
};

/** Tells whether this player has still to reveal what was committed to. Nobody waits for a player who has left. */
export const isUnrevealed = ({ person, commitment, entropy }: SeatState): boolean =>
  person !== null && commitment !== '' && entropy === '';

export const isFree = ({ person, bot }: SeatState): boolean => person === null && bot === null;

/** The state of a seat that exists. */
export const seatStateAt = (seatStates: SeatStates, seat: Seat): SeatState => itemAt(seatStates, seat);

const seatWhere = (seatStates: SeatStates, holds: (seatState: SeatState) => boolean): Seat | null => {
  const seat = seatStates.findIndex(holds);
  return seat < 0 ? null : seat;
};

export const seatOf = (
  { seatStates }: { readonly seatStates: SeatStates },
  person: string | null,
): Seat | null =>
  person === null ? null : seatWhere(seatStates, (seatState) => seatState.person === person);

/** The seat that this person has left and may take back. */
export const seatLeftBy = (
  { seatStates, status }: { readonly seatStates: SeatStates; readonly status: Status },
  person: string | null,
): Seat | null =>
  person === null || status !== 'playing'
    ? null
    : seatWhere(seatStates, (seatState) => seatState.leaver === person);

export const withSeatState = (seatStates: SeatStates, seat: Seat, change: Partial<SeatState>): SeatStates =>
  seatStates.with(seat, { ...seatStateAt(seatStates, seat), ...change });

/** Tells whether all players who are at the table want a pause. */
export const allWantPause = (seatStates: SeatStates): boolean => {
  const present = seatStates.filter(({ person, away }) => person !== null && !away);
  return present.length > 0 && present.every(({ wantsPause }) => wantsPause);
};
