// A review: how it came about, the curve with the board below it, and what there is to tell about both.
import { rangeOf } from '@crescendo/bots';
import { chancesShown, MOMENT_GAMES, shownSeat } from '@crescendo/bots/review/shown';
import type { AnyMove } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { nameOrYou } from '../../boards/contract/seat-label.ts';
import { announce } from '../../shell/announce.ts';
import { AsText } from './as-text.tsx';
import { BoardAt } from './board-at.tsx';
import { percent, percentRange } from './data/figures.ts';
import { listedOf, type NumberedMoment } from './data/moments.ts';
import { stepsOf, withChancesOf } from './data/steps.ts';
import { useLine } from './line/use-line.ts';
import { HighlightPart, MissedPart } from './parts/card-parts.tsx';
import { Curve } from './parts/curve.tsx';
import { FiguresPart } from './parts/figures-part.tsx';
import { LevelPart } from './parts/level-part.tsx';
import { MomentList } from './parts/moment-list.tsx';
import { MomentPart, type OtherMove } from './parts/moment-part.tsx';
import { OtherLists } from './parts/other-lists.tsx';
import type { Figure, ReviewProps } from './props.ts';

type Given = Pick<
  ReviewProps,
  | 'table'
  | 'board'
  | 'translations'
  | 'words'
  | 'name'
  | 'seatLabel'
  | 'page'
  | 'game'
  | 'review'
  | 'isWhole'
  | 'said'
  | 'seat'
  | 'about'
>;

/** Shows first what cost most, unless the reader has gone somewhere already. */
const useFirstMoment = (
  { isWhole, page }: Given,
  moments: readonly NumberedMoment[],
  select: (step: number) => void,
): void => {
  const hasChosen = useRef(false);
  useEffect(() => {
    if (!isWhole || hasChosen.current || page.shownMoment.value !== undefined) return;
    hasChosen.current = true;
    const worst = moments.reduce<NumberedMoment | undefined>(
      (found, one) => (found && found.shown.cost >= one.shown.cost ? found : one),
      undefined,
    );
    if (worst) select(worst.step);
  }, [isWhole, moments]);
};

/** The moves drawn on the board: the better one, and the one that was played instead. */
const markedMoves = (
  { moment, highlight, missed }: Pick<ReviewProps, 'moment' | 'highlight' | 'missed'>,
  other: OtherMove | undefined,
): { readonly marked: AnyMove | undefined; readonly instead: AnyMove | undefined } => {
  if (missed) return { marked: missed.better, instead: missed.played };
  if (!moment) return { marked: highlight?.played, instead: undefined };
  const asked = other?.label === moment.label ? other.move : undefined;
  return { marked: asked ?? moment.better, instead: asked ? undefined : moment.played };
};

export const ReviewView = (given: Given) => {
  const { game, review, seat, page, said, isWhole, translations } = given;
  const curve = review.curves[seat] ?? [];
  const steps = useMemo(() => stepsOf(game.match, curve), [curve]);
  const listed = useMemo(() => listedOf(game.match, review, seat, steps), [review, seat, steps]);
  const shown = useMemo(
    () => (review.isCalibrated && isWhole ? shownSeat(review, seat) : undefined),
    [review, seat, isWhole],
  );
  const other = useSignal<OtherMove | undefined>(undefined);
  const line = useLine(given);
  const found = steps.findIndex(({ number }) => number === page.number);
  const at = found < 0 ? steps.length - 1 : found;
  const select = (step: number): void => {
    page.shownMoment.value = steps[step]?.number;
    other.value = undefined;
    line.close();
  };
  useFirstMoment(given, listed.moments, select);
  useEffect(() => {
    if (isWhole && listed.moments.length === 0) announce(said.none(given.about, MOMENT_GAMES));
  }, [isWhole]);
  if (steps.length === 0) return null;
  const isAt = ({ step }: { readonly step: number }): boolean => step === at;
  const moment = listed.moments.find(isAt);
  const highlight = moment ? undefined : listed.highlights.find(isAt);
  const missed = moment || highlight ? undefined : listed.missed.find(isAt);
  // A mistake of somebody else is told with all numbers as they could tell them.
  const eyes = missed?.seat ?? seat;
  const theirs = missed && review.curves[eyes];
  const seen = theirs ? withChancesOf(steps, stepsOf(game.match, theirs)) : steps;
  const figure: Figure = (one, step) => {
    const chances = seen[step]?.chances ?? [];
    if (review.isCalibrated || step === steps.length - 1)
      return percent(translations.language, (chancesShown(chances, eyes)[one] ?? 0) / 100);
    if (review.margin >= 1) return '';
    return percentRange(translations.language, rangeOf(chances[one] ?? 0, review.margin));
  };
  const props: ReviewProps = {
    ...given,
    curve,
    steps: seen,
    knower: missed ? nameOrYou(given.name, eyes) : given.about,
    listed,
    shown,
    at,
    select,
    moment,
    highlight,
    missed,
    figure,
  };
  return (
    <div class="review grid gap-14 one-column">
      <FiguresPart {...props} />
      <section class="leaf review-curve" aria-labelledby="review-curve">
        <h2 id="review-curve">{said.curve}</h2>
        <Curve {...props} />
        <MomentList {...props} />
      </section>
      <BoardAt {...props} {...markedMoves(props, other.value)} line={line} />
      <div class="review-beside grid gap-14 content-start">
        {moment && <MomentPart {...props} moment={moment} other={other} line={line} />}
        {highlight && <HighlightPart {...props} highlight={highlight} />}
        {missed && <MissedPart {...props} missed={missed} />}
        <OtherLists {...props} />
        <LevelPart {...props} />
        <AsText {...props} />
      </div>
    </div>
  );
};
