// Shows how the result came about: in words, and then in numbers that add up: start, luck, the player, the others.

import type { ShownSeat } from '@crescendo/bots/review/shown';
import { turnNumber } from '@crescendo/rules';
import { isBeyondOneGame, leadChanges, luckRank, percent } from '../data/figures.ts';
import type { ReviewProps } from '../props.ts';
import { type Story, storyOf } from './story.ts';

/** The name of the only other player; `undefined` where there are several. */
const otherName = ({ review, seat, name }: ReviewProps): string | undefined => {
  const [other, ...more] = [...review.seats.keys()].filter((one) => one !== seat);
  return other === undefined || more.length > 0 ? undefined : name.you === other ? undefined : name(other);
};

const storyTexts = (props: ReviewProps, { outcome, luck, cause }: Story): readonly string[] => {
  const { said, about, game, curve, translations } = props;
  const first = said.story(about, outcome, luck);
  switch (cause?.kind) {
    case 'gifts':
      return [first, said.gifts(about, otherName(props), cause.when)];
    case 'one-mistake': {
      const turn = turnNumber(game.match, cause.length, curve[0]?.length);
      return [first, said.oneMistake(about, translations.common.turn(turn))];
    }
    case 'mistakes':
      return [first, said.mistakes(about)];
    case 'clean':
      return [first, said.clean(about)];
    case 'stronger':
      return [first, said.stronger(otherName(props))];
    default:
      return [first];
  }
};

interface Row {
  readonly label: string;
  readonly kind: 'end' | 'part';
  /** In whole percents; the bar of a part begins where the one before ended. */
  readonly value: number;
  readonly from: number;
}

const rowsOf = (props: ReviewProps, { start, luck, you, others, result }: ShownSeat): readonly Row[] => {
  const { said, seatLabel, seat } = props;
  const part = (label: string, value: number, from: number): Row => ({ label, kind: 'part', value, from });
  return [
    { label: said.sumStart, kind: 'end', value: start, from: 0 },
    part(said.sumLuck, luck, start),
    part(seatLabel(seat).text, you, start + luck),
    part(otherName(props) ?? said.sumOthers, others, start + luck + you),
    { label: said.sumResult, kind: 'end', value: result, from: 0 },
  ];
};

const Sum = (props: ReviewProps & { readonly sum: ShownSeat }) => {
  const { said, sum, translations } = props;
  const rows = rowsOf(props, sum);
  const stops = rows.flatMap(({ from, value }) => [from, from + value]);
  const [least, most] = [Math.min(0, ...stops), Math.max(100, ...stops)];
  const place = (percents: number): string => `${((100 * percents) / (most - least)).toFixed(2)}%`;
  return (
    <table class="review-sum full-width text-15" aria-label={said.sum}>
      <tbody>
        {rows.map(({ label, kind, value, from }) => (
          <tr key={label} data-kind={kind}>
            <th scope="row" class="ellipsis">
              {label}
            </th>
            <td class="sum-lane" aria-hidden="true">
              <span
                class={`sum-bar block ${kind === 'end' ? '' : value < 0 ? 'less' : 'more'}`}
                style={{
                  marginInlineStart: place(Math.min(from, from + value) - least),
                  width: place(Math.abs(value)),
                }}
              />
            </td>
            <td class="sum-value number">{percent(translations.language, value / 100, kind === 'part')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The most that one of the others' decisions cost together, in percent. */
const mostLost = (seats: ReviewProps['review']['seats'], own: number): number =>
  Math.max(0, ...seats.map((one, seat) => (one && seat !== own ? -100 * one.skill : 0)));

export const FiguresPart = (props: ReviewProps) => {
  const { review, seat, said, about, isWhole, translations, shown, curve } = props;
  const own = review.seats[seat];
  if (!own && isWhole) return null;
  const share = (value = 0): string => percent(translations.language, value);
  const unusual = own ? luckRank(own) : undefined;
  const story = shown && storyOf(shown, curve, unusual, mostLost(review.seats, seat));
  const [first, ...more] = story ? storyTexts(props, story) : [];
  const rank = story && story.luck !== 'even' ? unusual : undefined;
  return (
    <section class="leaf review-figures" aria-labelledby="review-figures">
      <h2 id="review-figures">{said.figures}</h2>
      {review.isCalibrated ? (
        <>
          <p class="review-story">
            <b>{first ?? '…'}</b> {more.join(' ')}
          </p>
          {shown && <Sum {...props} sum={shown} />}
          {rank && <p class="quiet">{said.luckRank(rank)}</p>}
          {shown && isBeyondOneGame([shown.luck, shown.you, shown.others]) && (
            <p class="quiet">{said.beyond(leadChanges(curve, seat))}</p>
          )}
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
