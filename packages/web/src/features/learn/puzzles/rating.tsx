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

/** The number with its range, or what gives one. */
export const ratingText = (progress: Progress, words: PuzzleWords): string => {
  const rating = ratingNumber(progress);
  if (rating === null) return words.ratingNone;
  const isProvisional = progress.player.deviation > MAX_DEVIATION;
  return words[isProvisional ? 'ratingProvisional' : 'ratingRange'](rating, rangeOf(progress));
};

interface RatingProps {
  readonly progress: Progress;
  /** The rating before, where that is known. */
  readonly from?: number | null;
  readonly words: PuzzleWords;
}

export const RatingText = ({ progress, from = null, words }: RatingProps) => {
  const rating = ratingNumber(progress);
  const text = ratingText(progress, words);
  if (rating === null) return <p class="puzzle-rating quiet">{text}</p>;
  return (
    <p class="puzzle-rating">
      {words.rating}{' '}
      <b class="number">
        {from !== null && from !== rating && `${from} → `}
        {text}
      </b>
    </p>
  );
};
