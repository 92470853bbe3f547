// Luck and skill in one line each, what they would have been worth with equal luck, and on request how it all adds up.
import type { SeatReview } from '@crescendo/bots/review';
import { isBeyondOneGame, luckRank, percent, sumOf, timesInHundred } from '../data/figures.ts';
import type { ReviewProps } from '../props.ts';

/** A bar from the middle to the right or to the left; the spread shows how far it often goes. */
const Meter = ({ value, spread = 0 }: { readonly value: number; readonly spread?: number }) => {
  const at = (share: number): number => 50 + 50 * Math.max(-1, Math.min(1, share));
  return (
    <svg class="meter full-width block" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect class="meter-ground" x="0" y="3" width="100" height="6" rx="1.5" />
      {spread > 0 && (
        <rect class="meter-spread" x={at(-spread)} y="3" width={at(spread) - at(-spread)} height="6" />
      )}
      <rect
        class={value < 0 ? 'meter-less' : 'meter-more'}
        x={Math.min(50, at(value))}
        y="3"
        width={Math.abs(at(value) - 50)}
        height="6"
      />
      <line class="meter-middle" x1="50" x2="50" y1="0" y2="12" />
    </svg>
  );
};

/** Tells whether one of the figures that everybody sees passes a whole game. */
const isShownBeyond = ({ luck, skill }: SeatReview): boolean => [luck, skill].some(isBeyondOneGame);

const Sum = ({ review, seat, said, about, translations }: ReviewProps) => {
  const own = review.seats[seat];
  if (!own) return null;
  const { start, luck, skill, gift, result } = sumOf(own);
  const show = (points: number, isDifference = true): string =>
    percent(translations.language, points / 100, isDifference);
  return (
    <details class="review-sum">
      <summary class="fold-head text-15">{said.sum}</summary>
      <table class="plain-table full-width text-15">
        <tbody>
          {(
            [
              [said.sumStart, show(start, false)],
              [said.sumLuck, show(luck)],
              [said.sumSkill(about), show(skill)],
              [said.sumGift, show(gift)],
            ] as const
          ).map(([text, value]) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td class="number">{value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{said.sumResult}</th>
            <td class="number">{show(result, false)}</td>
          </tr>
        </tfoot>
      </table>
      {isBeyondOneGame(own.gift) && !isShownBeyond(own) && <p class="quiet">{said.beyond}</p>}
    </details>
  );
};

export const FiguresPart = (props: ReviewProps) => {
  const { review, seat, said, about, isWhole, translations } = props;
  const own = review.seats[seat];
  if (!own && isWhole) return null;
  const signed = (value: number): string => percent(translations.language, value, true);
  const share = (value = 0): string => percent(translations.language, value);
  return (
    <section class="leaf review-figures" aria-labelledby="review-figures">
      <h2 id="review-figures">{said.figures}</h2>
      {review.isCalibrated ? (
        <>
          <p class="review-line">
            <b>{said.luck(own ? signed(own.luck) : '…')}</b>{' '}
            {own && <span>({said.luckRank(luckRank(own))})</span>}
          </p>
          <Meter value={own?.luck ?? 0} spread={own?.luckSpread ?? 0} />
          <p class="review-line">
            <b>{said.skill(own && isWhole ? signed(own.skill) : '…')}</b>
          </p>
          <Meter value={own && isWhole ? own.skill : 0} />
          <p class="review-equal">{own ? said.equalLuck(about, timesInHundred(own.adjusted)) : '…'}</p>
          {own && isWhole && isShownBeyond(own) && <p class="quiet">{said.beyond}</p>}
          {isWhole && <Sum {...props} />}
        </>
      ) : (
        <p>{review.margin < 1 ? said.ranges(percent(translations.language, review.margin)) : said.rough}</p>
      )}
      {review.series && review.isCalibrated && (
        <p>{said.series(about, share(review.series.before[seat]), share(review.series.after[seat]))}</p>
      )}
    </section>
  );
};
