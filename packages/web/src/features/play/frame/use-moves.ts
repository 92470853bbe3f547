// The viewer's moves: asked about first where they want that, in two steps where a gesture means two, and by itself where
// there is nothing to choose.
import type { AnyMove } from '@crescendo/rules';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reasonText } from '../../../boards/translations.ts';
import { showBubble } from '../../../interaction/bubble.ts';
import { pause } from '../../../shell/motion.ts';
import { settings } from '../../../shell/settings.ts';
import type { TablePageProps } from './props.ts';

/** Time to see why the only move is made: dice come to rest, and the sentence is read. */
const ONLY_MOVE_MS = 1900;

interface Moves {
  /** The move that the board asks for. */
  readonly play: (move: AnyMove) => void;
  /** The move that the viewer has confirmed. */
  readonly commit: (move: AnyMove) => void;
  /** Makes a move that would be made by itself, without waiting any longer. */
  readonly hurry: () => void;
}

export const useMoves = (
  { table, board, translations, page }: Pick<TablePageProps, 'table' | 'board' | 'translations' | 'page'>,
  bar: RefObject<HTMLElement | null>,
  onMove: ((move: AnyMove) => void) | undefined,
): Moves => {
  const { moment, isMyTurn } = page;
  const { view, decided } = moment;
  /** The second of two moves, and the decision it is meant for. */
  const next = useRef<{ readonly move: AnyMove; readonly decided: number } | undefined>(undefined);

  const make = (move: AnyMove): void => {
    const reason = table.play(move);
    if (!reason) return;
    next.current = undefined;
    showBubble(reasonText(translations, reason), bar.current ?? document.body);
  };
  const commit = (move: AnyMove): void => {
    page.pending.value = undefined;
    page.advised.value = undefined;
    onMove?.(move);
    const first = board.flow.firstStep(view, move);
    next.current = first && { move, decided: decided + 1 };
    make(first ?? move);
  };
  const play = (move: AnyMove): void => {
    if (settings.confirm.value) page.pending.value = move;
    else commit(move);
  };

  useEffect(() => {
    const following = next.current;
    if (!following || !isMyTurn) return;
    next.current = undefined;
    if (following.decided === decided) make(following.move);
  }, [decided, isMyTurn]);

  const waiting = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const only = isMyTurn ? board.flow.onlyMove(view) : undefined;
    if (only === undefined) return;
    const go = (): void => {
      stop();
      make(only);
    };
    const timer = setTimeout(go, pause(ONLY_MOVE_MS));
    const stop = (): void => {
      clearTimeout(timer);
      waiting.current = undefined;
    };
    waiting.current = go;
    return stop;
  }, [decided, isMyTurn]);

  return { play, commit, hurry: () => waiting.current?.() };
};
