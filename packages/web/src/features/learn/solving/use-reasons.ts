// Explains answers with facts of the position: what the best move has that the wrong one has not, and what the solution does.
import type { Advice } from '@crescendo/bots';
import { isNearlyBest, type Puzzle } from '@crescendo/bots/puzzles';
import type { AnyMove, AnyView, GameTypes } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { askBots, requestReasons } from '../../../workers/bot-client.ts';
import { reasonBeforeSolution, reasonsForSolution, reasonTexts } from '../../play/bar/advice.ts';
import type { Attempt } from './attempt.ts';
import { isOver } from './attempt.ts';
import type { PuzzleGame } from './use-puzzle-game.ts';

type Because = Advice<GameTypes>['because'];

/** Reasons for `move` beside `other`; empty while they are not known, or where there are none. */
const useBecause = (
  { board }: PuzzleGame,
  { goal }: Puzzle,
  view: AnyView,
  move: AnyMove | undefined,
  other: AnyMove | undefined,
): Because => {
  const because = useSignal<Because>([]);
  const { format } = board.game.notation.move;
  const asked = move && other && goal.kind === 'best' ? `${format(move)} ${format(other)}` : undefined;
  useEffect(() => {
    because.value = [];
    if (!move || !other || asked === undefined) return;
    let left = false;
    requestReasons(board.game.id, view, move, other).then(
      (reasons) => {
        if (!left) because.value = reasons;
      },
      () => {
        // The verdict stands without them.
      },
    );
    return () => {
      left = true;
    };
  }, [asked]);
  return because.value;
};

/** The chance that a wrong move gives away, where the puzzle does not know it: the expert's estimate; `undefined`: unknown. */
export const useLoss = (
  { board }: PuzzleGame,
  { id, goal }: Puzzle,
  view: AnyView,
  wrong: Attempt['wrong'],
): number | undefined => {
  const judged = useSignal<{ readonly of: AnyMove; readonly loss: number } | undefined>(undefined);
  useEffect(() => {
    if (!wrong || wrong.loss !== null || goal.kind !== 'best' || wrong.why.code === 'not-legal') return;
    const { move } = wrong;
    askBots({ game: board.game.id, view, seed: id, task: { kind: 'judge', move } }).then(
      (response) => {
        if ('verdict' in response && response.verdict)
          judged.value = { of: move, loss: response.verdict.loss };
      },
      () => {
        // It is wrong all the same.
      },
    );
  }, [wrong]);
  return judged.value?.of === wrong?.move ? judged.value?.loss : undefined;
};

interface Explained {
  readonly puzzle: Puzzle;
  readonly view: AnyView;
  readonly attempt: Attempt;
  readonly parse: (move: string) => AnyMove | undefined;
}

/** The sentences that explain the answer on the board. */
export const useReasons = (
  game: PuzzleGame,
  { puzzle, view, attempt, parse }: Explained,
): readonly string[] => {
  const { wrong, phase, solution, loss } = attempt;
  // A move that is nearly as good is told with the best one, and nothing on the board is made of the little.
  const best = loss > 0 ? undefined : (solution ?? parse(puzzle.answer));
  const usual = puzzle.mistakes.find((mistake) => !isNearlyBest(puzzle, mistake));
  const other = wrong?.move ?? (usual && isOver(attempt) ? parse(usual.move) : undefined);
  const because = useBecause(game, puzzle, view, best, other);
  if (!best || phase === 'asking') return [];
  const told = wrong ? reasonBeforeSolution(because) : [];
  if (phase === 'wrong')
    return reasonTexts(game, told, view, best).map((reason) => game.words.withBest(reason));
  return reasonTexts(game, reasonsForSolution(because, told), view, best);
};
