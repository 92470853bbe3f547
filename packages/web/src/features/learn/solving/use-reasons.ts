// Explains why the solution is the best move: the expert's reasons, once there is nothing left to answer.
import type { Puzzle } from '@crescendo/bots/puzzles';
import type { AnyMove, AnyView } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { requestAdvice } from '../../../workers/bot-client.ts';
import { factsOf } from '../../play/bar/advice.ts';
import type { PuzzleGame } from './use-puzzle-game.ts';

/** Facts of the position that speak for this move; none while they are not known, or where the expert has no word for it. */
export const useReasons = (
  { board, translations }: PuzzleGame,
  { id, goal }: Puzzle,
  view: AnyView,
  move: AnyMove | undefined,
): readonly string[] => {
  const because = useSignal<ReturnType<typeof factsOf>>([]);
  useEffect(() => {
    if (move === undefined || goal.kind !== 'best') return;
    const { format } = board.game.notation.move;
    requestAdvice(board.game.id, view, id).then(
      (advice) => {
        const own = advice.find((one) => format(one.move) === format(move));
        because.value = own ? factsOf(own) : [];
      },
      () => {
        // The verdict stands without them.
      },
    );
  }, [move === undefined]);
  return move === undefined ? [] : board.texts.because(because.value, view, translations, move);
};
