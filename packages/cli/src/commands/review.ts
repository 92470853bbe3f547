// crescendo review FILE: what luck did in a recorded game, what each seat gave away, and where.
import { type Review, type ReviewMoment, reviewError, reviewGame, roundCount } from '@crescendo/bots/review';
import { type AnyMatch, formatSeat, itemAt, range, titleOf } from '@crescendo/rules';
import { readArguments } from '../arguments.ts';
import { CliError } from '../cli-error.ts';
import { readLanguage } from '../language.ts';
import { progress } from '../progress.ts';
import { type CheckedRecord, checkRecordFile } from '../record-file.ts';

type Played = Extract<CheckedRecord, { readonly kind: 'played' }>;

const FLAGS = { json: { type: 'boolean', default: false } } as const;

/** A review of one game, with a bar on a terminal. */
const reviewOf = async (match: AnyMatch, round: number): Promise<Review> => {
  const steps = reviewGame(match, { round });
  let bar: ReturnType<typeof progress> | undefined;
  try {
    for (;;) {
      const { done, value } = await steps.next();
      if (done) return value;
      bar ??= progress('review', value.total);
      await bar.at(value.done);
    }
  } finally {
    bar?.end();
  }
};

const percent = (value: number, digits = 0): string => (100 * value).toFixed(digits).replace('-', '−');

/** Limits a share to the possible; anything beyond is noise. */
const winsInHundred = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));

const signed = (value: number): string => (Math.round(100 * value) > 0 ? '+' : '') + percent(value);

const momentText = (
  { match, words, who }: { readonly match: AnyMatch } & Texts,
  { length, seat, played, better, loss }: ReviewMoment,
): string => {
  const { move } = match.game.notation;
  const [did, instead] = [move.format(played), move.format(better)];
  return `  ${words.moment(length + 1, who(seat), did, instead, percent(loss.value, 1), percent(loss.error, 1))}`;
};

interface Texts {
  readonly words: Played['translations']['cli']['review'];
  readonly who: (seat: number) => string;
}

const seatText = ({ words, who }: Texts, { seats, series }: Review, seat: number): readonly string[] => {
  const review = itemAt(seats, seat);
  if (review === null) return [];
  const { start, result, luck, luckSpread, skill, gift, adjusted, decisions, meanLoss, level } = review;
  return [
    who(seat),
    `  ${words.luck(signed(luck), percent(luckSpread))} ${words.skill(signed(skill))} ${words.gift(signed(gift))}`,
    ...([luck, skill, gift].some((part) => Math.abs(Math.round(100 * part)) > 100)
      ? [`  ${words.beyond}`]
      : []),
    `  ${words.sum(percent(start), percent(result))} ${words.adjusted(winsInHundred(adjusted))}`,
    ...(meanLoss === null
      ? []
      : [`  ${words.decisions(decisions, percent(meanLoss.value, 1), percent(meanLoss.error, 1))}`]),
    ...(level === null ? [] : [`  ${words.level(level.from, level.to)}`]),
    ...(series
      ? [`  ${words.series(percent(itemAt(series.before, seat)), percent(itemAt(series.after, seat)))}`]
      : []),
    '',
  ];
};

const text = ({ record, replay, translations }: Played, reviews: readonly Review[]): string => {
  const { match } = replay;
  const words = translations.cli.review;
  const who = (seat: number): string => record.names[seat] || translations.common.player(formatSeat(seat));
  const texts = { match, words, who };
  const lines = reviews.flatMap((review, i) => [
    ...(reviews.length > 1 ? [words.round(i + 1), ''] : []),
    ...(review.isCalibrated ? [] : [words.rough(review.margin < 1 ? percent(review.margin) : undefined), '']),
    ...range(match.seats).flatMap((seat) => seatText(texts, review, seat)),
    ...(review.moments.length === 0
      ? [words.noMoments]
      : [words.moments, ...review.moments.map((moment) => momentText(texts, moment))]),
    '',
  ]);
  return [`${titleOf(record.game)} · ${range(match.seats).map(who).join(', ')}`, '', ...lines].join('\n');
};

const checkReviewed = (match: AnyMatch): void => {
  const error = reviewError(match);
  if (error === undefined) return;
  throw new CliError(({ noReview }) => {
    if (error === 'not-over') return noReview.notOver;
    return error === 'alone' ? noReview.alone : noReview.notLearnt(titleOf(match.game.id));
  }, 1);
};

export const reviewCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  const file = positionals[0];
  if (file === undefined) throw new CliError((words) => words.whichRecord);
  const checked = await checkRecordFile(file, readLanguage(values.lang, process.env));
  if (checked.kind === 'unreadable' || checked.reason !== undefined) {
    process.stderr.write(`crescendo: ${checked.reason}\n`);
    return 1;
  }
  const { match } = checked.replay;
  checkReviewed(match);
  const reviews: Review[] = [];
  for (const round of range(roundCount(match))) reviews.push(await reviewOf(match, round + 1));
  const json = match.series === null ? itemAt(reviews, 0) : { game: match.game.id, rounds: reviews };
  process.stdout.write(values.json ? `${JSON.stringify(json)}\n` : text(checked, reviews));
  return 0;
};
