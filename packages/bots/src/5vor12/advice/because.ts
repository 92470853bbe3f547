// Reasons for a move, as codes with their facts: what holds after this move, and not after the other.
import { itemAt } from '@crescendo/rules';
import {
  bounds,
  DIAGONAL,
  type Move,
  SQUARES,
  type Square,
  type Tile,
  unseen,
  type View,
} from '@crescendo/rules/5vor12';
import { seatOf } from '../../seat.ts';

export type Because =
  | { readonly code: 'wins'; readonly at: Square }
  /** After the other move the next player can take this open tile and win. */
  | { readonly code: 'denies-win'; readonly tile: Tile }
  | { readonly code: 'fills-square'; readonly left: number }
  /** The tile turned up fits no free square. */
  | { readonly code: 'fits-no-square'; readonly tile: Tile }
  /** So many of the hidden tiles fit a free square, and no open one does. */
  | { readonly code: 'none-open'; readonly fitting: number; readonly hidden: number }
  /** So many of the hidden tiles fit a free square. */
  | { readonly code: 'hidden-fit'; readonly fitting: number; readonly hidden: number }
  /** So many free squares that no tile can fill any more. */
  | { readonly code: 'dead-instead'; readonly dead: number; readonly instead: number }
  /** So many of the tiles in supply and middle fit a free square. */
  | { readonly code: 'tiles-instead'; readonly tiles: number; readonly instead: number }
  /** So many numbers fit the free square with the fewest. */
  | { readonly code: 'tightest-instead'; readonly numbers: number; readonly instead: number }
  /** Possibilities: the numbers that fit each free square, added up. */
  | { readonly code: 'room-instead'; readonly room: number; readonly instead: number }
  /** Start: only after this move the dotted squares can still be filled in rising order. */
  | { readonly code: 'diagonal-rises' }
  /** Start: after the other move only so many numbers remain for so many free dotted squares, where they are scarcest. */
  | { readonly code: 'diagonal-tight'; readonly numbers: number; readonly squares: number }
  /** Only the other move gives the next player this tile, which fits a free square there. */
  | { readonly code: 'keeps-tile-from-next'; readonly tile: Tile }
  /** The other move gives the next player a tile for a free square that only so many other numbers fit. */
  | { readonly code: 'rare-for-next'; readonly tile: Tile; readonly others: number }
  /** Against this move: the tile that goes to the middle fits a free square of the next player. */
  | { readonly code: 'frees-tile-for-next'; readonly tile: Tile; readonly at: Square };

interface Placement {
  readonly tile: Tile;
  readonly at: Square;
}

export const boardOf = (view: View): readonly Tile[] => itemAt(view.boards, seatOf(view));

export const freeSquares = ({ options }: View, board: readonly Tile[]): readonly Square[] =>
  (SQUARES[options.size] ?? []).filter((square) => board[square] === 0);

export const placementOf = (view: View, move: Move): Placement | undefined => {
  if (move.type === 'take') return move;
  if (move.type !== 'place') return undefined;
  return {
    tile: view.phase === 'start' ? itemAt(itemAt(view.hands, seatOf(view)), 0) : view.drawn,
    at: move.at,
  };
};

const boardAfter = (view: View, move: Move): readonly Tile[] => {
  const board = boardOf(view);
  if (move.type === 'arrange')
    return itemAt(DIAGONAL, view.options.size).reduce<readonly Tile[]>(
      (all, at, i) => all.with(at, itemAt(move.tiles, i)),
      board,
    );
  const placement = placementOf(view, move);
  return placement ? board.with(placement.at, placement.tile) : board;
};

/** The tile that this move puts in the middle; 0: none. */
const tileGiven = (view: View, move: Move): Tile => {
  if (move.type === 'leave') return view.drawn;
  const placement = placementOf(view, move);
  return placement ? itemAt(boardOf(view), placement.at) : 0;
};

/** For each free square the numbers that fit it: more than the first, less than the second. */
const rangesOn = (view: View, board: readonly Tile[]): readonly (readonly [low: number, high: number])[] => {
  const { low, high } = bounds(view.options.size, board);
  const top = view.options.highest + 1;
  return freeSquares(view, board).map((square) => [itemAt(low, square), Math.min(top, itemAt(high, square))]);
};

const countIn = ([low, high]: readonly [number, number]): number => Math.max(0, high - low - 1);

/** Counts the numbers that fit each free square, and adds them up. */
export const roomOn = (view: View, board: readonly Tile[]): number =>
  rangesOn(view, board).reduce((sum, range) => sum + countIn(range), 0);

/** The free squares of the seat that this tile fits. */
const fitsOf = (view: View, board: readonly Tile[], tile: Tile): readonly Square[] => {
  const { low, high } = bounds(view.options.size, board);
  return freeSquares(view, board).filter(
    (square) => itemAt(low, square) < tile && tile < itemAt(high, square),
  );
};

const nextBoard = (view: View): readonly Tile[] => itemAt(view.boards, (seatOf(view) + 1) % view.seats);

const fitForNext = (view: View, tile: Tile): Square | undefined =>
  tile > 0 ? fitsOf(view, nextBoard(view), tile)[0] : undefined;

/** Numbers that fit the tightest free square of the next player which this tile fits. */
const roomForNext = (view: View, tile: Tile): number =>
  Math.min(
    ...rangesOn(view, nextBoard(view))
      .filter(([low, high]) => low < tile && tile < high)
      .map(countIn),
  );

/** A square with so few numbers is hard to fill; with so many more it is not. */
const [RARE, EASIER] = [3, 2];

/** The open tiles after this move; without the one that drawing turns up. */
const middleAfter = (view: View, move: Move): readonly Tile[] => {
  const open = view.middle.flatMap((count, tile) => new Array<Tile>(count).fill(tile));
  if (move.type === 'take') open.splice(open.indexOf(move.tile), 1);
  const given = tileGiven(view, move);
  return given > 0 ? [...open, given] : open;
};

/** The open tile with which the next player wins after this move, if this move lets the game go on. */
const winnerForNext = (view: View, move: Move): Tile | undefined => {
  const board = nextBoard(view);
  if (view.seats < 2 || view.phase === 'start' || freeSquares(view, board).length !== 1) return undefined;
  return middleAfter(view, move).find((tile) => fitsOf(view, board, tile).length > 0);
};

interface Facts {
  readonly free: number;
  readonly dead: number;
  readonly tiles: number;
  readonly tightest: number;
  readonly room: number;
}

/** Counts what the board still takes after this move. */
const factsOf = (view: View, move: Move): Facts => {
  const board = boardAfter(view, move);
  const ranges = rangesOn(view, board);
  const fits = (tile: Tile): boolean => ranges.some(([low, high]) => low < tile && tile < high);
  const hidden = unseen(view).reduce((sum, count, tile) => sum + (tile > 0 && fits(tile) ? count : 0), 0);
  const counts = ranges.map(countIn);
  return {
    free: ranges.length,
    dead: counts.filter((count) => count === 0).length,
    tiles: hidden + middleAfter(view, move).filter(fits).length,
    tightest: Math.min(...counts),
    room: counts.reduce((sum, count) => sum + count, 0),
  };
};

/** A smaller difference among many tells nothing. */
const MORE = 1.1;

/** Lists what the seat may still hope for after this move and not after the other, the most telling facts first. */
const compareBoards = (view: View, move: Move, other: Move): readonly Because[] => {
  const [own, its] = [factsOf(view, move), factsOf(view, other)];
  const list: Because[] = [];
  if (own.free === 0 || its.free === 0) return list;
  if (own.dead < its.dead) list.push({ code: 'dead-instead', dead: own.dead, instead: its.dead });
  if (own.tightest > its.tightest && its.tightest > 0)
    list.push({ code: 'tightest-instead', numbers: own.tightest, instead: its.tightest });
  if (own.tiles > MORE * its.tiles)
    list.push({ code: 'tiles-instead', tiles: own.tiles, instead: its.tiles });
  // A square more has possibilities more.
  if (own.free === its.free && own.room > MORE * its.room)
    list.push({ code: 'room-instead', room: own.room, instead: its.room });
  // A small difference is said only if there is nothing else to say.
  if (list.length === 0 && own.free === its.free && own.tiles > its.tiles)
    list.push({ code: 'tiles-instead', tiles: own.tiles, instead: its.tiles });
  return list;
};

/** Along the diagonal, ends included: how many numbers remain for how many free dotted squares between two tiles. */
const gapsOn = (view: View, board: readonly Tile[]) => {
  const gaps: { numbers: number; squares: number }[] = [];
  let [last, squares] = [0, 0];
  for (const tile of [
    ...itemAt(DIAGONAL, view.options.size).map((at) => board[at] ?? 0),
    view.options.highest + 1,
  ]) {
    if (tile === 0) squares++;
    else {
      gaps.push({ numbers: tile - last - 1, squares });
      [last, squares] = [tile, 0];
    }
  }
  return gaps;
};

type Gap = ReturnType<typeof gapsOn>[number];

const rises = (gaps: readonly Gap[]): boolean =>
  gaps.every(({ numbers, squares }) => numbers >= squares && numbers >= 0);

const scarcest = (gaps: readonly Gap[]): Gap | undefined =>
  gaps
    .filter(({ squares }) => squares > 0)
    .toSorted((a, b) => a.numbers / a.squares - b.numbers / b.squares)[0];

const compareStarts = (view: View, move: Move, other: Move): readonly Because[] => {
  const [own, its] = [move, other].map((each) => gapsOn(view, boardAfter(view, each)));
  if (own === undefined || its === undefined || !rises(own)) return compareBoards(view, move, other);
  if (!rises(its)) return [{ code: 'diagonal-rises' }];
  const [gap, instead] = [scarcest(own), scarcest(its)];
  if (gap && instead && gap.numbers / gap.squares > instead.numbers / instead.squares)
    return [{ code: 'diagonal-tight', numbers: instead.numbers, squares: instead.squares }];
  return compareBoards(view, move, other);
};

/** Finds the free square on which this move puts a tile. */
const filledBy = (view: View, move: Move): Square | undefined => {
  const placement = placementOf(view, move);
  return placement && boardOf(view)[placement.at] === 0 ? placement.at : undefined;
};

const hiddenFacts = (view: View) => {
  const ranges = rangesOn(view, boardOf(view));
  const left = unseen(view);
  return {
    fitting: left.reduce(
      (sum, count, tile) => sum + (ranges.some(([low, high]) => low < tile && tile < high) ? count : 0),
      0,
    ),
    hidden: left.reduce((sum, count) => sum + count, 0),
  };
};

const drawFacts = (view: View): Because => {
  const ranges = rangesOn(view, boardOf(view));
  const fits = view.middle.some(
    (count, tile) => count > 0 && ranges.some(([low, high]) => low < tile && tile < high),
  );
  const open = view.middle.some((count) => count > 0);
  return { code: open && !fits ? 'none-open' : 'hidden-fit', ...hiddenFacts(view) };
};

const isLeftForLackOfFit = (view: View, move: Move): boolean =>
  move.type === 'leave' && fitsOf(view, boardOf(view), view.drawn).length === 0;

/** Lists what this move does, whatever the others do. */
const plainFacts = (view: View, move: Move): readonly Because[] => {
  const at = filledBy(view, move);
  if (at !== undefined && view.phase !== 'start') {
    const left = freeSquares(view, boardOf(view)).length - 1;
    return [left === 0 ? { code: 'wins', at } : { code: 'fills-square', left }];
  }
  if (move.type === 'draw') return [drawFacts(view)];
  return isLeftForLackOfFit(view, move) ? [{ code: 'fits-no-square', tile: view.drawn }] : [];
};

const MOST = 2;

/** Picks the plain facts that tell a move from the other: a filled square from none, a hidden tile from an exchange. */
const compareKinds = (view: View, move: Move, other: Move): readonly Because[] => {
  const [fills, could] = [filledBy(view, move), filledBy(view, other)].map((at) => at !== undefined);
  if (fills && !could) {
    const chance: readonly Because[] =
      other.type === 'draw' ? [{ code: 'hidden-fit', ...hiddenFacts(view) }] : [];
    return [...plainFacts(view, move), ...chance];
  }
  if (move.type === 'draw' && !could && hiddenFacts(view).fitting > 0) return plainFacts(view, move);
  return [];
};

/** Lists what speaks for a move; beside another only what does not hold for that one as well. */
export const reasons = (view: View, move: Move, other?: Move): readonly Because[] => {
  if (other === undefined) return plainFacts(view, move);
  if (view.phase === 'start') return compareStarts(view, move, other).slice(0, 1);
  const kinds = compareKinds(view, move, other);
  if (kinds[0]?.code === 'wins') return kinds.slice(0, 1);
  const list: Because[] = [];
  const [loses, escapes] = [winnerForNext(view, other), winnerForNext(view, move) === undefined];
  if (loses !== undefined && escapes) list.push({ code: 'denies-win', tile: loses });
  list.push(...kinds, ...compareBoards(view, move, other).slice(0, 1));
  const [own, its] = [tileGiven(view, move), tileGiven(view, other)];
  const [gift, spared] = [fitForNext(view, own), fitForNext(view, its)];
  if (spared !== undefined && gift === undefined) list.push({ code: 'keeps-tile-from-next', tile: its });
  if (spared !== undefined && gift !== undefined) {
    const [easy, rare] = [roomForNext(view, own), roomForNext(view, its)];
    if (rare <= RARE && easy >= rare + EASIER)
      list.push({ code: 'rare-for-next', tile: its, others: rare - 1 });
  }
  if (list.length === 0) return [];
  const warned = gift !== undefined && spared === undefined && move.type !== 'draw' && other.type !== 'draw';
  return warned
    ? [...list.slice(0, 1), { code: 'frees-tile-for-next', tile: own, at: gift }]
    : list.slice(0, MOST);
};
