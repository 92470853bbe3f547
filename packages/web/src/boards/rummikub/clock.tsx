// The clock: a quiet number, and in the last ten seconds what will happen.
import { type TileSet, timeUpEffect } from '@crescendo/rules/rummikub';
import type { RummikubProps } from './types.ts';

const WARNING = 10;

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
  /** The table as the player has built it; `undefined`: untouched. */
  readonly table: readonly TileSet[] | undefined;
}

export const ClockWarning = ({ props, table }: WarningProps) => {
  const seconds = props.secondsLeft.value;
  if (!isRunning(props) || seconds === undefined || seconds > WARNING) return null;
  return (
    <p class="rk-warning" role={seconds === WARNING ? 'alert' : undefined}>
      {props.translations.own.timeUp(seconds, timeUpEffect(props.view, table))}
    </p>
  );
};
