// The choices a player of Qwinto has made so far in a decision.
import type { Qwinto } from '@crescendo/rules/qwinto';
import type { Scene } from '../board.ts';

export interface Ui {
  /** The letters of the dice chosen so far. */
  readonly dice: string;
  /** The field under the cursor. */
  readonly cursor: number;
}

export type QwintoScene = Scene<Qwinto, Ui>;
