// Compares two moves and names, as a code, the kind of answer that would have been better.
import { type AnyMove, type AnyView, gameById, itemAt } from '@crescendo/rules';
import type { Move as VorZwoelfMove, View as VorZwoelfView } from '@crescendo/rules/5vor12';
import type { Move as FinitoMove } from '@crescendo/rules/finito';
import { type Move as QwintoMove, ROW_OF } from '@crescendo/rules/qwinto';
import { seatOf } from '../seat.ts';
import type { Why } from './codes.ts';
import type { Puzzle } from './puzzle.ts';

/** Does this move put a tile where another lies? */
const isExchange = (view: VorZwoelfView, move: VorZwoelfMove): boolean =>
  (move.type === 'place' || move.type === 'take') && itemAt(itemAt(view.boards, seatOf(view)), move.at) !== 0;

const whyInVorZwoelf = (view: VorZwoelfView, best: VorZwoelfMove, move: VorZwoelfMove): Why => {
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

const whyInFinito = (best: FinitoMove, move: FinitoMove): Why => {
  const isSame = best.type !== 'pass' && move.type !== 'pass' && best.counter === move.counter;
  return { code: isSame ? 'other-square' : 'other-counter' };
};

const whyInQwinto = (best: QwintoMove, move: QwintoMove): Why => {
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

/** The types of moves and views follow from the game, which types cannot say. */
export const whyNot = ({ game, answer }: Puzzle, view: AnyView, move: AnyMove): Why => {
  const best = gameById(game)?.notation.move.parse(answer);
  if (best === undefined) throw new Error(`no move ${answer}`);
  switch (game) {
    case '5vor12':
      return whyInVorZwoelf(view as VorZwoelfView, best as VorZwoelfMove, move as VorZwoelfMove);
    case 'finito':
      return whyInFinito(best as FinitoMove, move as FinitoMove);
    default:
      return whyInQwinto(best as QwintoMove, move as QwintoMove);
  }
};
