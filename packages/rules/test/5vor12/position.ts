// Positions for the tests, written as short as on paper.

import { type State, type Tile, type VorZwoelf, vorZwoelf, WIDTH } from '../../src/5vor12/index.ts';
import type { Event, Seat } from '../../src/game.ts';
import { type Refusal, refuse } from '../../src/match/match.ts';

/** Rows of numbers, 0 for a free square; missing rows are free. */
export const boardOf = (...rows: readonly (readonly Tile[])[]): readonly Tile[] =>
  Array.from({ length: WIDTH * WIDTH }, (_, at) => rows[Math.floor(at / WIDTH)]?.[at % WIDTH] ?? 0);

interface Lying {
  readonly options?: Partial<VorZwoelf['Options']>;
  /** Tiles open in the middle. */
  readonly middle?: readonly Tile[];
  /** The tile just turned up by seat A. */
  readonly drawn?: Tile;
  /** The tiles still hidden; otherwise all that do not lie elsewhere. */
  readonly hidden?: readonly Tile[];
}

/** A table after the start, with seat A to play; tiles named nowhere do not exist when `hidden` is given. */
export const table = (boards: readonly (readonly Tile[])[], lying: Lying = {}): State => {
  const start = vorZwoelf.setup(boards.length, { ...vorZwoelf.options, ...lying.options });
  const { middle = [], drawn = 0, hidden } = lying;
  const seen = [...boards.flat(), ...middle, drawn];
  const count = (tiles: readonly Tile[], n: Tile) => tiles.filter((tile) => tile === n).length;
  return {
    ...start,
    boards,
    middle: start.middle.map((_, n) => (n === 0 ? 0 : count(middle, n))),
    drawn,
    phase: drawn > 0 ? 'placing' : 'choose',
    pool: start.pool.map((all, n) => (n === 0 ? 0 : hidden ? count(hidden, n) : all - count(seen, n))),
    hands: [],
    pending: [],
  };
};

/** `B draw` is a move of the second seat; `13` alone is the tile that chance gives. */
export const eventOf = (line: string): Event<VorZwoelf> => {
  const { move, chance } = vorZwoelf.notation;
  if (!/^[A-D] /.test(line)) return { kind: 'chance', outcome: chance.parse(line)! };
  return { kind: 'move', seat: line.charCodeAt(0) - 65, move: move.parse(line.slice(2))! };
};

export const refusal = (state: State, line: string): Refusal<VorZwoelf> | undefined =>
  refuse(vorZwoelf, state, eventOf(line));

/** The state after all these events; throws when one of them is not allowed. */
export const after = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((now, line) => {
    const reason = refusal(now, line);
    if (reason) throw new Error(`${line}: ${reason.code}`);
    return vorZwoelf.apply(now, eventOf(line));
  }, state);

/** A seat's moves, as text. */
export const movesOf = (state: State, seat: Seat): readonly string[] =>
  [...vorZwoelf.moves(vorZwoelf.view(state, seat))].map((move) => vorZwoelf.notation.move.format(move));
