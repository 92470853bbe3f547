// A player's rating in words: a number with its range, provisional until the range says something.
import type { Progress } from '../progress/progress.ts';
import type { PuzzleWords } from '../solving/words.ts';

/** With more doubt than this the range is wider than the differences between most puzzles: 18 puzzles on average. */
const MAX_DEVIATION = 100;

/** Nineteen times in twenty the true rating lies within so much of the number. */
const rangeOf = ({ player }: Progress): number => 10 * Math.round((2 * player.deviation) / 10);

/** The rating as a whole number; `null` before the first puzzle. */
export const ratingNumber = ({ player, counted }: Progress): number | null =>
  counted > 0 ? Math.round(player.rating) : null;

/** Tells whether the range is still too wide to tell players apart. */
export const isProvisional = ({ player }: Progress): boolean => player.deviation > MAX_DEVIATION;

interface RatingProps {
  readonly progress: Progress;
  /** The rating before, where that is known. */
  readonly from?: number | null;
  readonly words: PuzzleWords;
}

export const RatingText = ({ progress, from = null, words }: RatingProps) => {
  const rating = ratingNumber(progress);
  if (rating === null) return <p class="puzzle-rating quiet">{words.ratingNone}</p>;
  return (
    <p class="puzzle-rating">
      {words.rating}{' '}
      <b class="number">
        {from !== null && from !== rating && `${from} → `}
        {words.ratingRange(rating, rangeOf(progress))}
      </b>{' '}
      {isProvisional(progress) && <span class="soft">{words.ratingProvisional}</span>}
    </p>
  );
};
