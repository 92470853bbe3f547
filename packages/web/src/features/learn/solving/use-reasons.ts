// Explains why the solution is the best move: the expert's reasons, once there is nothing left to answer.
import type { Advice } from '@crescendo/bots';
import type { Puzzle } from '@crescendo/bots/puzzles';
import type { AnyMove, AnyView, GameTypes } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { requestAdvice } from '../../../workers/bot-client.ts';
import { reasonTexts } from '../../play/bar/advice.ts';
import type { PuzzleGame } from './use-puzzle-game.ts';

/** Facts of the position that speak for this move; none while they are not known, or where the expert has no word for it. */
export const useReasons = (
  { board, translations }: PuzzleGame,
  { id, goal }: Puzzle,
  view: AnyView,
  move: AnyMove | undefined,
): readonly string[] => {
  const because = useSignal<Advice<GameTypes>['because']>([]);
  useEffect(() => {
    if (move === undefined || goal.kind !== 'best') return;
    const { format } = board.game.notation.move;
    requestAdvice(board.game.id, view, id).then(
      (advice) => {
        const own = advice.find((one) => format(one.move) === format(move));
        because.value = own ? own.because : [];
      },
      () => {
        // The verdict stands without them.
      },
    );
  }, [move === undefined]);
  return move === undefined ? [] : reasonTexts({ board, translations }, because.value, view, move);
};
