// Subtracts luck from the results of an arena. The mean of luck is 0, however good or bad the chances are by which it is counted,
// so any part of it may be subtracted: the parts that leave the least noise are found by regression (control variates).
import { type ArenaLuck, arenaLuck, type Played } from '@crescendo/bots/arena';
import { itemAt, range, type Seat } from '@crescendo/rules';

/** Kinds of luck that have a part of their own. */
export const PARTS = ['far', 'near', 'dice', 'squares'] as const;

/** The measures of one game, or the means of a round: the share of `one`, and its luck of each kind. */
export type Measures = readonly [share: number, far: number, near: number, dice: number, squares: number];

const SHARE = 0;
const ALL = range(PARTS.length + 1);

/** Sums over all rounds of games with the same dice, `one` on every seat once. */
export interface LuckSums {
  readonly rounds: number;
  readonly sums: readonly number[];
  /** The product of every measure with every other. */
  readonly products: readonly (readonly number[])[];
  readonly games: number;
  /** The squares of the share of single games. */
  readonly squares: number;
}

/** The share and its interval with equal luck. */
export interface Adjusted {
  readonly share: number;
  readonly interval: number;
  /** The part of each kind of luck that was subtracted. */
  readonly parts: readonly number[];
  /** The width of the interval, as a ratio to that of the same games with luck. */
  readonly ratio: number;
}

/**
 * The chances by which luck is counted think that everybody goes on like an expert. Between unequal bots luck matters the less
 * the longer the better one can make up for it, so it has another part near the end of the game; and the less the further
 * somebody is ahead, which squares can tell.
 */
export const measuresOf = async (played: Played, seat: Seat, share: number): Promise<Measures> => {
  const sums = { far: 0, near: 0, dice: 0, squares: 0 } satisfies Record<(typeof PARTS)[number], number>;
  const add = ({ kind, luck, squares }: ArenaLuck): void => {
    sums[kind] += itemAt(luck, seat);
    sums.squares += itemAt(squares, seat);
  };
  for (const event of await arenaLuck(played)) if (event !== null) add(event);
  return [share, sums.far, sums.near, sums.dice, sums.squares];
};

/** Games one after the other, each round complete; what is left over counts for nothing. */
export const luckSums = (games: readonly Measures[], seats: number): LuckSums => {
  const rounds = range(Math.floor(games.length / seats)).map((round) =>
    ALL.map(
      (i) =>
        games.slice(round * seats, (round + 1) * seats).reduce((sum, game) => sum + itemAt(game, i), 0) /
        seats,
    ),
  );
  const sum = (of: (round: readonly number[]) => number) =>
    rounds.reduce((total, round) => total + of(round), 0);
  const whole = games.slice(0, rounds.length * seats);
  return {
    rounds: rounds.length,
    sums: ALL.map((i) => sum((round) => itemAt(round, i))),
    products: ALL.map((i) => ALL.map((j) => sum((round) => itemAt(round, i) * itemAt(round, j)))),
    games: whole.length,
    squares: whole.reduce((total, game) => total + game[SHARE] ** 2, 0),
  };
};

/** With fewer rounds the parts cannot be told. */
const MIN_ROUNDS = 20;
/** A kind of luck of which less is left than this, once the others are known, says nothing of its own. */
const NOTHING = 1e-9;

/**
 * The parts of all kinds of luck that explain the share best, by elimination (Gauss–Jordan) of one kind after the other. `used`
 * is how many say something of their own; the rest have no part.
 */
const partsOf = (
  covariance: (i: number, j: number) => number,
): { readonly parts: readonly number[]; readonly used: number } => {
  const kinds = range(PARTS.length);
  const rows = kinds.map((i) => [...kinds.map((j) => covariance(i + 1, j + 1)), covariance(i + 1, SHARE)]);
  const used: number[] = [];
  for (const i of kinds) {
    const own = itemAt(rows, i);
    const pivot = itemAt(own, i);
    if (pivot <= NOTHING * covariance(i + 1, i + 1)) continue;
    used.push(i);
    for (const [at, value] of own.entries()) own[at] = value / pivot;
    for (const [j, row] of rows.entries()) {
      const factor = itemAt(row, i);
      if (j !== i) for (const [at, value] of own.entries()) row[at] = itemAt(row, at) - factor * value;
    }
  }
  const parts = kinds.map((i) => (used.includes(i) ? itemAt(itemAt(rows, i), PARTS.length) : 0));
  return { parts, used: used.length };
};

const Z = 1.96;

export const adjustedBy = (list: readonly LuckSums[]): Adjusted | undefined => {
  const total = (of: (sums: LuckSums) => number) => list.reduce((sum, each) => sum + of(each), 0);
  const [rounds, games] = [total((each) => each.rounds), total((each) => each.games)];
  if (rounds < MIN_ROUNDS) return undefined;
  const mean = (i: number) => total((each) => itemAt(each.sums, i)) / rounds;
  const covariance = (i: number, j: number) =>
    (total((each) => itemAt(itemAt(each.products, i), j)) - rounds * mean(i) * mean(j)) / (rounds - 1);
  const { parts, used } = partsOf(covariance);
  const explained = parts.reduce((sum, part, i) => sum + part * covariance(i + 1, SHARE), 0);
  const left = (Math.max(0, covariance(SHARE, SHARE) - explained) * (rounds - 1)) / (rounds - 1 - used);
  const interval = Z * Math.sqrt(left / rounds);
  const plain = (total(({ squares }) => squares) / games - mean(SHARE) ** 2) / (games - 1);
  return {
    share: mean(SHARE) - parts.reduce((sum, part, i) => sum + part * mean(i + 1), 0),
    interval,
    parts,
    ratio: plain > 0 ? interval / (Z * Math.sqrt(plain)) : 1,
  };
};
