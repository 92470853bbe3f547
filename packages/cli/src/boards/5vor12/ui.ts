// The choices a player of 5 vor 12 has made so far in a decision.
import { itemAt } from '@crescendo/rules';
import { DIAGONAL, type Tile, type VorZwoelf } from '@crescendo/rules/5vor12';
import type { Scene } from '../board.ts';

export type View = VorZwoelf['View'];
export type Move = VorZwoelf['Move'];

export interface Ui {
  readonly cursor: number;
  /** The tile in the hand; 0: none. */
  readonly held: Tile;
  /** Start with four: what lies on the diagonal so far. */
  readonly diagonal: readonly Tile[];
  /** Digits typed so far. */
  readonly typed: string;
}

export type VorZwoelfScene = Scene<VorZwoelf, Ui>;

export const isArranging = (view: View): boolean => view.phase === 'start' && view.options.start === 'four';

export const dottedOf = ({ options }: View): readonly number[] => itemAt(DIAGONAL, options.size);

/** The tile on a square; 0: none. */
export const tileOn = (view: View, seat: number, at: number): Tile => itemAt(itemAt(view.boards, seat), at);

export const handOf = (view: View): readonly Tile[] =>
  view.seat === null ? [] : (view.hands[view.seat] ?? []);

/** Start with four: tiles in the hand that do not yet lie on the diagonal. */
export const looseTiles = (view: View, ui: Ui): readonly Tile[] => {
  const loose = [...handOf(view)];
  for (const tile of ui.diagonal) if (tile > 0) loose.splice(loose.indexOf(tile), 1);
  return loose;
};

export const moveAt = (view: View, ui: Ui, at: number): Move | undefined => {
  if (isArranging(view)) return undefined;
  if (view.phase === 'start' || view.phase === 'placing') return { type: 'place', at };
  return view.phase === 'choose' && ui.held > 0 ? { type: 'take', tile: ui.held, at } : undefined;
};
