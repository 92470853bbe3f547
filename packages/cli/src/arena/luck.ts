// Subtracts luck from the results of an arena. Luck is nothing on average, whatever the chances are by which it is counted,
// so any part of it may be subtracted: the parts that leave the least noise are found by regression (control variates).
import { wholeLuckByEvent } from '@crescendo/bots/review';
import { type AnyMatch, itemAt, range, type Seat } from '@crescendo/rules';

/** Of one game, or the means of a round: the share of `one`, its luck, and its luck with more weight on the beginning. */
export type Measures = readonly [share: number, luck: number, early: number];

const SHARE = 0;
const PARTS = 2;

/** Sums over all rounds of games with the same dice, `one` on every seat once. */
export interface LuckSums {
  readonly rounds: number;
  readonly sums: readonly number[];
  /** Of every measure with every other. */
  readonly products: readonly (readonly number[])[];
  readonly games: number;
  /** The squares of the share of single games. */
  readonly squares: number;
}

/** The share and its interval with equal luck. */
export interface Adjusted {
  readonly share: number;
  readonly interval: number;
  /** Which part of all luck was subtracted, and which of that of the beginning besides. */
  readonly parts: readonly number[];
  /** How wide the interval is beside that of the same games with luck. */
  readonly ratio: number;
}

/** After so many events of each seat, luck counts for the beginning e times less. */
const FADING = 32;

/**
 * The chances by which luck is counted think that everybody goes on like an expert. Between unequal bots luck matters the less
 * the longer the better one can make up for it: so the beginning has a part of its own.
 */
export const measuresOf = async (
  match: AnyMatch,
  seat: Seat,
  share: number,
  seed: string,
): Promise<Measures> => {
  let [luck, early] = [0, 0];
  for (const [i, event] of (await wholeLuckByEvent(match, seed)).entries()) {
    if (event === null) continue;
    luck += itemAt(event, seat);
    early += itemAt(event, seat) * Math.exp(-i / (FADING * match.seats));
  }
  return [share, luck, early];
};

/** Games one after the other, each round complete; what is left over counts for nothing. */
export const luckSums = (games: readonly Measures[], seats: number): LuckSums => {
  const rounds = range(Math.floor(games.length / seats)).map((round) =>
    range(PARTS + 1).map(
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
    sums: range(PARTS + 1).map((i) => sum((round) => itemAt(round, i))),
    products: range(PARTS + 1).map((i) =>
      range(PARTS + 1).map((j) => sum((round) => itemAt(round, i) * itemAt(round, j))),
    ),
    games: whole.length,
    squares: whole.reduce((total, game) => total + game[SHARE] ** 2, 0),
  };
};

/** With fewer rounds the parts cannot be told. */
const LEAST_ROUNDS = 10;

/** The parts of both kinds of luck that explain the share best; only of the first where they say the same. */
const partsOf = (of: (i: number, j: number) => number): readonly number[] => {
  const [luck, early, both] = [of(1, 1), of(2, 2), of(1, 2)];
  const rest = luck * early - both ** 2;
  if (luck <= 0) return [0, 0];
  if (rest <= 1e-9 * luck * early) return [of(1, SHARE) / luck, 0];
  return [
    (of(1, SHARE) * early - of(2, SHARE) * both) / rest,
    (of(2, SHARE) * luck - of(1, SHARE) * both) / rest,
  ];
};

const Z = 1.96;

export const adjustedBy = (list: readonly LuckSums[]): Adjusted | undefined => {
  const total = (of: (sums: LuckSums) => number) => list.reduce((sum, each) => sum + of(each), 0);
  const [rounds, games] = [total((each) => each.rounds), total((each) => each.games)];
  if (rounds < LEAST_ROUNDS) return undefined;
  const mean = (i: number) => total((each) => itemAt(each.sums, i)) / rounds;
  const covariance = (i: number, j: number) =>
    (total((each) => itemAt(itemAt(each.products, i), j)) - rounds * mean(i) * mean(j)) / (rounds - 1);
  const parts = partsOf(covariance);
  const explained = parts.reduce((sum, part, i) => sum + part * covariance(i + 1, SHARE), 0);
  const left =
    (Math.max(0, covariance(SHARE, SHARE) - explained) * (rounds - 1)) / (rounds - 1 - parts.length);
  const interval = Z * Math.sqrt(left / rounds);
  const plain = (total(({ squares }) => squares) / games - mean(SHARE) ** 2) / (games - 1);
  return {
    share: mean(SHARE) - parts.reduce((sum, part, i) => sum + part * mean(i + 1), 0),
    interval,
    parts,
    ratio: plain > 0 ? interval / (Z * Math.sqrt(plain)) : 1,
  };
};
