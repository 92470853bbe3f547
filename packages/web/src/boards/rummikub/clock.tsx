// The clock: a quiet number, and in the last ten seconds what will happen.
import type { Reason } from '@crescendo/rules/rummikub';
import type { Props } from './speech.ts';
import type { TimeUp } from './words.ts';

const WARNING = 10;

export const whatHappens = ({ view }: Props, fault: Reason | undefined, touched: boolean): TimeUp => {
  const { timeout, penaltyTiles } = view.options;
  const isOpen = timeout === 'drawOrThree';
  if (isOpen && touched && !fault) return { type: 'taken' };
  if (view.pool === 0) return { type: 'pass' };
  return isOpen && !touched ? { type: 'one' } : { type: 'penalty', tiles: Math.min(penaltyTiles, view.pool) };
};

export const ClockWarning = ({
  props,
  fault,
  touched,
}: {
  props: Props;
  fault: Reason | undefined;
  touched: boolean;
}) => {
  const seconds = props.secondsLeft.value;
  if (props.mode !== 'play' || seconds === undefined || props.view.phase !== 'turn') return null;
  const { own } = props.speech;
  if (seconds > WARNING)
    return (
      <p class="rk-clock" role="timer" aria-label={own.seconds(seconds)}>
        <span class="number">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</span>
      </p>
    );
  return (
    <p class="rk-clock" data-late="" role={seconds === WARNING ? 'alert' : undefined}>
      {own.timeUp(seconds, whatHappens(props, fault, touched))}
    </p>
  );
};
