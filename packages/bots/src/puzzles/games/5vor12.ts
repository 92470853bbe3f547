// Hints and reasons of 5 vor 12: from the supply or the open tiles to the square.
import { itemAt } from '@crescendo/rules';
import { type Move, type View, type VorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import { seatOf } from '../../seat.ts';
import type { Hint, Why } from '../codes.ts';
import { goalError } from '../goals/reached/5vor12.ts';
import type { PuzzledGame } from './puzzled-game.ts';

/** Tells whether this move puts a tile where another lies. */
const isExchange = (view: View, move: Move): boolean =>
  (move.type === 'place' || move.type === 'take') && itemAt(itemAt(view.boards, seatOf(view)), move.at) !== 0;

const hints = (view: View, best: Move): readonly Hint[] => {
  if (best.type === 'draw') return [{ code: 'look-supply' }];
  if (best.type === 'leave') return [{ code: 'look-leave' }];
  if (best.type === 'arrange') return [];
  return [
    ...(best.type === 'take' ? [{ code: 'look-middle' } as const] : []),
    ...(isExchange(view, best) ? [{ code: 'look-exchange' } as const] : []),
    ...(best.type === 'take' ? [{ code: 'look-tile', tile: best.tile } as const] : []),
    { code: 'look-square', row: Math.floor(best.at / WIDTH) + 1, column: (best.at % WIDTH) + 1 },
  ];
};

const whyNot = (view: View, move: Move, best: Move): Why => {
  if (best.type !== move.type) {
    if (best.type === 'draw') return { code: 'draw-instead' };
    if (best.type === 'take') return { code: 'take-instead' };
    return { code: best.type === 'leave' ? 'leave-instead' : 'place-instead' };
  }
  if (isExchange(view, best) !== isExchange(view, move))
    return { code: isExchange(view, best) ? 'exchange-instead' : 'fill-instead' };
  const isOther = best.type === 'take' && move.type === 'take' && best.tile !== move.tile;
  return { code: isOther ? 'other-tile' : 'other-square' };
};

export const puzzled: PuzzledGame<VorZwoelf> = {
  loadPack: () => import('../packs/5vor12.ts'),
  nearly: 0.05,
  hints,
  whyNot: (view, move, best, goal) =>
    goal.kind === 'best' ? whyNot(view, move, best) : goalError(view, move, goal),
};
