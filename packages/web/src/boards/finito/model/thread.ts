// The line through the counters of a board, from one view to the next.
import { itemAt } from '@crescendo/rules';
import type { Board, Counter } from '@crescendo/rules/finito';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Thread, threadOf } from './view-model.ts';

/** The marked block stays where it is as long as no other is longer. `lined`: the board with what is in hand. */
export const useThread = (board: Board, lined: Board = board): Thread => {
  const marked = useRef<readonly Counter[]>([]);
  const thread = threadOf(lined, marked.current);
  useLayoutEffect(() => {
    marked.current = threadOf(board, marked.current).block.map((at) => itemAt(board, at));
  }, [board]);
  return thread;
};
