// The chance that a decision left.
import { itemAt, type Seat } from '@crescendo/rules';
import type { SeatPoint } from '../review.ts';

/** The chance after a decision at this point, before the others showed what they had chosen at the same time. */
export const chanceAfter = ({ chances, others }: SeatPoint, seat: Seat): number =>
  itemAt(chances, seat) - others;
