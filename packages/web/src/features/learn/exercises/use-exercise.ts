// An exercise with its board, and the position on it.
import { type AnyMatch, parseRecord, replayRecord } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type AnyBoard, cardOf } from '../../../boards/boards.ts';
import type { Mistake } from '../../review/data/mistakes.ts';

export interface OpenedExercise {
  readonly mistake: Mistake;
  readonly board: AnyBoard;
  readonly match: AnyMatch;
}

/** `undefined` where it can no longer be read. */
const openExercise = async (mistake: Mistake): Promise<OpenedExercise | undefined> => {
  const board = await cardOf(mistake.game)?.load();
  if (!board) return undefined;
  const lookup = () => board.game;
  const parsed = parseRecord(mistake.record, lookup);
  if ('error' in parsed) return undefined;
  const { error, match } = replayRecord(parsed.record, lookup);
  const isAsked = match.turn.kind === 'players' && match.turn.seats.includes(mistake.seat);
  return error === undefined && isAsked ? { mistake, board, match } : undefined;
};

/** An exercise that cannot be opened is handed to `drop`. */
export const useExercise = (
  mistake: Mistake | undefined,
  drop: (id: string) => void,
): OpenedExercise | undefined => {
  const opened = useSignal<OpenedExercise | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  useEffect(() => {
    opened.value = undefined;
    if (!mistake) return;
    let left = false;
    openExercise(mistake).then(
      (exercise) => {
        if (left) return;
        if (exercise) opened.value = exercise;
        else drop(mistake.id);
      },
      (error) => {
        if (!left) loadError.value = error;
      },
    );
    return () => {
      left = true;
    };
  }, [mistake?.id]);
  if (loadError.value !== undefined) throw loadError.value;
  return opened.value?.mistake.id === mistake?.id ? opened.value : undefined;
};
