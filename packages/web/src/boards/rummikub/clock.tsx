// The clock: a quiet number, and in the last ten seconds what will happen.
import type { Reason } from '@crescendo/rules/rummikub';
import type { RummikubProps } from './types.ts';
import type { TimeUp } from './words.ts';

const WARNING = 10;

export const whatHappens = ({ view }: RummikubProps, fault: Reason | undefined, touched: boolean): TimeUp => {
  const { timeout, penaltyTiles } = view.options;
  const isOpen = timeout === 'drawOrThree';
  if (isOpen && touched && !fault) return { type: 'taken' };
  if (view.pool === 0) return { type: 'pass' };
  return isOpen && !touched ? { type: 'one' } : { type: 'penalty', tiles: Math.min(penaltyTiles, view.pool) };
};

const isRunning = ({ mode, view }: RummikubProps): boolean => mode === 'play' && view.phase === 'turn';

/** While there is time enough, only a number among the others. */
export const Clock = (props: RummikubProps) => {
  const seconds = props.secondsLeft.value;
  if (!isRunning(props) || seconds === undefined || seconds <= WARNING) return null;
  return (
    <span class="rk-clock number" role="timer" aria-label={props.translations.own.seconds(seconds)}>
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  );
};

interface WarningProps {
  readonly props: RummikubProps;
  readonly fault: Reason | undefined;
  readonly touched: boolean;
}

export const ClockWarning = ({ props, fault, touched }: WarningProps) => {
  const seconds = props.secondsLeft.value;
  if (!isRunning(props) || seconds === undefined || seconds > WARNING) return null;
  return (
    <p class="rk-warning" role={seconds === WARNING ? 'alert' : undefined}>
      {props.translations.own.timeUp(seconds, whatHappens(props, fault, touched))}
    </p>
  );
};
