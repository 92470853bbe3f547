// The decisions in which somebody had help: nobody is praised for them, or judged by them.
import type { AnyEvent, Help, Seat } from '@crescendo/rules';
import type { Round } from '../rounds.ts';

/** The place of the seat's last move before this one; a move of the same turn, with nothing left to chance between them, does not count. */
const lastMoveBefore = (events: readonly AnyEvent[], at: number, seat: Seat): number => {
  let isSameTurn = true;
  let skipped = 0;
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i];
    if (event?.kind !== 'move') isSameTurn = false;
    else if (event.seat === seat && !(isSameTurn && skipped++ === 0)) return i;
  }
  return -1;
};

/** Tells whether the one who made this decision had asked for a hint since the last one. */
export const hadHint = ({ events, start }: Round, { asked }: Help, at: number): boolean => {
  const event = events[at];
  if (event?.kind !== 'move') return false;
  const last = lastMoveBefore(events, at, event.seat);
  return asked.some(
    ({ seat, length }) => seat === event.seat && length - start > last && length - start <= at,
  );
};
