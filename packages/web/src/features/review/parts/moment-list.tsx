// The moments that mattered, at most three: numbers on the curve and buttons below it.
import { reducesMotion } from '../../../shell/motion.ts';
import { percent } from '../data/figures.ts';
import { themeText } from '../data/theme-words.ts';
import type { ReviewProps } from '../props.ts';

/** Scrolls to the moment's text where the board is beside the list and stays in sight; otherwise to the board. */
const showMoment = (): void => {
  const stage = document.querySelector('.review-stage');
  if (!stage) return;
  const behavior = reducesMotion() ? 'auto' : 'smooth';
  if (getComputedStyle(stage).position !== 'sticky') stage.scrollIntoView({ block: 'start', behavior });
  // Once it is there.
  else
    requestAnimationFrame(() =>
      document.querySelector('.moment')?.scrollIntoView({ block: 'nearest', behavior }),
    );
};

export const MomentList = (props: ReviewProps) => {
  const { game, review, moments, moment, select, said, about, isWhole, translations } = props;
  if (!isWhole) return null;
  return (
    <div class="moment-list">
      <h2 id="review-moments">{said.moments}</h2>
      {moments.length === 0 ? (
        <p class="moment-none">{said.none(about)}</p>
      ) : (
        <ul class="grid gap-6" aria-labelledby="review-moments">
          {moments.map(({ label, step, loss, theme }) => (
            <li key={label}>
              <button
                type="button"
                class="moment-button row full-width gap-10 sunk round-12 text-left touch-high"
                aria-pressed={moment?.label === label}
                onClick={() => {
                  select(step);
                  showMoment();
                }}
              >
                <span class="moment-label square accented rigid circle text-16 number">{label}</span>
                <span class="moment-kind grow">{themeText(review.game, theme)}</span>
                {review.isCalibrated && (
                  <b class="number">{percent(translations.language, -loss.value, true)}</b>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {game.own !== undefined && moments.length > 0 && (
        <p class="quiet">
          {said.practise(moments.length)} <a href="/mistakes">{said.toMistakes}</a>
        </p>
      )}
    </div>
  );
};
