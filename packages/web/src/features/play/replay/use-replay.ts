// Shows the others' moves since the viewer's last decision again, moment by moment.
import { useEffect, useRef } from 'preact/hooks';
import type { AnyBoard } from '../../../boards/boards.ts';
import type { PlayableTable } from '../../../session/table.ts';
import { pause } from '../../../shell/motion.ts';
import { settings } from '../../../shell/settings.ts';
import type { ShownMoment } from './use-shown-moment.ts';
import { STEP_MS as SET_MS, stepsTo } from './use-steps.ts';

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
export const useReplay = (
  board: AnyBoard,
  table: PlayableTable,
  page: ShownMoment,
): (() => void) | undefined => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const last = table.length.value - 1;
  const first = lastTurnOf(table, last);
  if (first === last) return undefined;
  return () => {
    stop();
    const show = (shown: number): void => {
      page.shownMoment.value = shown >= last ? undefined : shown;
      if (shown >= last) return;
      // A large move takes its steps first.
      const time = STEP_MS[settings.speed.peek()] + pause(SET_MS) * stepsTo(board, table, shown).length;
      timer.current = setTimeout(
        () => {
          // Somebody who steps through the game by hand is not led any further.
          if (page.shownMoment.peek() === shown) show(shown + 1);
        },
        shown === first ? STEP_MS[settings.speed.peek()] : time,
      );
    };
    show(first);
  };
};
