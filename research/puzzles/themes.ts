// Names the theme of a puzzle from its position, its answer and the mistake that comes closest.
import { type AnyMove, type AnyView, itemAt } from '@crescendo/rules';
import type { Move as VorZwoelfMove, View as VorZwoelfView } from '@crescendo/rules/5vor12';
import {
  type Move as FinitoMove,
  type View as FinitoView,
  longestRise,
  stage,
} from '@crescendo/rules/finito';
import { BONUSES, type Field, type Move as QwintoMove, ROW_OF } from '@crescendo/rules/qwinto';
import type { PuzzleTheme } from '../../packages/bots/src/puzzles/themes/index.ts';
import { seatOf } from '../../packages/bots/src/seat.ts';

const vorZwoelfTheme = (
  view: VorZwoelfView,
  best: VorZwoelfMove,
  mistake: VorZwoelfMove,
): PuzzleTheme | undefined => {
  if (view.phase === 'start') return 'start';
  // Every beginner finds that.
  if (best.type === 'draw') return undefined;
  if (best.type === 'arrange') return 'start';
  // Exchange it or leave it.
  if (best.type === 'leave') return 'exchange';
  if (best.type === 'take' && mistake.type === 'take' && best.tile !== mistake.tile) return 'which-tile';
  const isTaken = (at: number): boolean => itemAt(itemAt(view.boards, seatOf(view)), at) !== 0;
  if (isTaken(best.at)) {
    if (best.type === 'take') return 'exchange-open';
    return mistake.type === 'place' && isTaken(mistake.at) ? 'which-exchange' : 'exchange';
  }
  return best.type === 'take' ? 'take-it' : 'leaving-room';
};

const FEW = 4;
const NEARLY = 10;

const finitoTheme = (view: FinitoView, best: FinitoMove, mistake: FinitoMove): PuzzleTheme => {
  const board = itemAt(view.boards, seatOf(view));
  if (board.filter((counter) => counter > 0).length < FEW) return 'first-counters';
  if (longestRise(board) >= NEARLY) return 'last-steps';
  if (best.type === 'pass' || mistake.type === 'pass' || stage(view) === 'moving') return 'what-to-move';
  return best.counter === mistake.counter ? 'which-square' : 'which-counter';
};

const isBonus = (field: Field): boolean => BONUSES.some(({ fields }) => fields.includes(field));

const qwintoTheme = (best: QwintoMove, mistake: QwintoMove): PuzzleTheme => {
  if (best.type === 'dice') return 'which-dice';
  if (best.type === 'skip') return 'waiting';
  if (best.type !== 'write') return 'keep-or-roll';
  if (mistake.type !== 'write') return 'which-row';
  if (isBonus(best.field) && !isBonus(mistake.field)) return 'bonus-column';
  return ROW_OF[best.field] === ROW_OF[mistake.field] ? 'leaving-room' : 'which-row';
};

/**
 * The types of moves and views follow from the game, which types cannot say. `undefined`: this is nothing to be asked for.
 */
export const themeOf = (
  game: string,
  view: AnyView,
  best: AnyMove,
  mistake: AnyMove,
): PuzzleTheme | undefined => {
  if (game === '5vor12')
    return vorZwoelfTheme(view as VorZwoelfView, best as VorZwoelfMove, mistake as VorZwoelfMove);
  return game === 'finito'
    ? finitoTheme(view as FinitoView, best as FinitoMove, mistake as FinitoMove)
    : qwintoTheme(best as QwintoMove, mistake as QwintoMove);
};
