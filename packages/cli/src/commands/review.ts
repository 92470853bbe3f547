// crescendo review FILE: what luck did in a recorded game, what each seat gave away, and where.
import {
  type PlayedLike,
  type Review,
  type ReviewMoment,
  reviewError,
  reviewGame,
  roundCount,
} from '@crescendo/bots/review';
import { isFeat, type ShownLoss, type ShownSeat, shownSeat } from '@crescendo/bots/review/shown';
import {
  type AnyMatch,
  type AnyMove,
  formatSeat,
  type GameTypes,
  type Help,
  helpIn,
  itemAt,
  range,
  titleOf,
  turnNumber,
  typedNotation,
} from '@crescendo/rules';
import { readArguments } from '../arguments.ts';
import type { HintTexts } from '../boards/board.ts';
import { boardFor } from '../boards/index.ts';
import { CliError } from '../cli-error.ts';
import { readLanguage } from '../language.ts';
import { progress } from '../progress.ts';
import { type CheckedRecord, checkRecordFile } from '../record-file.ts';

type Played = Extract<CheckedRecord, { readonly kind: 'played' }>;

const FLAGS = { json: { type: 'boolean', default: false } } as const;

/** A review of one game, with a bar on a terminal. */
const reviewOf = async (match: AnyMatch, round: number, help: Help): Promise<Review> => {
  const steps = reviewGame(match, { round, help });
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

const percent = (value: number): string => (100 * value).toFixed(0).replace('-', '−');

/** Whole percents with the sign of a difference. */
const signed = (percents: number): string => (percents > 0 ? '+' : '') + String(percents).replace('-', '−');

interface Texts {
  readonly match: AnyMatch;
  readonly words: Played['translations']['cli']['review'];
  readonly common: Played['translations']['common'];
  readonly who: (seat: number) => string;
  /** The numbers with a decimal in this language. */
  readonly precise: (value: number) => string;
  readonly told: HintTexts<GameTypes>;
}

/** A move as a list tells it: its board's words, or as it is typed. */
const moveIn = ({ match, told }: Texts, move: AnyMove, length: number, seat: number): string =>
  (told.brief(move, match.at(length).matchView(seat).view) ?? typedNotation(match.game).format(move)).replace(
    /\.$/,
    '',
  );

/** "Roll 16", by the board's count. */
const placeOf = ({ match, common }: Texts, { curve }: Review, length: number): string =>
  common.turn(turnNumber(match, length, curve[0]?.length));

const momentText = (
  texts: Texts,
  review: Review,
  { seat, length, played, better }: ReviewMoment,
  { cost, before, after }: ShownLoss,
): string => {
  const move = (one: AnyMove): string => moveIn(texts, one, length, seat);
  const place = placeOf(texts, review, length);
  const costs = { loss: `${cost}`, before: `${before}`, after: `${after}` };
  return `  ${texts.words.moment(place, texts.who(seat), move(played), move(better), costs)}`;
};

const momentTexts = (texts: Texts, review: Review): readonly string[] => {
  const mattering = review.moments.flatMap((moment) => {
    const losses = shownSeat(review, moment.seat)?.losses ?? [];
    const loss = losses.find(({ length }) => length === moment.length);
    return loss ? [momentText(texts, review, moment, loss)] : [];
  });
  return mattering.length === 0 ? [texts.words.noMoments] : [texts.words.moments, ...mattering];
};

const highlightTexts = (texts: Texts, review: Review): readonly string[] => {
  const { words, who } = texts;
  const all = (review.highlights ?? []).filter(isFeat).map(({ seat, length, played, found, of }) => {
    const place = placeOf(texts, review, length);
    return `  ${words.found(place, who(seat), moveIn(texts, played, length, seat), found, of)}`;
  });
  return all.length === 0 ? [] : ['', words.best, ...all];
};

const sumText = ({ words }: Texts, { start, luck, you, others, result }: ShownSeat): string =>
  words.sum(`${start}`, signed(luck), signed(you), signed(others), `${result}`);

const levelText = (words: Texts['words'], { from, to, mayBeBelow, isBelow }: PlayedLike): string => {
  if (isBelow) return words.levelBelow(from);
  return mayBeBelow ? words.levelAtMost(to) : words.level(from, to);
};

const seatText = (texts: Texts, review: Review, seat: number): readonly string[] => {
  const { words, who } = texts;
  const [own, shown] = [itemAt(review.seats, seat), shownSeat(review, seat)];
  if (own === null || shown === undefined) return [];
  const { luckSpread, decisions, meanLoss, level } = own;
  const { luck, you, others } = shown;
  return [
    who(seat),
    `  ${sumText(texts, shown)} ${words.spread(percent(luckSpread))}`,
    ...([luck, you, others].some((part) => Math.abs(part) > 100) ? [`  ${words.beyond}`] : []),
    ...(meanLoss === null ? [] : [`  ${words.decisions(decisions, texts.precise(100 * meanLoss.value))}`]),
    ...(level === null ? [] : [`  ${levelText(words, level)}`]),
    ...(review.series
      ? [
          `  ${words.series(percent(itemAt(review.series.before, seat)), percent(itemAt(review.series.after, seat)))}`,
        ]
      : []),
    '',
  ];
};

const text = (
  { record, replay, translations }: Played,
  reviews: readonly Review[],
  told: HintTexts<GameTypes>,
): string => {
  const { match } = replay;
  const words = translations.cli.review;
  const who = (seat: number): string => record.names[seat] || translations.common.player(formatSeat(seat));
  const decimal = new Intl.NumberFormat(translations.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const precise = (value: number): string => decimal.format(value);
  const texts = { match, words, common: translations.common, who, precise, told };
  const lines = reviews.flatMap((review, i) => [
    ...(reviews.length > 1 ? [words.round(i + 1), ''] : []),
    ...(review.isCalibrated ? [] : [words.rough(review.margin < 1 ? percent(review.margin) : undefined), '']),
    ...range(match.seats).flatMap((seat) => seatText(texts, review, seat)),
    ...momentTexts(texts, review),
    ...highlightTexts(texts, review),
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
  const help = helpIn(checked.record);
  const reviews: Review[] = [];
  for (const round of range(roundCount(match))) reviews.push(await reviewOf(match, round + 1, help));
  const json = match.series === null ? itemAt(reviews, 0) : { game: match.game.id, rounds: reviews };
  const told = await boardFor(match.game.id).hints(checked.translations.language);
  process.stdout.write(values.json ? `${JSON.stringify(json)}\n` : text(checked, reviews, told));
  return 0;
};
