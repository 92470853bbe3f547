// Draws the course of a game: the same picture as in the text to share.
import type { Lead, Picture } from './picture.ts';
import type { DailyWords } from './words.ts';

interface CurveProps {
  readonly picture: Picture;
  readonly words: DailyWords;
}

export const Curve = ({ picture, words }: CurveProps) => {
  const count = (wanted: Lead): number => picture.leads.filter((lead) => lead === wanted).length;
  return (
    <p
      class="daily-curve grid"
      role="img"
      aria-label={words.picture(count('ahead'), count('level'), count('behind'))}
    >
      <span>{picture.bars}</span>
      <span class="daily-leads grid">
        {picture.leads.map((lead, n) => (
          <i key={n} class={lead} />
        ))}
      </span>
    </p>
  );
};
