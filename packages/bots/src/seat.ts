import type { Seat, Viewer } from '@crescendo/rules';

/** The seat that a bot plays. A spectator has nothing to decide, so there is none for a spectator. */
export const seatOf = ({ seat }: { readonly seat: Viewer }): Seat => {
  if (seat === null) throw new Error('a bot needs the view of a seat');
  return seat;
};
