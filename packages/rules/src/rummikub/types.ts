import type { Seat, Viewer } from '../game.ts';

export type Options = {
  /** Advice for a clock, which the rules never see: seconds for one turn; 0: no limit. */
  readonly seconds: number;
  /** Advice for a clock: seconds for all turns of a seat together; 0: no limit. */
  readonly bank: number;
  /** Advice for a clock: seconds added to the bank after each turn. */
  readonly increment: number;
  /** The time of the draw for the seat that begins; `none`: it is given. */
  readonly startDraw: 'none' | 'beforeDeal' | 'afterDeal';
  /** One tile each in turn; two stacks of half a hand each; or a joker each and then one tile each in turn. */
  readonly deal: 'single' | 'twoStacks' | 'jokerEach';
  /** True if a seat that was dealt three pairs may ask for a new deal. */
  readonly threePairsRedeal: boolean;
  /** Points a seat's first sets must make together. */
  readonly openMin: number;
  /** True if the table must stay as it is in the turn in which a seat opens. */
  readonly openTableLocked: boolean;
  /** True if a seat that can open may draw instead. */
  readonly mayDelayOpening: boolean;
  /** True if a seat that has opened must lay tiles when it can, although there are tiles to draw. */
  readonly mustLay: boolean;
  /** The permitted changes to a set with a joker: anything; add to it; nothing but replace the joker. */
  readonly jokerSets: 'free' | 'extendOnly' | 'locked';
  /** True if a joker may be taken without putting a tile in its place. Only where `jokerSets` is `free`. */
  readonly jokerFreeByRebuild: boolean;
  /** The permitted origin of the tile that replaces a joker. */
  readonly jokerSwapFrom: 'rack' | 'rackOrTable';
  /** A joker set free is used in the same turn: anywhere, or in a new set only. */
  readonly jokerReuse: 'sameTurn' | 'sameTurnNewSet';
  /** True if jokers on the table must stay in the turn in which a seat opens. */
  readonly jokerNotBeforeOpening: boolean;
  /** The cost of a joker left on a rack. */
  readonly jokerPenalty: number;
  /**
   * Time up: always the penalty; or one tile, and the penalty only if the table was in disorder; or the same, but what
   * was rightly combined stays.
   */
  readonly timeout: 'revertAndThree' | 'drawOrThree' | 'keepOrThree';
  readonly penaltyTiles: number;
  /** No tiles left: who can play must; who wants plays; or one last turn each. */
  readonly emptyPool: 'mustPlay' | 'playOn' | 'lastTurns';
  readonly stalemateScore: 'differenceToLowest';
  /** Points on top of the rack of a seat that never opened and at the end could not. */
  readonly neverOpened: number;
  /** Points on top of the rack of a seat that never opened although at the end it could have. */
  readonly couldHaveOpened: number;
  readonly jokers: number;
  /** The highest number. */
  readonly values: number;
  readonly colours: number;
  /** The number of tiles of each number and colour. */
  readonly copies: number;
  readonly handSize: number;
};

/** `colour * 13 + number - 1`, colours black, red, blue, yellow; a joker is 52. */
export type Tile = number;

/** A run stands in rising order, so that a joker's number is its place; a group by colour, jokers last. */
export interface TileSet {
  readonly kind: 'run' | 'group';
  readonly tiles: readonly Tile[];
}

export type Move =
  /** The whole table as it shall lie. */
  | { readonly type: 'play'; readonly table: readonly TileSet[] }
  | { readonly type: 'draw' }
  | { readonly type: 'pass' }
  /** After the deal: play with these tiles. */
  | { readonly type: 'keep' }
  /** After the deal: show three pairs, mix everything and deal again. */
  | { readonly type: 'redeal' }
  /** The clock's move, never listed. `disturbed`: the table was in disorder. */
  | {
      readonly type: 'time-up';
      readonly disturbed: boolean;
      /** The table with what the seat had rightly combined, where the edition lets that stay. */
      readonly kept?: readonly TileSet[];
    };

export interface Chance {
  readonly tile: Tile;
}

export type Phase = 'start-draw' | 'deal' | 'pairs' | 'turn' | 'drawing' | 'over';

/** Somebody is out; all have passed in a row; all have had their last turn. */
export type Ending = 'out' | 'stalemate' | 'last-turns';

/** The latest events, in order, since the last decision that everybody can see. */
export type News =
  | { readonly type: 'start-drew'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'start-again'; readonly seats: readonly Seat[] }
  | { readonly type: 'begins'; readonly seat: Seat }
  | { readonly type: 'dealt'; readonly each: number }
  | { readonly type: 'kept' }
  | { readonly type: 'redealt'; readonly seat: Seat; readonly pairs: readonly Tile[] }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      /** From the rack. */
      readonly tiles: readonly Tile[];
      /** True if this was the seat's opening. */
      readonly opened: boolean;
    }
  /** The tile is `null` for everybody else. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Tile | null }
  | { readonly type: 'time-up'; readonly seat: Seat; readonly owed: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'pool-empty'; readonly lastTurns: boolean }
  | { readonly type: 'ended'; readonly ending: Ending; readonly winners: readonly Seat[] };

interface Public {
  readonly seats: number;
  readonly options: Options;
  /** The seat that begins, or that is dealt to first while this is not yet drawn for. */
  readonly first: Seat;
  readonly phase: Phase;
  readonly active: Seat;
  readonly table: readonly TileSet[];
  readonly opened: readonly boolean[];
  /** Tiles the active seat still has to draw. */
  readonly owed: number;
  /** Passes in a row. */
  readonly passes: number;
  /** Last turns still to be played; 0: not counting. */
  readonly turnsLeft: number;
  /** Start draw: the seats that draw, and what they have shown; both empty later. */
  readonly contenders: readonly Seat[];
  readonly shown: readonly Tile[];
  readonly ending: Ending | null;
  readonly news: readonly News[];
}

export interface State extends Public {
  /** Sorted. */
  readonly racks: readonly (readonly Tile[])[];
  /** `pool[tile]`: how many of them lie face down. */
  readonly pool: readonly number[];
  /** After the deal: what each seat has chosen, until all have. */
  readonly pending: readonly (Move | null)[];
}

export interface View extends Public {
  readonly seat: Viewer;
  /** The viewer's own tiles; the others' as -1, until the game is over. */
  readonly racks: readonly (readonly Tile[])[];
  /** The number of tiles that lie face down. */
  readonly pool: number;
  /** The viewer's own choice; the others' as `hidden`. */
  readonly pending: readonly (Move | 'hidden' | null)[];
}

/** The reason why some tiles are no set; `set` is its place in the new table. */
export type SetReason =
  | { readonly code: 'no-such-tile'; readonly set: number }
  | { readonly code: 'too-short'; readonly set: number; readonly length: number }
  | { readonly code: 'only-jokers'; readonly set: number }
  | { readonly code: 'mixed-colours'; readonly set: number; readonly tile: Tile; readonly other: Tile }
  /** In a run `tile` does not have the number its place after `other` asks for. */
  | { readonly code: 'not-rising'; readonly set: number; readonly tile: Tile; readonly other: Tile }
  /** In a run a joker would be this number, below 1 or above the highest. */
  | {
      readonly code: 'joker-off-end';
      readonly set: number;
      readonly number: number;
      readonly highest: number;
    }
  | { readonly code: 'mixed-numbers'; readonly set: number; readonly tile: Tile; readonly other: Tile }
  | { readonly code: 'same-colour'; readonly set: number; readonly tile: Tile }
  | { readonly code: 'too-many'; readonly set: number; readonly length: number; readonly most: number };

/** The reason why a joker may not go; `tiles` is the set it lay in. */
export type JokerReason =
  | { readonly code: 'joker-not-replaced'; readonly tiles: readonly Tile[] }
  | { readonly code: 'joker-set-split'; readonly tiles: readonly Tile[] }
  | { readonly code: 'joker-set-locked'; readonly tiles: readonly Tile[] }
  | { readonly code: 'joker-not-in-new-set' }
  | { readonly code: 'joker-before-opening' };

export type Reason =
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'already-chosen' }
  | { readonly code: 'not-now'; readonly phase: Phase }
  | { readonly code: 'no-three-pairs'; readonly pairs: number }
  | { readonly code: 'pool-empty' }
  | { readonly code: 'pool-not-empty'; readonly pool: number }
  | { readonly code: 'must-open' }
  | { readonly code: 'can-play' }
  | SetReason
  | { readonly code: 'tile-missing'; readonly tile: Tile }
  | { readonly code: 'not-on-rack'; readonly tile: Tile }
  | { readonly code: 'nothing-played' }
  | { readonly code: 'table-touched'; readonly tiles: readonly Tile[] }
  | { readonly code: 'too-few-points'; readonly points: number; readonly needed: number }
  | JokerReason;

export interface Rummikub {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Chance: Chance;
  Reason: Reason;
  News: News;
}
