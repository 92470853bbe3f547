// A player's rating in words: a number with its range once it says something, and until then how long that takes.
import type { Progress } from '../progress/progress.ts';
import type { PuzzleWords } from '../solving/words.ts';

/** With more doubt than this the range is wider than the differences between most puzzles. */
const MAX_DEVIATION = 100;
/** About so many puzzles it takes to get there: 18 for the average of simulated players. */
const NEEDED = 20;

export const isRatingKnown = ({ player }: Progress): boolean => player.deviation <= MAX_DEVIATION;

/** Nineteen times in twenty the true rating lies within so much of the number. */
const rangeOf = ({ player }: Progress): number => 10 * Math.round((2 * player.deviation) / 10);

interface RatingTextProps {
  readonly progress: Progress;
  /** The rating before, where that is known. */
  readonly from?: number | null;
  readonly words: PuzzleWords;
}

export const RatingText = ({ progress, from = null, words }: RatingTextProps) => {
  if (!isRatingKnown(progress))
    return <p class="puzzle-rating quiet">{words.ratingLater(progress.counted, NEEDED)}</p>;
  const rating = Math.round(progress.player.rating);
  return (
    <p class="puzzle-rating">
      {words.rating}{' '}
      <b class="number">
        {from !== null && from !== rating && `${from} → `}
        {words.ratingRange(rating, rangeOf(progress))}
      </b>
    </p>
  );
};
