import { shuffled } from '../dice.ts';
import type { Dice, Event, LuckSource, Seat, Turn, Viewer } from '../game.ts';
import { itemAt } from '../lists.ts';
import { DIAGONAL, freeSquares, handSize, hasTwinAcross } from './board.ts';
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

/**
 * The state with some parts new. Every part is named: a literal is made ten times as fast as a spread, and this
 * is made at every event.
 */
const change = (state: State, now: Partial<State>): State => ({
  seats: state.seats,
  options: state.options,
  first: state.first,
  phase: now.phase ?? state.phase,
  active: now.active ?? state.active,
  boards: now.boards ?? state.boards,
  middle: now.middle ?? state.middle,
  drawn: now.drawn ?? state.drawn,
  idle: now.idle ?? state.idle,
  ending: now.ending ?? state.ending,
  news: now.news ?? state.news,
  pool: now.pool ?? state.pool,
  hands: now.hands ?? state.hands,
  pending: now.pending ?? state.pending,
});

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

/** Squares filled. */
export const progress = ({ boards, options }: State): readonly number[] =>
  boards.map((board) => -freeSquares(options.size, board));

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

/** For stable draws each seat has a queue of its own. */
export const source = (state: State): LuckSource => ({
  queue: String(state.phase === 'turning' ? state.active : drawing(state)),
});

export const apply = (state: State, event: Event<VorZwoelf>): State => {
  if (event.kind === 'chance') return drawn(state, event.outcome.tile);
  const { seat, move } = event;
  if (state.phase === 'start') return chosen(state, seat, move);
  switch (move.type) {
    case 'draw':
      return change(state, { phase: 'turning', news: [] });
    case 'leave':
      return left(state, seat);
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
    return change(state, { pool, phase: 'placing', drawn: tile, idle: 0, news: [news] });
  }
  const seat = drawing(state)!;
  const hands = state.hands.with(seat, [...itemAt(state.hands, seat), tile]);
  const next = change(state, { pool, hands });
  // V-21: tiles that go in order leave nothing to choose.
  if (state.options.start !== 'fourInOrder' || drawing(next) !== undefined) return next;
  return started(
    next,
    hands.map((hand) => ({ type: 'arrange', tiles: [...hand].sort((a, b) => a - b) })),
  );
};

/** V-4: choices at the start are kept until all seats have made theirs. */
const chosen = (state: State, seat: Seat, move: Move): State => {
  const pending = state.pending.with(seat, move);
  if (pending.includes(null)) return change(state, { pending });
  return started(state, pending);
};

/** Everybody's tiles are laid together. */
const started = (state: State, choices: readonly (Move | null)[]): State => {
  const { size } = state.options;
  const news: News[] = [];
  const boards = state.boards.map((board, owner) => {
    const choice = choices[owner];
    const copy = board.slice();
    const put = (tile: Tile, at: Square) => {
      copy[at] = tile;
      news.push({ type: 'started', seat: owner, tile, at });
    };
    if (choice?.type === 'arrange')
      for (const [i, tile] of choice.tiles.entries()) put(tile, itemAt(itemAt(DIAGONAL, size), i));
    if (choice?.type === 'place') put(itemAt(itemAt(state.hands, owner), 0), choice.at);
    return copy;
  });
  const done = itemAt(DIAGONAL, size).every((at) => itemAt(boards, 0)[at] !== 0);
  return change(state, {
    boards,
    news,
    phase: done ? 'choose' : 'start',
    hands: done ? [] : state.hands.map(() => []),
    pending: done ? [] : state.pending.map(() => null),
  });
};

const left = (state: State, seat: Seat): State => {
  const middle = counted(state.middle, state.drawn, 1);
  return nextTurn(state, state.boards, middle, 0, [{ type: 'left', seat, tile: state.drawn }]);
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
  if (freed === 0 && freeSquares(size, board) === 0) return over(state, boards, middle, news, 'full');
  return nextTurn(state, boards, middle, idle, news, bruno && hasTwinAcross(size, board, at));
};

const isEmpty = (pool: readonly number[]): boolean => {
  for (let n = 1; n < pool.length; n++) if (pool[n]! > 0) return false;
  return true;
};

const nextTurn = (
  state: State,
  boards: State['boards'],
  middle: State['middle'],
  idle: number,
  news: News[],
  again = false,
): State => {
  const { guard } = state.options;
  if (isEmpty(state.pool)) return over(state, boards, middle, news, 'exhausted');
  if (guard > 0 && idle >= guard * state.seats) return over(state, boards, middle, news, 'endless');
  // V-23: only a game that goes on lets a seat play again.
  if (again) news.push({ type: 'again', seat: state.active });
  const active = again ? state.active : (state.active + 1) % state.seats;
  return change(state, { boards, middle, idle, news, active, phase: 'choose', drawn: 0 });
};

const over = (
  state: State,
  boards: State['boards'],
  middle: State['middle'],
  news: readonly News[],
  ending: Ending,
): State => {
  const end: News = { type: 'ended', ending };
  return change(state, { boards, middle, ending, phase: 'over', drawn: 0, news: [...news, end] });
};

const size = (counts: readonly number[]): number => {
  let sum = 0;
  for (let n = 1; n < counts.length; n++) sum += counts[n]!;
  return sum;
};

export const view = (state: State, viewer: Viewer): View => {
  const isStart = state.phase === 'start';
  return {
    seat: viewer,
    seats: state.seats,
    options: state.options,
    first: state.first,
    phase: state.phase,
    active: state.active,
    boards: state.boards,
    middle: state.middle,
    drawn: state.drawn,
    idle: state.idle,
    ending: state.ending,
    news: state.news,
    pool: size(state.pool),
    hands: isStart ? state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => 0))) : [],
    pending: isStart
      ? state.pending.map((choice, seat) => (seat === viewer || choice === null ? choice : 'hidden'))
      : [],
  };
};

/** Counts each number that is still unseen by this viewer: in the supply or in others' hands at the start. */
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
    choice === 'hidden' ? anyStart(seen, seat, itemAt(hands, seat), dice) : choice,
  );
  return { ...table, hands, pool, pending };
};

/** Some choice this seat may have made at the start. */
const anyStart = (seen: View, seat: Seat, hand: readonly Tile[], dice: Dice): Move => {
  if (seen.options.start === 'four') return { type: 'arrange', tiles: shuffled(dice, hand) };
  const free = itemAt(DIAGONAL, seen.options.size).filter((at) => itemAt(seen.boards, seat)[at] === 0);
  return { type: 'place', at: itemAt(free, Math.floor(dice() * free.length)) };
};

export const audit = (state: State): void => {
  const counts = state.pool.map((count, n) => count + state.middle[n]!);
  for (const board of state.boards) for (const tile of board) counts[tile]!++;
  for (const hand of state.hands) for (const tile of hand) counts[tile]!++;
  counts[state.drawn]!++;
  for (let n = 1; n < counts.length; n++) {
    if (counts[n] !== state.seats) throw new Error(`there are ${counts[n]} tiles with the number ${n}`);
  }
};
