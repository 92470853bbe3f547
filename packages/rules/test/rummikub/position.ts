// Positions for tests, written down the way people do.

import { itemAt } from '../../src/lists.ts';
import { presetOptions } from '../../src/options.ts';
import { setup } from '../../src/rummikub/deal.ts';
import { rummikub } from '../../src/rummikub/index.ts';
import { parseTable, parseTile } from '../../src/rummikub/notation.ts';
import { heapOnTable } from '../../src/rummikub/plays/playing.ts';
import { allTiles, heapOf, KINDS, sorted } from '../../src/rummikub/sets/tiles.ts';
import type { Move, Options, Reason, State, Tile, TileSet } from '../../src/rummikub/types.ts';

export const tiles = (text: string): readonly Tile[] =>
  sorted(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => parseTile(word)!),
  );

export const table = (text: string): readonly TileSet[] => (text === '' ? [] : parseTable(text)!);

export interface Position {
  readonly table?: string;
  /** Seat 0 first; a seat without a rack has a single tile. */
  readonly racks?: readonly string[];
  /** Seats that have not opened. */
  readonly closed?: readonly number[];
  readonly preset?: string;
  readonly options?: Partial<Options>;
  readonly seats?: number;
  /** The tiles left to draw; everything that lies nowhere else when not given. */
  readonly pool?: string;
  readonly active?: number;
}

/** A turn of seat 0, unless told otherwise. */
export const position = (p: Position = {}): State => {
  const options = { ...presetOptions(rummikub, p.preset ?? 'carlit-de-2007'), ...p.options };
  const seats = p.seats ?? Math.max(2, p.racks?.length ?? 2);
  const racks = Array.from({ length: seats }, (_, seat) => tiles(p.racks?.[seat] ?? 'K1'));
  const lying = table(p.table ?? '');
  const used = [heapOnTable(lying), ...racks.map(heapOf)];
  const rest = allTiles(options).map(
    (count, tile) => count - used.reduce((sum, heap) => sum + itemAt(heap, tile), 0),
  );
  return {
    ...setup(seats, options),
    phase: 'turn',
    active: p.active ?? 0,
    contenders: [],
    table: lying,
    racks,
    opened: Array.from({ length: seats }, (_, seat) => !p.closed?.includes(seat)),
    pool:
      p.pool === undefined ? rest : p.pool === '' ? new Array<number>(KINDS).fill(0) : heapOf(tiles(p.pool)),
  };
};

/** The reason why the active seat may not make the move written like this; `undefined` when it may. */
export const refusal = (state: State, text: string): Reason | undefined => {
  const move = rummikub.notation.move.parse(text);
  if (move === undefined) throw new Error(`not a move: ${text}`);
  return rummikub.check(rummikub.view(state, state.active), move);
};

/** The active seat makes this move. */
export const act = (state: State, text: string): State => {
  const reason = refusal(state, text);
  if (reason !== undefined) throw new Error(`${text} is refused: ${reason.code}`);
  const move = rummikub.notation.move.parse(text) as Move;
  return rummikub.apply(state, { kind: 'move', seat: state.active, move });
};

/** Chance gives these tiles, one after the other. */
export const give = (state: State, text: string): State =>
  text
    .split(/\s+/)
    .reduce(
      (now, word) => rummikub.apply(now, { kind: 'chance', outcome: { tile: parseTile(word)! } }),
      state,
    );
