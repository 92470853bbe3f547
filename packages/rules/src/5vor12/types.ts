import type { Seat, Viewer } from '../game.ts';

export type Options = {
  /** Squares on a side of the board: 4, or fewer for a smaller game in the top left corner. */
  readonly size: number;
  /** The highest number: each seat brings one set of tiles from 1 to it. The booklet has 20. */
  readonly highest: number;
  /** `one`: draw a tile, place it, four times. `four`: draw four, then arrange them (Lucky Numbers). */
  readonly start: 'one' | 'four' | 'fourInOrder';
  /** Two equal numbers corner to corner: play again (Bruno's variant of Lucky Numbers). */
  readonly bruno: boolean;
  /** True if a tile may be exchanged for one of the same number. */
  readonly sameNumber: boolean;
  /** Rounds without a tile turned up or a square filled, after which the game ends; 0: never. */
  readonly guard: number;
};

/** A square of the 4 × 4 board, counted from 0 in reading order. */
export type Square = number;

/** A number on a tile; 0 where there is none. */
export type Tile = number;

export type Move =
  /** Start: put the tile in hand on a square of the diagonal. Turn: put the turned-up tile on a square. */
  | { readonly type: 'place'; readonly at: Square }
  /** Start with four: the diagonal from top left to bottom right. */
  | { readonly type: 'arrange'; readonly tiles: readonly Tile[] }
  /** A: turn up a tile from the supply. */
  | { readonly type: 'draw' }
  /** A: leave the turned-up tile in the middle. */
  | { readonly type: 'leave' }
  /** B: take an open tile from the middle and put it on a square. */
  | { readonly type: 'take'; readonly tile: Tile; readonly at: Square };

export interface Chance {
  readonly tile: Tile;
}

export type Phase = 'start' | 'choose' | 'turning' | 'placing' | 'over';

/** The latest events, in order, since the last decision that everybody can see. */
export type News =
  | { readonly type: 'started'; readonly seat: Seat; readonly tile: Tile; readonly at: Square }
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'left'; readonly seat: Seat; readonly tile: Tile }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly at: Square;
      readonly from: 'supply' | 'middle';
      /** The tile that went to the middle in exchange; 0: the square was free. */
      readonly freed: Tile;
    }
  | { readonly type: 'again'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly ending: Ending };

export type Ending = 'full' | 'exhausted' | 'endless';

interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly first: Seat;
  readonly phase: Phase;
  readonly active: Seat;
  readonly boards: readonly (readonly Tile[])[];
  /** `middle[n]`: how many tiles with the number n lie open in the middle. */
  readonly middle: readonly number[];
  /** The tile turned up in this turn; 0: none. */
  readonly drawn: Tile;
  /** Turns since a tile was turned up or a square filled. */
  readonly idle: number;
  readonly ending: Ending | null;
  readonly news: readonly News[];
}

export interface State extends Table {
  /** `pool[n]`: how many tiles with the number n lie face down. */
  readonly pool: readonly number[];
  /** Start: tiles drawn and not yet placed. */
  readonly hands: readonly (readonly Tile[])[];
  /** Start: what each seat has chosen, until all have. */
  readonly pending: readonly (Move | null)[];
}

export interface View extends Table {
  readonly seat: Viewer;
  /** The number of tiles that lie face down. */
  readonly pool: number;
  /** The viewer's own tiles; the others' as zeros. */
  readonly hands: readonly (readonly Tile[])[];
  /** The viewer's own choice; the others' as `hidden`. */
  readonly pending: readonly (Move | 'hidden' | null)[];
}

/** The reason why a tile does not go there: the tile it must rise to or from, in its row or column. */
export interface NotRising {
  readonly code: 'not-rising';
  readonly tile: Tile;
  readonly at: Square;
  readonly line: 'row' | 'column';
  /** `tile` is more than, less than or equal to `other`, and must not be. */
  readonly is: 'more' | 'less' | 'equal';
  readonly other: Tile;
  readonly otherAt: Square;
}

export type Reason =
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'already-chosen' }
  | { readonly code: 'not-now'; readonly phase: Phase }
  | { readonly code: 'off-board'; readonly at: Square }
  | { readonly code: 'not-on-diagonal'; readonly at: Square }
  | { readonly code: 'square-taken'; readonly at: Square; readonly tile: Tile }
  | { readonly code: 'not-your-tiles'; readonly hand: readonly Tile[] }
  | { readonly code: 'not-in-middle'; readonly tile: Tile }
  | { readonly code: 'same-number'; readonly tile: Tile; readonly at: Square }
  | NotRising;

export interface VorZwoelf {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Chance: Chance;
  Reason: Reason;
  News: News;
}
