// Shows what another player did in steps, where it is too much to follow at once: in the present as it comes, and when it is
// shown again. A touch on the board ends them.
import type { AnyView, Seat } from '@crescendo/rules';
import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { AnyBoard } from '../../../boards/boards.ts';
import type { TableReader } from '../../../session/table.ts';
import { pause } from '../../../shell/motion.ts';

/** Time to see one set, and the tiles that came to it. */
export const STEP_MS = 800;

/** The seat whose move led to this moment, if it is another than the viewer's. */
const moverAt = (table: TableReader, number: number): Seat | undefined => {
  const { news, view } = table.moment(number);
  const item = news.find((each) => 'seat' in each);
  const seat = item && 'seat' in item ? item.seat : undefined;
  return typeof seat === 'number' && seat !== view.seat ? seat : undefined;
};

export const stepsTo = (board: AnyBoard, table: TableReader, number: number): readonly AnyView[] => {
  const seat = number > 0 ? moverAt(table, number) : undefined;
  if (seat === undefined) return [];
  return board.drafts.steps(table.moment(number - 1).view, table.moment(number).view, seat);
};

interface Shown {
  readonly view: AnyView;
  /** The seat that is at it. */
  readonly seat: Seat;
}

interface Steps {
  /** The step that is shown now, in place of the moment itself. */
  readonly shown: Shown | undefined;
  readonly skip: () => void;
}

export const useSteps = (board: AnyBoard, table: TableReader, number: number): Steps => {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const last = useRef(number);
  const run = useRef<{ readonly views: readonly AnyView[]; at: number }>({ views: [], at: 0 });
  if (number !== last.current) {
    const isNext = number === last.current + 1 && pause(STEP_MS) > 0;
    run.current = { views: isNext ? stepsTo(board, table, number) : [], at: 0 };
    last.current = number;
  }
  useEffect(() => {
    const { views } = run.current;
    if (views.length === 0) return;
    const timer = setInterval(() => {
      run.current.at++;
      if (run.current.at >= views.length) clearInterval(timer);
      draw(undefined);
    }, pause(STEP_MS));
    return () => clearInterval(timer);
  }, [number]);
  const { views, at } = run.current;
  const view = views[at];
  return {
    shown: view && { view, seat: moverAt(table, number) ?? 0 },
    skip: () => {
      if (run.current.views.length === 0) return;
      run.current = { views: [], at: 0 };
      draw(undefined);
    },
  };
};
