// The time each seat has. A function of the steps and their times, so it survives whoever kept it.
import type { Clock } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';

export interface ClockState {
  /** Milliseconds left in each seat's bank, before this turn. */
  readonly bank: readonly number[];
  /** Spent in this turn before the clock was last stopped. */
  readonly used: readonly number[];
  /** Since when a seat's clock runs; `null`: it does not. */
  readonly since: readonly (number | null)[];
}

const DAY = 86_400_000;

export const newClock = (clock: Clock, seats: number): ClockState => ({
  bank: Array.from({ length: seats }, () => (clock.kind === 'bank' ? clock.seconds * 1000 : 0)),
  used: Array.from({ length: seats }, () => 0),
  since: Array.from({ length: seats }, () => null),
});

const spent = ({ used, since }: ClockState, seat: Seat, now: number): number =>
  used[seat]! + (since[seat] === null ? 0 : Math.max(0, now - since[seat]!));

/** Milliseconds this seat has left; `null`: as long as it likes. */
export const timeLeft = (clock: Clock, state: ClockState, seat: Seat, now: number): number | null => {
  if (clock.kind === 'none') return null;
  if (clock.kind === 'bank') return state.bank[seat]! - spent(state, seat, now);
  const limit = clock.kind === 'move' ? clock.seconds * 1000 : clock.days * DAY;
  return limit - spent(state, seat, now);
};

/** A move was made (`mover`), or the game began (`null`): clocks stop, go on and start as the turn says. */
export const clockAfter = (
  clock: Clock,
  state: ClockState,
  turn: { readonly mover: Seat | null; readonly acting: readonly Seat[]; readonly at: number },
): ClockState => {
  const { mover, acting, at } = turn;
  const goesOn = (seat: Seat): boolean =>
    seat !== mover && state.since[seat] !== null && acting.includes(seat);
  const each = <T>(list: readonly T[], next: (old: T, seat: Seat) => T): T[] => list.map(next);
  return {
    bank: each(state.bank, (left, seat) =>
      seat === mover && clock.kind === 'bank'
        ? Math.max(0, left - spent(state, seat, at)) + clock.increment * 1000
        : left,
    ),
    used: each(state.used, (ms, seat) => (goesOn(seat) ? ms : 0)),
    since: each(state.since, (old, seat) => (goesOn(seat) ? old : acting.includes(seat) ? at : null)),
  };
};

export const clockStopped = (state: ClockState, at: number): ClockState => ({
  bank: state.bank,
  used: state.used.map((_, seat) => spent(state, seat, at)),
  since: state.since.map(() => null),
});

export const clockResumed = (state: ClockState, acting: readonly Seat[], at: number): ClockState => ({
  ...state,
  since: state.since.map((_, seat) => (acting.includes(seat) ? at : null)),
});
