// The choices a player of Finito! has made so far in a decision.
import { itemAt } from '@crescendo/rules';
import { type Finito, stage } from '@crescendo/rules/finito';
import type { Scene } from '../board.ts';

export type View = Finito['View'];
export type Move = Finito['Move'];

export interface Ui {
  readonly cursor: number;
  /** The counter in the hand; 0: none. */
  readonly held: number;
  readonly typed: string;
}

export type FinitoScene = Scene<Finito, Ui>;

export const boardOf = (view: View, seat = view.seat ?? 0): readonly number[] => itemAt(view.boards, seat);

export const moveAt = (view: View, ui: Ui, at: number): Move | undefined =>
  ui.held === 0 ? undefined : { type: stage(view) === 'placing' ? 'place' : 'move', counter: ui.held, at };

export const litSquares = ({ view, game }: FinitoScene, ui: Ui): readonly number[] =>
  boardOf(view).flatMap((_, at) => {
    const move = moveAt(view, ui, at);
    return move !== undefined && game.check(view, move) === undefined ? [at] : [];
  });
