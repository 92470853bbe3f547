import { pick } from '../dice.ts';
import type { Dice, Event, LuckSource, Seat, Turn, Viewer } from '../game.ts';
import { itemAt } from '../lists.ts';
import { BOUNDS, counterCount, longestRise, numberOn, points, squareCount, winningLength } from './board.ts';
import { choices } from './legal.ts';
import type {
  Board,
  Chance,
  Counter,
  Ending,
  Finito,
  Move,
  News,
  Options,
  Phase,
  State,
  View,
} from './types.ts';

/** `NOBODY[seats]`: no choice made yet. */
const NOBODY: readonly (readonly null[])[] = Array.from({ length: BOUNDS.seats + 1 }, (_, seats) =>
  new Array<null>(seats).fill(null),
);

export const setup = (seats: number, options: Options): State => {
  const each = <T>(value: () => T): readonly T[] => Array.from({ length: seats }, value);
  return {
    seats,
    options,
    phase: 'turning',
    boards: each(() => new Array<Counter>(squareCount(options.numbers)).fill(0)),
    open: each(() => []),
    down: each(() => Array.from({ length: counterCount(options) }, (_, i) => i + 1)),
    rolled: 0,
    rolls: 0,
    ending: null,
    news: [],
    pending: itemAt(NOBODY, seats),
  };
};

/** The state with some parts new. Every part is named: a literal is made many times as fast as a spread. */
const change = (state: State, now: Partial<State>): State => ({
  seats: state.seats,
  options: state.options,
  phase: now.phase ?? state.phase,
  boards: now.boards ?? state.boards,
  open: now.open ?? state.open,
  down: now.down ?? state.down,
  rolled: now.rolled ?? state.rolled,
  rolls: now.rolls ?? state.rolls,
  ending: now.ending ?? state.ending,
  news: now.news ?? state.news,
  pending: now.pending ?? state.pending,
});

/** The seat that turns up a counter next; -1: none has to. */
const turning = ({ open, down, options }: Pick<State, 'open' | 'down' | 'options'>): Seat => {
  for (let seat = 0; seat < open.length; seat++)
    if (itemAt(open, seat).length < options.open && itemAt(down, seat).length > 0) return seat;
  return -1;
};

const CHANCE: Turn = { kind: 'chance' };

// `PLAYERS[mask]`: these seats decide. Made once, for every set of seats there can be.
const PLAYERS: readonly Turn[] = Array.from({ length: 1 << BOUNDS.seats }, (_, mask) => ({
  kind: 'players',
  seats: Array.from({ length: BOUNDS.seats }, (_, seat) => seat).filter((seat) => mask & (1 << seat)),
}));

export const turn = (position: State | View): Turn => {
  const { phase, pending } = position;
  if (phase === 'over') return result(position);
  if (phase !== 'choose') return CHANCE;
  let mask = 0;
  for (let seat = 0; seat < pending.length; seat++) if (pending[seat] === null) mask |= 1 << seat;
  return itemAt(PLAYERS, mask);
};

/** Counters that may stay where they are. */
export const progress = ({ boards }: State): readonly number[] => boards.map(longestRise);

/** F-15, F-18, F-19: who has reached the goal has the longest block, so that it decides every ending. */
const result = ({ boards }: State | View): Turn => {
  const scores = boards.map(points);
  const most = Math.max(...scores);
  return { kind: 'over', scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
};

type Outcome = readonly [Chance, number];

// Outcomes with their weights, made once: half of all events are chance.
const COUNTERS: readonly Outcome[] = Array.from({ length: BOUNDS.counters + 1 }, (_, counter) => [
  { type: 'counter', counter },
  1,
]);
const ROLLS: readonly (readonly Outcome[])[] = Array.from({ length: BOUNDS.numbers + 1 }, (_, numbers) =>
  Array.from({ length: numbers }, (_, i) => [{ type: 'roll', number: i + 1 }, 1]),
);

export const chances = (state: State): readonly Outcome[] =>
  state.phase === 'turning'
    ? itemAt(state.down, turning(state)).map((counter) => itemAt(COUNTERS, counter))
    : itemAt(ROLLS, state.options.numbers);

export const source = (state: State): LuckSource => ({
  queue: state.phase === 'turning' ? `counter ${turning(state)}` : 'roll',
});

export const apply = (state: State, event: Event<Finito>): State => {
  if (event.kind === 'move') return chosen(state, event.seat, event.move);
  const { outcome } = event;
  if (outcome.type === 'counter') return turnedUp(state, outcome.counter);
  const { number } = outcome;
  const news: readonly News[] = [...state.news, { type: 'rolled', number }];
  return change(state, { phase: 'choose', rolled: number, rolls: state.rolls + 1, news });
};

const without = (counters: readonly Counter[], counter: Counter): readonly Counter[] =>
  counters.filter((other) => other !== counter);

const turnedUp = (state: State, counter: Counter): State => {
  const seat = turning(state);
  const open = state.open.slice();
  open[seat] = [...itemAt(open, seat), counter].sort((a, b) => a - b);
  const down = state.down.slice();
  down[seat] = without(itemAt(down, seat), counter);
  const phase = waiting({ open, down, options: state.options });
  const news: readonly News[] = [...state.news, { type: 'turned-up', seat, counter }];
  return change(state, { phase, open, down, news });
};

/** F-10: nobody rolls before everybody has turned up what is due. */
const waiting = (offer: Pick<State, 'open' | 'down' | 'options'>): Phase =>
  turning(offer) < 0 ? 'rolling' : 'turning';

/** F-5: choices are kept until all seats have made theirs. */
const chosen = (state: State, seat: Seat, move: Move): State => {
  const pending = state.pending.slice();
  pending[seat] = move;
  return pending.includes(null) ? change(state, { pending }) : resolved(state, pending as readonly Move[]);
};

const resolved = (state: State, choice: readonly Move[]): State => {
  const { seats, options, down } = state;
  const boards = state.boards.slice();
  const open = state.open.slice();
  const news = choice.map((move, seat): News => {
    if (move.type === 'pass') return { type: 'passed', seat };
    const { counter, at } = move;
    const number = numberOn(at, options.numbers);
    const from = itemAt(boards, seat).indexOf(counter);
    boards[seat] = shifted(itemAt(boards, seat), counter, from, at);
    if (move.type === 'move') return { type: 'moved', seat, counter, from, at, number };
    open[seat] = without(itemAt(open, seat), counter);
    return { type: 'placed', seat, counter, at, number };
  });
  const phase = waiting({ open, down, options });
  return judged(change(state, { phase, boards, open, pending: itemAt(NOBODY, seats), news }));
};

const shifted = (board: Board, counter: Counter, from: number, at: number): Board => {
  const copy = board.slice();
  if (from >= 0) copy[from] = 0;
  copy[at] = counter;
  return copy;
};

/** F-14, F-18, F-19: tells whether the game ends, now that the roll is carried out for everybody. */
const judged = (state: State): State => {
  const { options, boards } = state;
  const all = counterCount(options);
  const wanted = winningLength(options);
  const news = [...state.news];
  for (let seat = 0; seat < boards.length; seat++) {
    const length = points(itemAt(boards, seat));
    if (length === all) news.push({ type: 'finito', seat });
    else if (length >= wanted) news.push({ type: 'reached', seat, length });
  }
  if (news.some(({ type }) => type === 'finito')) return over(state, news, 'finito');
  if (news.length > state.news.length) return over(state, news, 'goal');
  if (state.rolls === options.roundLimit) return over(state, news, 'limit');
  return state;
};

const over = (state: State, news: readonly News[], ending: Ending): State =>
  change(state, { phase: 'over', ending, news: [...news, { type: 'ended', ending }] });

export const view = (state: State, viewer: Viewer): View => ({
  seat: viewer,
  seats: state.seats,
  options: state.options,
  phase: state.phase,
  boards: state.boards,
  open: state.open,
  down: state.down,
  rolled: state.rolled,
  rolls: state.rolls,
  ending: state.ending,
  news: state.news,
  pending:
    state.phase === 'choose'
      ? state.pending.map((choice, seat) => (seat === viewer || choice === null ? choice : 'hidden'))
      : itemAt(NOBODY, state.seats),
});

export const imagine = (seen: View, dice: Dice): State => {
  const { seat: _, ...table } = seen;
  const pending = seen.pending.map((choice, seat) =>
    choice === 'hidden' ? pick(dice, choices(seen, seat)) : choice,
  );
  return { ...table, pending };
};

export const audit = (state: State): void => {
  const { options, boards, open, down, phase, pending } = state;
  for (let seat = 0; seat < state.seats; seat++) {
    const all = [itemAt(boards, seat), itemAt(open, seat), itemAt(down, seat)].flat();
    for (let counter = 1; counter <= counterCount(options); counter++) {
      const count = all.filter((other) => other === counter).length;
      if (count !== 1) throw new Error(`seat ${seat} has ${count} counters with the number ${counter}`);
    }
    if (itemAt(boards, seat).length !== squareCount(options.numbers))
      throw new Error('the board has changed its size');
    if (itemAt(open, seat).length !== itemAt(open, 0).length && phase !== 'turning')
      throw new Error('seats are out of step');
    if (pending[seat] !== null && phase !== 'choose') throw new Error('a choice has outlived its roll');
  }
};
