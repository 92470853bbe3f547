// The time each seat has. A function of the events and their times, so it survives the process that kept it.
import type { Clock } from '@crescendo/protocol';
import { itemAt, range, type Seat } from '@crescendo/rules';

/** The clock of one seat. */
interface SeatClock {
  /** Milliseconds left in the bank, before this turn. */
  readonly bank: number;
  /** Milliseconds spent in this turn before the clock was last stopped. */
  readonly used: number;
  /** The time at which the clock was started; `null`: it does not run. */
  readonly since: number | null;
}

/** One for each seat. */
export type ClockState = readonly SeatClock[];

const DAY_MS = 86_400_000;

export const newClock = (clock: Clock, seats: number): ClockState =>
  range(seats).map(() => ({ bank: clock.kind === 'bank' ? clock.seconds * 1000 : 0, used: 0, since: null }));

const spent = ({ used, since }: SeatClock, now: number): number =>
  used + (since === null ? 0 : Math.max(0, now - since));

export const isRunning = (state: ClockState, seat: Seat): boolean => itemAt(state, seat).since !== null;

/** Tells whether the time of anybody is running out. */
export const isAnyRunning = (clock: Clock, state: ClockState): boolean =>
  clock.kind !== 'none' && state.some(({ since }) => since !== null);

/** Milliseconds this seat has left; `null`: unlimited. */
export const timeLeft = (clock: Clock, state: ClockState, seat: Seat, now: number): number | null => {
  if (clock.kind === 'none') return null;
  const own = itemAt(state, seat);
  if (clock.kind === 'bank') return own.bank - spent(own, now);
  const limit = clock.kind === 'move' ? clock.seconds * 1000 : clock.days * DAY_MS;
  return limit - spent(own, now);
};

/** After a move of `mover`, or the start (`null`): clocks stop, keep running or start according to the turn. */
export const clockAfterMove = (
  clock: Clock,
  state: ClockState,
  turn: { readonly mover: Seat | null; readonly acting: readonly Seat[]; readonly at: number },
): ClockState => {
  const { mover, acting, at } = turn;
  return state.map((own, seat) => {
    const isActing = acting.includes(seat);
    if (seat !== mover && own.since !== null && isActing) return own;
    const bank =
      seat === mover && clock.kind === 'bank'
        ? Math.max(0, own.bank - spent(own, at)) + clock.increment * 1000
        : own.bank;
    return { bank, used: 0, since: isActing ? at : null };
  });
};

export const stoppedClock = (state: ClockState, at: number): ClockState =>
  state.map((own) => ({ bank: own.bank, used: spent(own, at), since: null }));

export const resumedClock = (state: ClockState, acting: readonly Seat[], at: number): ClockState =>
  state.map((own, seat) => ({ ...own, since: acting.includes(seat) ? at : null }));
