// The solution in words, and all of it: where a move takes several steps, each says what goes where.
import type { AnyMove, AnyView } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyBoard } from '../../../boards/contract/board.ts';
import type { AnyTranslations } from '../../../boards/contract/props.ts';

type Hints = Awaited<ReturnType<AnyBoard['hints']>>;

export interface MoveText {
  readonly shown: string;
  /** The same for people who do not see the board. */
  readonly heard: string;
}

interface Spoken {
  readonly board: Pick<AnyBoard, 'texts' | 'speech'>;
  readonly translations: AnyTranslations;
}

/** A move in one sentence, or step by step with the numbers that its tiles bear on the board. */
export const moveText = (
  { board, translations }: Spoken,
  hints: Hints | undefined,
  move: AnyMove,
  view: AnyView,
): MoveText => {
  const parts = hints?.parts(move, view, translations) ?? [];
  const steps = parts.flatMap((part) => part.steps);
  const told = {
    shown: board.texts.describe(move, view, translations),
    heard: board.speech.describe(move, view, translations),
  };
  if (steps.length === 0) return told;
  return {
    shown: steps.length === 1 ? steps.join('') : steps.map((step, i) => `(${i + 1}) ${step}`).join(' '),
    heard: parts.map((part) => part.heard).join(' '),
  };
};

/** The board's words for steps, loaded once they may be needed; without them a move is told in one sentence. */
export const useStepWords = (board: AnyBoard, isWanted: boolean): Hints | undefined => {
  const hints = useSignal<Hints | undefined>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    board.hints().then(
      (loaded) => {
        hints.value = loaded;
      },
      () => {
        // The chunk is missing: one sentence it is.
      },
    );
  }, [isWanted]);
  return hints.value;
};
