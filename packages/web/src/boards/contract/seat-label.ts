// Names for labels and names for sentences are two things: "You" on a name plate fits into no sentence.
import type { Seat } from '@crescendo/rules';
import type { NameOf } from '@crescendo/words';

/** A name that stands on its own: "You" for the reader. It is no string, so that no function of words takes it. */
export interface SeatLabel {
  readonly text: string;
}

export const labelsFrom =
  (text: (seat: Seat) => string): ((seat: Seat) => SeatLabel) =>
  (seat) => ({ text: text(seat) });

/** For a sentence: `undefined` for the reader, who has a form of their own. */
export const nameOrYou = (name: NameOf, seat: Seat): string | undefined =>
  seat === name.you ? undefined : name(seat);
