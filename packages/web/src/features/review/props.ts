// The props of the parts of a review.
import type { Review, ReviewMoment } from '@crescendo/bots/review';
import type { Seat } from '@crescendo/rules';
import type { TableReaderProps } from '../play/frame/props.ts';
import type { ReviewStep } from './data/steps.ts';
import type { Reviewable } from './source.ts';
import type { ReviewWords } from './words.ts';

/** A moment that mattered, and the number it has on the curve. */
export interface NumberedMoment extends ReviewMoment {
  readonly label: number;
  /** The step before it. */
  readonly step: number;
}

export interface ReviewProps extends TableReaderProps {
  readonly game: Reviewable;
  readonly review: Review;
  /** Tells whether decisions are judged already. */
  readonly isWhole: boolean;
  readonly said: ReviewWords;
  /** The seat whose review is shown. */
  readonly seat: Seat;
  /** For sentences: `undefined` where they are about the reader. */
  readonly about: string | undefined;
  readonly steps: readonly ReviewStep[];
  /** The moments of this seat, in the order of the game. */
  readonly moments: readonly NumberedMoment[];
  /** The step that is shown, and how to show another. */
  readonly at: number;
  readonly select: (step: number) => void;
  /** The moment shown, if it is one that mattered. */
  readonly moment: NumberedMoment | undefined;
}

/** A share as it is shown after a step; a range where chances are not sure, and empty where they are unknown. */
export type Figure = (share: number, step: number) => string;
