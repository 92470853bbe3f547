// The clock is above the board; here, in its last ten seconds, is what will happen then.
import { type TileSet, timeUpEffect } from '@crescendo/rules/rummikub';
import type { RummikubProps } from '../types.ts';

const WARNING = 10;

const isRunning = ({ mode, view }: RummikubProps): boolean => mode === 'play' && view.phase === 'turn';

interface WarningProps {
  readonly props: RummikubProps;
  /** The table as the player has built it; `undefined`: untouched. */
  readonly table: readonly TileSet[] | undefined;
}

export const ClockWarning = ({ props, table }: WarningProps) => {
  const seconds = props.secondsLeft.value;
  if (!isRunning(props) || seconds === undefined || seconds > WARNING) return null;
  return (
    <p
      class="rk-warning accented absolute no-pointer text-center semibold"
      role={seconds === WARNING ? 'alert' : undefined}
    >
      {props.translations.own.timeUp(seconds, timeUpEffect(props.view, table))}
    </p>
  );
};
