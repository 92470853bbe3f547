// Everybody's chance to win over the course of the game: a slider, so that fingers, arrow keys and screen readers can go
// through the game with it. What it shows as a picture, it says in words for the step it stands on.
import { range, type Seat } from '@crescendo/rules';
import { useRef } from 'preact/hooks';
import { percent } from '../data/figures.ts';
import { strongLuck } from '../data/steps.ts';
import type { ReviewProps } from '../props.ts';
import { stepText } from '../step-text.ts';

/** Returns the step to which a key leads from here. */
const stepFor = (key: string, at: number, last: number): number | undefined => {
  const to = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 10,
    PageUp: at + 10,
    Home: 0,
    End: last,
  }[key];
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
};

/** Others are drawn differently, so that colour is not needed to tell them apart. */
const DASHES = ['5 4', '1.5 4', '10 4', '10 4 2 4', '2 8', '14 3'];

/** The dashes of each seat's line; the seat in question has a solid one. */
const dashOf = (seat: Seat, own: Seat): string | undefined => {
  const others = seat < own ? seat : seat - 1;
  return seat === own ? undefined : DASHES[others % DASHES.length];
};

const percentOf = (share: number): string => `${(share * 100).toFixed(2)}%`;

const Lines = ({ steps, seat: own, setup }: Pick<ReviewProps, 'steps' | 'seat'> & { setup: number }) => {
  const last = Math.max(1, steps.length - 1);
  const points = (seat: Seat): string =>
    steps.map(({ chances }, i) => `${i},${((1 - (chances[seat] ?? 0)) * 100).toFixed(1)}`).join(' ');
  const seats = range(setup);
  return (
    <svg
      class="curve-lines absolute full-width"
      viewBox={`0 0 ${last} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon class="curve-area" points={`0,100 ${points(own)} ${last},100`} />
      <line class="curve-fair" x1="0" x2={last} y1={100 - 100 / setup} y2={100 - 100 / setup} />
      {[...seats.filter((seat) => seat !== own), own].map((seat) => (
        <polyline
          key={seat}
          class={seat === own ? 'curve-own' : 'curve-other'}
          stroke-dasharray={dashOf(seat, own)}
          points={points(seat)}
        />
      ))}
    </svg>
  );
};

/** Marks moments on the line, and strong luck in a lane below it. */
const Marks = ({ steps, seat, listed: { moments }, at, moment }: ReviewProps) => {
  const last = Math.max(1, steps.length - 1);
  const left = (step: number): string => percentOf(step / last);
  const lucky = strongLuck(steps);
  return (
    <div class="curve-marks absolute no-pointer" aria-hidden="true">
      <span class="curve-cursor absolute" style={{ left: left(at) }} />
      {steps.map(({ number, luck }, i) =>
        lucky.includes(number) ? (
          <span
            key={`luck ${number}`}
            class={`curve-luck absolute ${luck > 0 ? 'good' : 'bad'}`}
            style={{ left: left(i) }}
          />
        ) : null,
      )}
      {moments.map(({ label, step }) => (
        <span
          key={label}
          class={`curve-moment absolute square center accented text-15 circle number ${moment?.label === label ? 'shown' : ''}`}
          style={{ left: left(step), top: percentOf(1 - (steps[step]?.chances[seat] ?? 0)) }}
        >
          {label}
        </span>
      ))}
      <span
        class="curve-here absolute square paper circle"
        style={{ left: left(at), top: percentOf(1 - (steps[at]?.chances[seat] ?? 0)) }}
      />
    </div>
  );
};

/** Names the player of each line, and their standing now. */
const Legend = ({ seat: own, at, seatLabel, review, figure }: ReviewProps) => (
  <ul class="curve-legend cluster">
    {review.seats.map((_, seat) => (
      <li key={seat} class={`row min-0 soft${seat === own ? ' own' : ''}`}>
        <svg viewBox="0 0 26 6" width="26" height="6" aria-hidden="true">
          <line
            class={seat === own ? 'curve-own' : 'curve-other'}
            stroke-dasharray={dashOf(seat, own)}
            x1="0"
            x2="26"
            y1="3"
            y2="3"
          />
        </svg>
        <span class="curve-name ellipsis">{seatLabel(seat).text}</span>
        <b class="number">{figure(seat, at)}</b>
      </li>
    ))}
  </ul>
);

export const Curve = (props: ReviewProps) => {
  const { steps, at, select, said, knower, seat, review, listed, translations } = props;
  const plot = useRef<HTMLDivElement>(null);
  const last = steps.length - 1;
  const follow = ({ clientX }: PointerEvent): void => {
    const box = plot.current?.getBoundingClientRect();
    if (!box) return;
    const step = Math.round(((clientX - box.left) / box.width) * last);
    select(Math.min(last, Math.max(0, step)));
  };
  return (
    <div class="curve">
      <Legend {...props} />
      <div
        class="curve-plot relative"
        ref={plot}
        role="slider"
        tabIndex={0}
        aria-label={said.curve}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={stepText(props, at)}
        aria-describedby="curve-how"
        onKeyDown={(event) => {
          const to = stepFor(event.key, at, last);
          if (to === undefined) return;
          event.preventDefault();
          select(to);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        {review.margin < 1 && (
          <div class="curve-axis flex-column absolute space-between soft" aria-hidden="true">
            {[1, 0.5, 0].map((share) => (
              <span key={share}>{percent(translations.language, share)}</span>
            ))}
          </div>
        )}
        <Lines steps={steps} seat={seat} setup={review.seats.length} />
        <Marks {...props} />
      </div>
      <div class="curve-how cluster soft">
        <span id="curve-how">
          {said.asKnown(knower)} <span class="without-keys">{said.curveHow}</span>
          <span class="with-keys">{said.curveKeys}</span>
        </span>
        {listed.moments.length > 0 && (
          <span class="curve-key items-center gap-6 inline-flex" aria-hidden="true">
            <span class="curve-moment square center accented text-15 circle number">1</span> {said.momentMark}
          </span>
        )}
        {strongLuck(steps).length > 0 && (
          <span class="curve-key items-center gap-6 inline-flex" aria-hidden="true">
            <span class="curve-luck good" />
            <span class="curve-luck bad" /> {said.luckMark}
          </span>
        )}
      </div>
    </div>
  );
};
