// The interface between an evaluator and its model: the chances after each possible action of the active seat.
import type { Position } from '../model/position.ts';

/** No square: the tile goes to the middle. */
export const NOWHERE = -1;

export interface Valuation {
  /** Open limits of each square of the active seat's board. */
  readonly limits: { readonly low: Uint8Array; readonly high: Uint8Array };
  /** Read the position: before anything else, and whenever it has changed. */
  read(position: Position): void;
  /**
   * The chance of the seat that sits `role` after the active one, after the active one has laid this tile on `at`, or has
   * left it (`NOWHERE`; tile 0: nothing happens at all). `left` hidden tiles are left then.
   */
  after(tile: number, at: number, isOpen: boolean, left: number, role: number): number;
  /** Keep what the last chance was made of, under this tile. */
  keep(tile: number): void;
  /** The chance of another seat there, from what was kept. */
  kept(tile: number, role: number): number;
}
