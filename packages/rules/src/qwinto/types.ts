import type { Seat, Viewer } from '../game.ts';
import type { Colours, Faces, Field, Row, Sheet } from './sheet.ts';

export type Options = {
  /** So many misthrows on one sheet end the game. */
  readonly misthrowLimit: number;
  /** So many complete rows on one sheet end the game; where fewer rows are in use, all of them do. */
  readonly rowsToEnd: number;
  /** The way to choose the seat that begins: chance decides, or the table has agreed. */
  readonly firstSeat: 'random' | 'given';
  /** Faces of a die. */
  readonly faces: number;
  /** The number of dice, and rows, in use: orange, then yellow, then purple. */
  readonly dice: number;
  /** The number of fields of each row in use, from the left. */
  readonly width: number;
  /** Points that one seat has from the start. */
  readonly headStart: number;
  /** The seat that has them, counted from 1; one that is not at the table means nobody. */
  readonly headStartSeat: number;
};

/** The action of a seat with the sum. */
export type Choice = { readonly type: 'write'; readonly field: Field } | { readonly type: 'skip' };

export type Move =
  | { readonly type: 'dice'; readonly colours: Colours }
  | { readonly type: 'keep' }
  /** Roll all the same dice once more; the second sum stands. */
  | { readonly type: 'reroll' }
  | Choice;

export type Chance =
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'roll'; readonly faces: Faces };

export type Phase = 'first' | 'dice' | 'rolling' | 'keep' | 'write' | 'over';

export type Ending = 'rows' | 'misthrows';

/** The latest events, in order, since the last decision that everybody can see. */
export type News =
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'dice'; readonly seat: Seat; readonly colours: Colours }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly faces: Faces;
      readonly sum: number;
      /** True for the second roll of this turn. */
      readonly again: boolean;
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly sum: number }
  | { readonly type: 'wrote'; readonly seat: Seat; readonly field: Field; readonly number: number }
  | { readonly type: 'skipped'; readonly seat: Seat }
  /** The active seat has written nothing; `count` misthrows stand on its sheet now. */
  | { readonly type: 'misthrow'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'row-complete'; readonly seat: Seat; readonly row: Row }
  | { readonly type: 'ended'; readonly why: Ending; readonly seats: readonly Seat[] };

interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly phase: Phase;
  /** The seat that rolls. Before chance has named the first seat: 0, and it means nothing. */
  readonly active: Seat;
  /** The dice chosen in this turn; `null`: not yet. */
  readonly colours: Colours | null;
  readonly faces: Faces;
  /** The number of rolls in this turn. */
  readonly rolls: number;
  readonly sheets: readonly Sheet[];
  readonly ending: Ending | null;
  readonly news: readonly News[];
}

export interface State extends Table {
  /** Writing: what each seat has chosen, until all have. Empty at any other time. */
  readonly pending: readonly (Choice | null)[];
}

export interface View extends Table {
  readonly seat: Viewer;
  /** The viewer's own choice; the others' as `hidden`. */
  readonly pending: readonly (Choice | 'hidden' | null)[];
}

export type Reason =
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'already-chosen' }
  | { readonly code: 'not-now'; readonly phase: Phase }
  /** A smaller game does not have all these dice. */
  | { readonly code: 'no-such-dice'; readonly colours: Colours }
  | { readonly code: 'off-sheet'; readonly field: Field }
  /** No die of this row's colour was rolled. */
  | { readonly code: 'wrong-colour'; readonly row: Row; readonly dice: Colours }
  | { readonly code: 'field-taken'; readonly field: Field; readonly number: number }
  | {
      readonly code: 'not-rising';
      readonly field: Field;
      readonly number: number;
      /** `number` is more than `other`, on its right, or less than `other`, on its left, or equal to it. */
      readonly is: 'more' | 'less' | 'equal';
      readonly other: number;
      readonly otherField: Field;
    }
  | {
      readonly code: 'in-column';
      readonly field: Field;
      readonly number: number;
      readonly otherField: Field;
    };

export interface Qwinto {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Chance: Chance;
  Reason: Reason;
  News: News;
}
