// A review: the curve with the board below it, and beside them what luck and skill did and the moments that mattered.
import { rangeOf } from '@crescendo/bots';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from '../../shell/announce.ts';
import { AsText } from './as-text.tsx';
import { BoardAt } from './board-at.tsx';
import { percent, percentRange } from './data/figures.ts';
import { momentAt, stepsOf } from './data/steps.ts';
import { Curve } from './parts/curve.tsx';
import { FiguresPart } from './parts/figures-part.tsx';
import { LevelPart } from './parts/level-part.tsx';
import { MomentList } from './parts/moment-list.tsx';
import { MomentPart, type OtherMove } from './parts/moment-part.tsx';
import type { Figure, NumberedMoment, ReviewProps } from './props.ts';

type Given = Omit<ReviewProps, 'steps' | 'moments' | 'at' | 'select' | 'moment'>;

/** This seat's moments by their place in the game. */
const numbered = ({ game, review, seat }: Given, steps: ReviewProps['steps']): readonly NumberedMoment[] =>
  review.moments
    .filter((moment) => moment.seat === seat)
    .sort((a, b) => a.length - b.length)
    .map((moment, i) => {
      const number = momentAt(game.match, moment.length);
      return { ...moment, label: i + 1, step: steps.findIndex((step) => step.number === number) };
    })
    .filter(({ step }) => step >= 0);

/** Players who hold something back know different things, and so have chances that do not make a whole. */
const areApart = (steps: ReviewProps['steps']): boolean =>
  steps.some(({ chances }) => Math.abs(chances.reduce((sum, share) => sum + share, 0) - 1) > 0.02);

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
      (found, one) => (found && found.loss.value >= one.loss.value ? found : one),
      undefined,
    );
    if (worst) select(worst.step);
  }, [isWhole, moments]);
};

export const ReviewView = (given: Given) => {
  const { game, review, seat, page, said, isWhole, translations } = given;
  const steps = useMemo(() => stepsOf(game.match, review.curve), [review.curve]);
  const moments = useMemo(() => numbered(given, steps), [review, seat]);
  const other = useSignal<OtherMove | undefined>(undefined);
  const found = steps.findIndex(({ number }) => number === page.number);
  const at = found < 0 ? steps.length - 1 : found;
  const select = (step: number): void => {
    page.shownMoment.value = steps[step]?.number;
    other.value = undefined;
  };
  useFirstMoment(given, moments, select);
  useEffect(() => {
    if (isWhole && moments.length === 0) announce(said.none(given.about));
  }, [isWhole]);
  const moment = moments.find(({ step }) => step === at);
  const props: ReviewProps = { ...given, steps, moments, at, select, moment };
  const figure: Figure = (share, step) => {
    if (review.isCalibrated || step === steps.length - 1) return percent(translations.language, share);
    return review.margin < 1 ? percentRange(translations.language, rangeOf(share, review.margin)) : '';
  };
  const asked = other.value && other.value.label === moment?.label ? other.value.move : undefined;
  return (
    <div class="review grid gap-14 one-column">
      <FiguresPart {...props} />
      <section class="leaf review-curve" aria-labelledby="review-curve">
        <h2 id="review-curve">{said.curve}</h2>
        <Curve {...props} figure={figure} />
        {areApart(steps) && <p class="quiet curve-apart">{said.apart}</p>}
        <MomentList {...props} />
      </section>
      <BoardAt {...props} figure={figure} marked={asked ?? moment?.better} />
      <div class="review-beside grid gap-14 content-start">
        {moment && <MomentPart {...props} moment={moment} other={other} />}
        <LevelPart {...props} />
        <AsText {...props} figure={figure} />
      </div>
    </div>
  );
};
