// The moments that mattered, at most three: numbers on the curve and buttons below it.

import { MOMENT_GAMES } from '@crescendo/bots/review/shown';
import { reducesMotion } from '../../../shell/motion.ts';
import { percent } from '../data/figures.ts';
import type { ReviewProps } from '../props.ts';
import { titleOfMoment } from './moment-title.ts';

/** Scrolls to the moment's text where the board is beside the list and stays in sight; otherwise to the board. */
export const showMoment = (): void => {
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
  const { game, review, listed, shown, moment, select, said, about, isWhole, translations } = props;
  const { moments } = listed;
  if (!isWhole) return null;
  const cost = (points: number): string => percent(translations.language, points / 100, true);
  return (
    <div class="moment-list">
      <h2 id="review-moments">{said.moments}</h2>
      {moments.length === 0 ? (
        <p class="moment-none">{said.none(about, MOMENT_GAMES)}</p>
      ) : (
        <>
          <p class="quiet">{said.momentsWhich(MOMENT_GAMES)}</p>
          <ul class="grid gap-6" aria-labelledby="review-moments">
            {moments.map((one) => (
              <li key={one.label}>
                <button
                  type="button"
                  class="moment-button row full-width gap-10 sunk round-12 text-left touch-high"
                  aria-pressed={moment?.label === one.label}
                  onClick={() => {
                    select(one.step);
                    showMoment();
                  }}
                >
                  <span class="moment-label square accented rigid circle text-16 number">{one.label}</span>
                  <span class="moment-kind grow">
                    {titleOfMoment(props, one, said.moment(one.label))}
                    <span class="block soft text-14">{translations.common.turn(one.turn)}</span>
                  </span>
                  {review.isCalibrated && <b class="number">{cost(-one.shown.cost)}</b>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {shown && shown.rest < 0 && moments.length > 0 && (
        <p class="moment-rest">{said.rest(about, cost(shown.rest))}</p>
      )}
      {game.own !== undefined && moments.length > 0 && (
        <p class="quiet">
          {said.practise(moments.length)} <a href="/mistakes">{said.toMistakes}</a>
        </p>
      )}
    </div>
  );
};
