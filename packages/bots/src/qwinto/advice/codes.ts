// The reasons for a move, as codes with their facts.
import type { Field, Row } from '@crescendo/rules/qwinto';

/** The free fields on one side of a number, as far as the next number of its row, and the numbers that rise there. */
export interface Side {
  readonly fields: number;
  readonly low: number;
  readonly high: number;
}

export type Because =
  /** The move ends the game, and nobody has more points than this seat then. */
  | { readonly code: 'ends-ahead'; readonly score: number }
  /** The row counts so many points more than its numbers. */
  | { readonly code: 'row-complete'; readonly row: Row; readonly points: number }
  | { readonly code: 'bonus-complete'; readonly points: number }
  /** Points at once; nothing written by the active seat is a misthrow. */
  | { readonly code: 'points-instead'; readonly points: number; readonly instead: number }
  /** Writing nothing would be a misthrow. */
  | { readonly code: 'no-misthrow'; readonly points: number }
  /** So many free fields can never be filled any more. */
  | { readonly code: 'dead-instead'; readonly dead: number; readonly instead: number }
  /** So many bonus columns are complete or can still be. */
  | { readonly code: 'bonuses-instead'; readonly columns: number; readonly instead: number }
  /** Rolls of all dice that fit somewhere. */
  | {
      readonly code: 'fitting-instead';
      readonly fitting: number;
      readonly rolls: number;
      readonly instead: number;
    }
  /** Possibilities: the numbers that fit each free field, added up. */
  | { readonly code: 'room-instead'; readonly room: number; readonly instead: number }
  /** Beside the number, where it is tighter: so many numbers for so many free fields. */
  | {
      readonly code: 'gap-instead';
      readonly numbers: number;
      readonly fields: number;
      readonly instead: number;
      readonly insteadFields: number;
    }
  /** Beyond the number, towards the end of its row: so many rolls of all dice go there, for so many free fields. */
  | {
      readonly code: 'rare-instead';
      readonly number: number;
      readonly isAbove: boolean;
      readonly count: number;
      readonly rolls: number;
      readonly fields: number;
      readonly instead: number;
    }
  /** So many fields of a bonus column are then free; it can still be complete. */
  | { readonly code: 'bonus-left'; readonly left: number }
  /** So many fields of this row are then free; and of the row in which the other move writes. */
  | {
      readonly code: 'row-left-instead';
      readonly row: Row;
      readonly left: number;
      readonly instead: number;
    }
  /** A high number on the bonus field of a column that can still be complete. */
  | { readonly code: 'on-bonus-field'; readonly number: number }
  /** A high number on the last field of a row, which counts when the row is complete. */
  | { readonly code: 'on-last-field'; readonly number: number }
  /** The room on either side of the number; missing where no field is free there. */
  | { readonly code: 'beside'; readonly before?: Side; readonly after?: Side }
  /** Every roll of these dice fits somewhere. */
  | { readonly code: 'dice-always-fit' }
  /** Rolls of these dice that fit somewhere, of all. */
  | { readonly code: 'dice-fit'; readonly fitting: number; readonly rolls: number }
  /** Rolls of these dice that fit somewhere, or without making a field useless, of all; and of the others. */
  | {
      readonly code: 'dice-fit-instead' | 'dice-clean-instead';
      readonly fitting: number;
      readonly rolls: number;
      readonly instead: number;
      readonly insteadRolls: number;
    }
  /** Points at once that a roll of these dice brings on average at best, in tenths. */
  | { readonly code: 'dice-points-instead'; readonly tenths: number; readonly instead: number }
  /** Fields that a roll of these dice fits on average, in tenths. */
  | { readonly code: 'dice-fields-instead'; readonly tenths: number; readonly instead: number }
  /** The sum fits on no field. */
  | { readonly code: 'fits-nowhere'; readonly number: number }
  /** Wherever the sum is written, more fields can never be filled. */
  | { readonly code: 'kills-field'; readonly number: number }
  /** A second roll: so many rolls of all fit somewhere, or fit without making a field useless. */
  | { readonly code: 'again-fits' | 'again-clean'; readonly fitting: number; readonly rolls: number }
  /** So many rolls of all would bring more points at once, or as many and leave more room, than this sum. */
  | { readonly code: 'again-better'; readonly better: number; readonly rolls: number }
  /** The field for the sum, if it is kept. */
  | { readonly code: 'fits'; readonly field: Field };
