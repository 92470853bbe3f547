// A Rummikub turn being built: pieces on the table and on the rack, and what can be done with them. Nothing is sent
// before the player says "done", so everything here can be taken back.
import { itemAt } from '@crescendo/rules';
import {
  arrange,
  heapOf,
  JOKER,
  KINDS,
  numberOf,
  type Rummikub,
  setReason,
  sorted,
  type Tile,
  type TileSet,
} from '@crescendo/rules/rummikub';
import type { Scene } from '../board.ts';

type View = Rummikub['View'];
type Options = Rummikub['Options'];

/** One tile of the draft: two equal tiles are two pieces. */
export interface Piece {
  readonly id: number;
  readonly tile: Tile;
  /** From the player's own rack: it may go back. */
  readonly own: boolean;
}

interface DraftSet {
  readonly kind: TileSet['kind'];
  readonly pieces: readonly Piece[];
}

export interface Draft {
  readonly sets: readonly DraftSet[];
  readonly rack: readonly Piece[];
  readonly picked: readonly number[];
  readonly cursor: number;
  readonly sort: 'colour' | 'number';
}

export type RummikubScene = Scene<Rummikub, Draft>;

export const newDraft = (view: View, sort: Draft['sort'] = 'colour'): Draft => {
  let id = 0;
  const piece =
    (own: boolean) =>
    (tile: Tile): Piece => ({ id: id++, tile, own });
  const sets = view.table.map(({ kind, tiles }) => ({ kind, pieces: tiles.map(piece(false)) }));
  const rack = (view.seat === null ? [] : itemAt(view.racks, view.seat)).map(piece(true));
  const draft: Draft = { sets, rack, picked: [], cursor: rack[0]?.id ?? 0, sort };
  const tidy = sortedRack(draft);
  return { ...tidy, cursor: tidy.rack[0]?.id ?? 0 };
};

export const sortedRack = (draft: Draft): Draft => {
  const key = ({ tile }: Piece) =>
    draft.sort === 'colour' || tile === JOKER ? tile : numberOf(tile) * 4 - 200 + tile / 100;
  return { ...draft, rack: [...draft.rack].sort((a, b) => key(a) - key(b)) };
};

export const tableOf = ({ sets }: Draft): readonly TileSet[] =>
  sets.map(({ kind, pieces }) => {
    const tiles = pieces.map(({ tile }) => tile);
    return { kind, tiles: kind === 'run' ? tiles : sorted(tiles) };
  });

/** Tells whether anything has been laid or moved. */
export const isTouched = (view: View, draft: Draft): boolean =>
  draft.rack.length < (view.racks[view.seat ?? 0]?.length ?? 0) ||
  draft.sets.some(({ pieces }) => pieces.some(({ own }) => own));

export const allPieces = ({ sets, rack }: Draft): readonly Piece[] => [
  ...sets.flatMap(({ pieces }) => pieces),
  ...rack,
];

/** The picked pieces, or else the one at the cursor. */
export const selectedPieces = (draft: Draft): readonly Piece[] => {
  const ids = draft.picked.length > 0 ? draft.picked : [draft.cursor];
  return allPieces(draft).filter(({ id }) => ids.includes(id));
};

export const picked = (draft: Draft): Draft => ({
  ...draft,
  picked: draft.picked.includes(draft.cursor)
    ? draft.picked.filter((id) => id !== draft.cursor)
    : [...draft.picked, draft.cursor],
});

const without = (draft: Draft, hand: readonly Piece[]): Draft => {
  const stays = (piece: Piece) => !hand.includes(piece);
  return {
    ...draft,
    sets: draft.sets.map(({ kind, pieces }) => ({ kind, pieces: pieces.filter(stays) })),
    rack: draft.rack.filter(stays),
    picked: [],
  };
};

/** Sets that lost a piece are read again, empty ones are removed; a cursor on the rack stays on the rack. */
const settled = (before: Draft, after: Draft, options: Options): Draft => {
  const sets = after.sets.flatMap((set) => {
    if (set.pieces.length === 0) return [];
    return before.sets.includes(set) ? [set] : settledSet(set, before, options);
  });
  const at = before.rack.findIndex(({ id }) => id === before.cursor);
  const next = after.rack.some(({ id }) => id === before.cursor)
    ? undefined
    : (before.rack.slice(at + 1).find((piece) => after.rack.includes(piece)) ?? after.rack.at(-1));
  return { ...after, sets, cursor: at >= 0 && next !== undefined ? next.id : before.cursor };
};

const settledSet = (set: DraftSet, before: Draft, options: Options): readonly DraftSet[] => {
  const isSame = before.sets.some(
    ({ pieces }) =>
      pieces.length === set.pieces.length && pieces.every((piece, i) => piece === set.pieces[i]),
  );
  return isSame ? [set] : readSets(set.pieces, options);
};

const NOTHING = new Array<number>(KINDS).fill(0);

/** These pieces as a run, a group or several sets, whichever is valid; otherwise in order, as they are. */
const readSets = (pieces: readonly Piece[], options: Options): readonly DraftSet[] => {
  const tiles = pieces.map(({ tile }) => tile);
  const whole = [asRun(tiles, options), { kind: 'group', tiles: sorted(tiles) } as const].find(
    (set) => setReason(set, 0, options) === undefined,
  );
  const sets = whole ? [whole] : arrange(options, heapOf(tiles), NOTHING, 'tiles')?.sets;
  if (sets) return matched(sets, pieces);
  const numbers = new Set(tiles.filter((tile) => tile !== JOKER).map(numberOf));
  return matched(
    [numbers.size < 2 && tiles.length > 1 ? { kind: 'group', tiles: sorted(tiles) } : asRun(tiles, options)],
    pieces,
  );
};

/** Numbers rising, jokers in the gaps, then above, then below. */
const asRun = (tiles: readonly Tile[], { values }: Options): TileSet => {
  const real = sorted(tiles.filter((tile) => tile !== JOKER));
  let jokers = tiles.length - real.length;
  const run: Tile[] = [];
  const [lowest = 0] = real;
  for (const tile of real) {
    for (let gap = tile - lowest - run.length; gap > 0 && jokers > 0; gap--, jokers--) run.push(JOKER);
    run.push(tile);
  }
  const top = numberOf(lowest) + run.length - 1;
  const above = Math.min(jokers, Math.max(0, values - top));
  const below = jokers - above;
  return { kind: 'run', tiles: [...jokersOf(below), ...run, ...jokersOf(above)] };
};

const jokersOf = (count: number): readonly Tile[] => Array.from({ length: count }, () => JOKER);

/** The pieces laid out as these sets say. */
const matched = (sets: readonly TileSet[], pieces: readonly Piece[]): readonly DraftSet[] => {
  const left = [...pieces];
  return sets.map(({ kind, tiles }) => ({
    kind,
    pieces: tiles.flatMap((tile) => {
      const at = left.findIndex((piece) => piece.tile === tile);
      return at < 0 ? [] : left.splice(at, 1);
    }),
  }));
};

export const layAsNewSet = (draft: Draft, options: Options): Draft => {
  const hand = selectedPieces(draft);
  const rest = without(draft, hand);
  return settled(draft, { ...rest, sets: [...rest.sets, ...readSets(hand, options)] }, options);
};

/** Laid on the set at the cursor. */
export const layOnSet = (draft: Draft, options: Options): Draft => {
  const at = draft.sets.findIndex(({ pieces }) => pieces.some(({ id }) => id === draft.cursor));
  const hand = selectedPieces(draft);
  const rest = without(draft, hand);
  const joined = readSets([...itemAt(rest.sets, at).pieces, ...hand], options);
  return settled(draft, { ...rest, sets: rest.sets.toSpliced(at, 1, ...joined) }, options);
};

/** Returns the selected tiles that came from the rack. */
export const returnToRack = (draft: Draft, options: Options): Draft => {
  const hand = selectedPieces(draft).filter(({ own }) => own);
  const rest = without(draft, hand);
  return settled(draft, sortedRack({ ...rest, rack: [...rest.rack, ...hand] }), options);
};

/** The set at the cursor, cut before the cursor. */
export const splitSet = (draft: Draft): Draft => {
  const sets = draft.sets.flatMap((set) => {
    const cut = set.pieces.findIndex(({ id }) => id === draft.cursor);
    if (cut <= 0) return [set];
    return [
      { kind: set.kind, pieces: set.pieces.slice(0, cut) },
      { kind: set.kind, pieces: set.pieces.slice(cut) },
    ];
  });
  return { ...draft, sets };
};

/** A joker at one end of the run at the cursor goes to the other end. */
export const flipJoker = (draft: Draft): Draft => {
  const sets = draft.sets.map((set) => {
    const { kind, pieces } = set;
    if (kind !== 'run' || !pieces.some(({ id }) => id === draft.cursor)) return set;
    const [first, last] = [pieces.at(0), pieces.at(-1)];
    if (last?.tile === JOKER) return { kind, pieces: [last, ...pieces.slice(0, -1)] };
    return first?.tile === JOKER ? { kind, pieces: [...pieces.slice(1), first] } : set;
  });
  return { ...draft, sets };
};
