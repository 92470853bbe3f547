// Every code that puzzles speak in, in one place; the page has the words for them.

/** The reason why an answer was not the best. */
export type Why =
  /** The rules do not allow it. */
  | { readonly code: 'not-legal' }
  // 5 vor 12
  | { readonly code: 'take-instead' | 'draw-instead' | 'leave-instead' | 'place-instead' }
  | { readonly code: 'fill-instead' | 'exchange-instead' | 'other-tile' | 'other-square' }
  // Finito!; also `other-square`
  | { readonly code: 'other-counter' }
  // Qwinto
  | { readonly code: 'other-dice' | 'keep-instead' | 'roll-again-instead' | 'skip-instead' | 'write-instead' }
  | { readonly code: 'other-row' | 'other-field' }
  // Rummikub
  | { readonly code: 'lays-nothing' }
  | { readonly code: 'lays-fewer'; readonly tiles: number; readonly wanted: number }
  | { readonly code: 'keeps-tiles'; readonly left: number }
  | { readonly code: 'joker-stays' }
  | { readonly code: 'changes-more'; readonly sets: number; readonly wanted: number }
  | { readonly code: 'joker-laid' }
  // Exact goals of the other games
  | { readonly code: 'not-won' | 'square-lost' | 'out-of-order' | 'no-room' }
  | { readonly code: 'two-squares-left' }
  | { readonly code: 'fewer-fit'; readonly tiles: number; readonly wanted: number }
  | { readonly code: 'chain-shorter'; readonly length: number; readonly wanted: number }
  | { readonly code: 'fewer-rolls'; readonly rolls: number; readonly wanted: number }
  | { readonly code: 'fewer-points'; readonly points: number; readonly wanted: number }
  | { readonly code: 'fields-lost'; readonly lost: number; readonly wanted: number }
  | { readonly code: 'more-misses'; readonly misses: number; readonly wanted: number };

export const WHY_CODES = [
  'not-legal',
  'take-instead',
  'draw-instead',
  'leave-instead',
  'place-instead',
  'fill-instead',
  'exchange-instead',
  'other-tile',
  'other-square',
  'other-counter',
  'other-dice',
  'keep-instead',
  'roll-again-instead',
  'skip-instead',
  'write-instead',
  'other-row',
  'other-field',
  'lays-nothing',
  'lays-fewer',
  'keeps-tiles',
  'joker-stays',
  'changes-more',
  'joker-laid',
  'not-won',
  'square-lost',
  'out-of-order',
  'no-room',
  'two-squares-left',
  'fewer-fit',
  'chain-shorter',
  'fewer-rolls',
  'fewer-points',
  'fields-lost',
  'more-misses',
] as const satisfies readonly Why['code'][];

/** A hint that points at pieces of the board: tiles of the rack, or sets by their place. */
export type PiecesHint =
  | { readonly code: 'look-rack'; readonly tiles: readonly number[] }
  | { readonly code: 'look-sets'; readonly sets: readonly number[] };

/** One step towards the answer; the last one is always the answer. */
export type Hint =
  // 5 vor 12: the supply or an open tile, then the square. `tile` is 0 where it is the one turned up.
  | { readonly code: 'look-supply' | 'look-middle' }
  | { readonly code: 'look-tile'; readonly tile: number }
  /** A square of the seat's own board, counted from 1. */
  | { readonly code: 'look-square'; readonly row: number; readonly column: number }
  /** The square is taken: think of an exchange. */
  | { readonly code: 'look-exchange' }
  /** It fits nowhere well. */
  | { readonly code: 'look-leave' }
  // Finito!
  | { readonly code: 'look-counter'; readonly counter: number }
  // Qwinto
  | { readonly code: 'look-dice-count'; readonly dice: number }
  | { readonly code: 'look-second-roll' }
  | { readonly code: 'look-row'; readonly row: 'orange' | 'yellow' | 'purple' }
  /** A field of that row, counted from 1. */
  | { readonly code: 'look-field'; readonly field: number }
  /** Writing nothing is an answer too. */
  | { readonly code: 'look-skip' }
  // Rummikub: how many tiles, which tiles, which sets (as places in `view.table`) have to change.
  | { readonly code: 'look-tiles-count'; readonly tiles: number }
  | PiecesHint
  /** The move itself, in the game's notation. */
  | { readonly code: 'answer'; readonly move: string };

export const HINT_CODES = [
  'look-supply',
  'look-middle',
  'look-tile',
  'look-square',
  'look-exchange',
  'look-leave',
  'look-counter',
  'look-dice-count',
  'look-second-roll',
  'look-row',
  'look-field',
  'look-skip',
  'look-tiles-count',
  'look-rack',
  'look-sets',
  'answer',
] as const satisfies readonly Hint['code'][];
