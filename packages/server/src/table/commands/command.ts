// A command becomes a table event, or is rejected with a reason.
import type { AnyMatch, Seat } from '@crescendo/rules';
import type { TableEvent } from '../log/table-event.ts';
import { RequestError } from '../request-error.ts';
import { type SeatState, seatOf } from '../seats.ts';
import type { TableSnapshot } from '../snapshot.ts';
import type { TableConfig } from '../table-config.ts';

/** Pure, and run again when another process was faster: it sees the newest snapshot. */
export type Command = (config: TableConfig, snapshot: TableSnapshot) => TableEvent;

/** Before the shares of the dice are fixed: seats may change hands. */
export const requireOpen = ({ status, fixedAt }: TableSnapshot): void => {
  if (status !== 'open' || fixedAt !== null) throw new RequestError('not-open');
};

/** The game, if moves can be made now. */
export const matchInPlay = ({ status, pausedByAgreement, match }: TableSnapshot): AnyMatch => {
  if (status !== 'playing' || match === null) throw new RequestError('not-playing');
  if (pausedByAgreement) throw new RequestError('paused-by-agreement');
  return match;
};

export const requireHost = ({ host }: TableConfig, person: string): void => {
  if (host !== person) throw new RequestError('not-host');
};

export const ownSeat = (snapshot: TableSnapshot, person: string): Seat => {
  const seat = seatOf(snapshot, person);
  if (seat === null) throw new RequestError('not-seated');
  return seat;
};

/** The state of a seat number from outside. */
export const requireSeatState = ({ seatStates }: TableSnapshot, seat: Seat): SeatState => {
  const seatState = seatStates[seat];
  if (seatState === undefined) throw new RequestError('unknown-seat');
  return seatState;
};
