// Shows the others' moves since the viewer's last decision again, moment by moment.
import { useEffect, useRef } from 'preact/hooks';
import type { PlayableTable } from '../../../session/table.ts';
import { settings } from '../../../shell/settings.ts';
import type { ShownMoment } from './use-shown-moment.ts';

/** Time to read one sentence and to find on the board what it speaks of. */
const STEP_MS = { slow: 2200, normal: 1500, fast: 900, instant: 900 } as const;

/** The moment after the viewer's last decision; the first one where there was none. */
export const lastTurnOf = (table: PlayableTable, last: number): number => {
  const { decided } = table.moment(last);
  let first = last;
  while (first > 0 && table.moment(first - 1).decided === decided) first--;
  return first;
};

/** `undefined` where nothing happened in between. */
export const useReplay = (table: PlayableTable, page: ShownMoment): (() => void) | undefined => {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const stop = (): void => clearInterval(timer.current);
  useEffect(() => stop, []);
  const last = table.length.value - 1;
  const first = lastTurnOf(table, last);
  if (first === last) return undefined;
  return () => {
    stop();
    let shown = first;
    page.shownMoment.value = shown;
    timer.current = setInterval(() => {
      // Somebody who steps through the game by hand is not led any further.
      if (page.shownMoment.peek() !== shown) return stop();
      shown++;
      page.shownMoment.value = shown >= last ? undefined : shown;
      if (shown >= last) stop();
    }, STEP_MS[settings.speed.peek()]);
  };
};
