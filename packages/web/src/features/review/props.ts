// The props of the parts of a review.
import type { Review, SeatPoint } from '@crescendo/bots/review';
import type { ShownSeat } from '@crescendo/bots/review/shown';
import type { Seat } from '@crescendo/rules';
import type { TableReaderProps } from '../play/frame/props.ts';
import type { Listed, NumberedMoment, PlacedHighlight, PlacedMoment } from './data/moments.ts';
import type { ReviewStep } from './data/steps.ts';
import type { Reviewable } from './source.ts';
import type { ReviewWords } from './words.ts';

export interface ReviewProps extends TableReaderProps {
  readonly game: Reviewable;
  readonly review: Review;
  /** Tells whether decisions are judged already. */
  readonly isWhole: boolean;
  readonly said: ReviewWords;
  /** The seat whose review is shown. */
  readonly seat: Seat;
  /** Its curve. */
  readonly curve: readonly SeatPoint[];
  /** For sentences: `undefined` where they are about the reader. */
  readonly about: string | undefined;
  readonly steps: readonly ReviewStep[];
  /** The seat's game in whole percents; `undefined` while something is missing, or where chances were not measured. */
  readonly shown: ShownSeat | undefined;
  readonly listed: Listed;
  /** The one whose knowledge the chances rest on, as `about`. */
  readonly knower: string | undefined;
  /** The step that is shown, and how to show another. */
  readonly at: number;
  readonly select: (step: number) => void;
  /** The decision that the step shown is listed with, if it is. */
  readonly moment: NumberedMoment | undefined;
  readonly highlight: PlacedHighlight | undefined;
  readonly missed: PlacedMoment | undefined;
  /** A chance as it is shown after a step; a range where chances are not sure, and empty where they are unknown. */
  readonly figure: Figure;
}

export type Figure = (seat: Seat, step: number) => string;
