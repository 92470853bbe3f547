// Hints and reasons of Qwinto: the dice, the second roll, the row and the field.
import { itemAt } from '@crescendo/rules';
import { type Move, type Qwinto, ROW_OF, WIDTH } from '@crescendo/rules/qwinto';
import type { Hint, Why } from '../codes.ts';
import { goalError } from '../goals/reached/qwinto.ts';
import type { PuzzledGame } from './puzzled-game.ts';

const hints = (best: Move): readonly Hint[] => {
  switch (best.type) {
    case 'dice':
      return [{ code: 'look-dice-count', dice: best.colours.length }];
    case 'write':
      return [
        { code: 'look-row', row: itemAt(ROW_OF, best.field) },
        { code: 'look-field', field: (best.field % WIDTH) + 1 },
      ];
    case 'skip':
      return [{ code: 'look-skip' }];
    default:
      return [{ code: 'look-second-roll' }];
  }
};

const whyNot = (move: Move, best: Move): Why => {
  switch (best.type) {
    case 'dice':
      return { code: 'other-dice' };
    case 'keep':
      return { code: 'keep-instead' };
    case 'reroll':
      return { code: 'roll-again-instead' };
    case 'skip':
      return { code: 'skip-instead' };
    case 'write':
      if (move.type !== 'write') return { code: 'write-instead' };
      return { code: ROW_OF[best.field] === ROW_OF[move.field] ? 'other-field' : 'other-row' };
  }
};

export const puzzled: PuzzledGame<Qwinto> = {
  loadPack: () => import('../packs/qwinto.ts'),
  // Three quarters of what the pack says come true.
  nearly: 0.07,
  hints: (_view, best) => hints(best),
  whyNot: (view, move, best, goal) =>
    goal.kind === 'best' ? whyNot(move, best) : goalError(view, move, goal),
};
