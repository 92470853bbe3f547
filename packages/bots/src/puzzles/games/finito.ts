// Hints and reasons of Finito!: the counter, then the square.
import { type Finito, type Move, WIDTH } from '@crescendo/rules/finito';
import type { Hint, Why } from '../codes.ts';
import { goalError } from '../goals/reached/finito.ts';
import type { PuzzledGame } from './puzzled-game.ts';

const hints = (best: Move): readonly Hint[] =>
  best.type === 'pass'
    ? []
    : [
        { code: 'look-counter', counter: best.counter },
        { code: 'look-square', row: Math.floor(best.at / WIDTH) + 1, column: (best.at % WIDTH) + 1 },
      ];

const whyNot = (move: Move, best: Move): Why => {
  const isSame = best.type !== 'pass' && move.type !== 'pass' && best.counter === move.counter;
  return { code: isSame ? 'other-square' : 'other-counter' };
};

export const puzzled: PuzzledGame<Finito> = {
  loadPack: () => import('../packs/finito.ts'),
  nearly: 0.05,
  hints: (_view, best) => hints(best),
  whyNot: (view, move, best, goal) =>
    goal.kind === 'best' ? whyNot(move, best) : goalError(view, move, goal),
};
