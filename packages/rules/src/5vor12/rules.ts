import { shuffled } from '../dice.ts';
import type { Dice, Event, Seat, Turn, Viewer } from '../game.ts';
import { DIAGONAL, freeSquares, hasTwinAcross } from './board.ts';
import type { Chance, Ending, Move, News, Options, Square, State, Tile, View, VorZwoelf } from './types.ts';

export const setup = (seats: number, options: Options, first: Seat = 0): State => ({
  seats,
  options,
  first,
  phase: 'start',
  active: first,
  boards: Array.from({ length: seats }, () => new Array<Tile>(16).fill(0)),
  middle: new Array<number>(options.highest + 1).fill(0),
  drawn: 0,
  idle: 0,
  ending: null,
  news: [],
  // V-2: one set of tiles for each seat.
  pool: Array.from({ length: options.highest + 1 }, (_, n) => (n === 0 ? 0 : seats)),
  hands: Array.from({ length: seats }, () => []),
  pending: Array.from({ length: seats }, () => null),
});

/** How many tiles a seat holds before it decides at the start. */
const handSize = (options: Options): number => (options.start === 'four' ? options.size : 1);

/** Start: the seat that draws next, if one still has to. */
const drawing = (position: State | View): Seat | undefined => {
  const wanted = handSize(position.options);
  const seat = position.hands.findIndex((hand) => hand.length < wanted);
  return seat < 0 ? undefined : seat;
};

const CHANCE: Turn = { kind: 'chance' };
const ONE: readonly Turn[] = [0, 1, 2, 3].map((seat) => ({ kind: 'players', seats: [seat] }));

export const turn = (position: State | View): Turn => {
  if (position.phase === 'turning') return CHANCE;
  if (position.phase === 'choose' || position.phase === 'placing') return ONE[position.active]!;
  if (position.phase === 'over') return result(position);
  if (drawing(position) !== undefined) return CHANCE;
  const seats = position.pending.flatMap((choice, seat) => (choice === null ? [seat] : []));
  return { kind: 'players', seats };
};

const result = (position: State | View): Turn => {
  const { size } = position.options;
  const free = position.boards.map((board) => freeSquares(size, board));
  const least = Math.min(...free);
  return {
    kind: 'over',
    scores: free.map((count) => (count === least ? 2 : -count)),
    winners: free.flatMap((count, seat) => (count === least ? [seat] : [])),
  };
};

// Outcomes with their weights, made once: a draw is the commonest event there is.
const OUTCOMES: readonly (readonly (readonly [Chance, number])[])[] = Array.from({ length: 100 }, (_, tile) =>
  [0, 1, 2, 3, 4].map((weight) => [{ tile }, weight] as const),
);

export const chances = (state: State): readonly (readonly [Chance, number])[] => {
  const list: (readonly [Chance, number])[] = [];
  for (let n = 1; n < state.pool.length; n++)
    if (state.pool[n]! > 0) list.push(OUTCOMES[n]![state.pool[n]!]!);
  return list;
};

export const apply = (state: State, event: Event<VorZwoelf>): State => {
  if (event.kind === 'chance') return drawn(state, event.outcome.tile);
  const { seat, move } = event;
  if (state.phase === 'start') return chosen(state, seat, move);
  switch (move.type) {
    case 'draw':
      return { ...state, phase: 'turning', news: [] };
    case 'leave':
      return nextTurn({
        ...state,
        middle: counted(state.middle, state.drawn, 1),
        drawn: 0,
        idle: 0,
        news: [{ type: 'left', seat, tile: state.drawn }],
      });
    case 'place':
      return placed(state, seat, state.drawn, move.at, 'supply');
    case 'take':
      return placed(state, seat, move.tile, move.at, 'middle');
    case 'arrange':
      throw new Error('tiles are arranged at the start only');
  }
};

const counted = (counts: readonly number[], n: Tile, by: 1 | -1): readonly number[] => {
  const copy = counts.slice();
  copy[n]! += by;
  return copy;
};

const drawn = (state: State, tile: Tile): State => {
  const pool = counted(state.pool, tile, -1);
  if (state.phase === 'turning') {
    const news: News = { type: 'turned-up', seat: state.active, tile };
    return { ...state, pool, phase: 'placing', drawn: tile, idle: 0, news: [...state.news, news] };
  }
  const seat = drawing(state)!;
  return { ...state, pool, hands: state.hands.with(seat, [...state.hands[seat]!, tile]) };
};

/** V-4: choices at the start are kept until all seats have made theirs. */
const chosen = (state: State, seat: Seat, move: Move): State => {
  const pending = state.pending.with(seat, move);
  if (pending.includes(null)) return { ...state, pending };
  const { size } = state.options;
  const news: News[] = [];
  const boards = state.boards.map((board, owner) => {
    const choice = pending[owner]!;
    const copy = board.slice();
    const put = (tile: Tile, at: Square) => {
      copy[at] = tile;
      news.push({ type: 'started', seat: owner, tile, at });
    };
    if (choice.type === 'arrange') for (const [i, tile] of choice.tiles.entries()) put(tile, DIAGONAL[size]![i]!);
    if (choice.type === 'place') put(state.hands[owner]![0]!, choice.at);
    return copy;
  });
  const done = DIAGONAL[size]!.every((at) => boards[0]![at] !== 0);
  return {
    ...state,
    boards,
    news,
    phase: done ? 'choose' : 'start',
    hands: done ? [] : state.hands.map(() => []),
    pending: done ? [] : state.pending.map(() => null),
  };
};

const placed = (state: State, seat: Seat, tile: Tile, at: Square, from: 'supply' | 'middle'): State => {
  const { size, bruno } = state.options;
  const freed = state.boards[seat]![at]!;
  const board = state.boards[seat]!.slice();
  board[at] = tile;
  const boards = state.boards.slice();
  boards[seat] = board;
  const middle = state.middle.slice();
  if (from === 'middle') middle[tile]!--;
  if (freed !== 0) middle[freed]!++;
  const news: News[] = [{ type: 'placed', seat, tile, at, from, freed }];
  const idle = from === 'supply' || freed === 0 ? 0 : state.idle + 1;
  const next: State = { ...state, boards, middle, drawn: 0, idle, news };
  if (freed === 0 && freeSquares(size, board) === 0) return over(next, 'full');
  const again = bruno && hasTwinAcross(size, board, at);
  if (again) news.push({ type: 'again', seat });
  return nextTurn(next, again);
};

const isEmpty = (pool: readonly number[]): boolean => {
  for (let n = 1; n < pool.length; n++) if (pool[n]! > 0) return false;
  return true;
};

const nextTurn = (state: State, again = false): State => {
  const { guard } = state.options;
  if (isEmpty(state.pool)) return over(state, 'exhausted');
  if (guard > 0 && state.idle >= guard * state.seats) return over(state, 'endless');
  return { ...state, phase: 'choose', active: again ? state.active : (state.active + 1) % state.seats };
};

const over = (state: State, ending: Ending): State => ({
  ...state,
  phase: 'over',
  ending,
  news: [...state.news, { type: 'ended', ending }],
});

const size = (counts: readonly number[]): number => {
  let sum = 0;
  for (let n = 1; n < counts.length; n++) sum += counts[n]!;
  return sum;
};

export const view = (state: State, viewer: Viewer): View => {
  const { pool, hands, pending } = state;
  return {
    ...state,
    seat: viewer,
    pool: size(pool),
    hands:
      state.phase === 'start'
        ? hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => 0)))
        : hands,
    pending:
      state.phase === 'start'
        ? pending.map((choice, seat) => (seat === viewer || choice === null ? choice : 'hidden'))
        : (pending as View['pending']),
  };
};

/** How often each number is still unseen by this viewer: in the supply or in others' hands at the start. */
export const unseen = (seen: View): number[] => {
  const counts = Array.from({ length: seen.options.highest + 1 }, (_, n) => (n === 0 ? 0 : seen.seats));
  const take = (tile: Tile) => {
    if (tile > 0) counts[tile]!--;
  };
  for (const board of seen.boards) board.forEach(take);
  for (const hand of seen.hands) hand.forEach(take);
  seen.middle.forEach((count, n) => {
    counts[n]! -= count;
  });
  take(seen.drawn);
  return counts;
};

export const imagine = (seen: View, dice: Dice): State => {
  const left = unseen(seen);
  const { seat: _, ...table } = seen;
  if (seen.phase !== 'start') return { ...table, pool: left, pending: [], hands: [] };
  const supply = shuffled(
    dice,
    left.flatMap((count, n) => Array.from({ length: count }, () => n)),
  );
  const hands = seen.hands.map((hand) => hand.map((tile) => tile || supply.pop()!));
  const pool = new Array<number>(left.length).fill(0);
  for (const tile of supply) pool[tile]!++;
  const pending = seen.pending.map((choice, seat): Move | null =>
    choice === 'hidden' ? anyStart(seen, seat, hands[seat]!, dice) : choice,
  );
  return { ...table, hands, pool, pending };
};

/** Some choice this seat may have made at the start. */
const anyStart = (seen: View, seat: Seat, hand: readonly Tile[], dice: Dice): Move => {
  if (seen.options.start === 'four') return { type: 'arrange', tiles: shuffled(dice, hand) };
  const free = DIAGONAL[seen.options.size]!.filter((at) => seen.boards[seat]![at] === 0);
  return { type: 'place', at: free[Math.floor(dice() * free.length)]! };
};

export const audit = (state: State): void => {
  const { seats, options } = state;
  for (let n = 1; n <= options.highest; n++) {
    let count = state.pool[n]! + state.middle[n]! + (state.drawn === n ? 1 : 0);
    for (const board of state.boards) count += board.filter((tile) => tile === n).length;
    for (const hand of state.hands) count += hand.filter((tile) => tile === n).length;
    if (count !== seats) throw new Error(`there are ${count} tiles with the number ${n}, not ${seats}`);
  }
};
