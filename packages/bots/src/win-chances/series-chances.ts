// The chance to win a whole series: the round going on ends as its chances say, and what it and the rounds to come bring in
// points is what games of experts have brought.
import {
  itemAt,
  type RoundOver,
  range,
  type Seat,
  type SeriesOptions,
  seeded,
  seriesResult,
  shuffled,
} from '@crescendo/rules';
import { finalShares } from './chances.ts';
import { SERIES_SCORES } from './series-scores.ts';

export interface SeriesPosition {
  readonly seats: number;
  readonly series: SeriesOptions;
  /** The seat that began the first round. */
  readonly first: Seat;
  /** Those that are over. */
  readonly rounds: readonly RoundOver[];
}

/** The end of one game of experts, seats counted from the one that began. */
interface Ending {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** Each ending of the round going on is followed by so many other ways to go on. */
const FUTURES = 8;
/** A series without end, such as one to a target that is never reached, is cut off after so many rounds. */
const MAX_ROUNDS = 60;

const endingOf = (text: string): Ending => {
  const scores = text.split(',').map(Number);
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
};

const known = new Map<string, readonly Ending[]>();

/** The recorded endings of games; none for games and numbers of seats that were not looked at. */
const endingsOf = (game: string, seats: number): readonly Ending[] => {
  const key = `${game} ${seats}`;
  const endings = known.get(key) ?? SERIES_SCORES[game]?.[seats]?.split(' ').map(endingOf) ?? [];
  known.set(key, endings);
  return endings;
};

/** The number of wins of each seat, counted from the one that began. */
const winsOf = (endings: readonly Ending[], seats: number): readonly number[] =>
  range(seats).map((seat) =>
    endings.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0),
  );

/** An ending as a round that a particular seat began. */
const roundBy = ({ scores, winners }: Ending, round: number, first: Seat): RoundOver => ({
  type: 'round-over',
  round,
  scores: scores.map((_, seat) => itemAt(scores, (seat - first + scores.length) % scores.length)),
  winners: winners.map((seat) => (seat + first) % scores.length),
});

/** Each seat's average share of the series in the end, when the present round ends so. */
const worthOf = (
  endings: readonly Ending[],
  at: number,
  { seats, series, first, rounds }: SeriesPosition,
  orderOf: (future: number, round: number) => readonly number[],
): readonly number[] => {
  const worth = range(seats).map(() => 0);
  const begins = (round: number): Seat => (first + round) % seats;
  for (const future of range(FUTURES)) {
    const played = [...rounds, roundBy(itemAt(endings, at), rounds.length + 1, begins(rounds.length))];
    let result = seriesResult({ seats, series, rounds: played });
    while (result === undefined && played.length < MAX_ROUNDS) {
      const next = itemAt(endings, itemAt(orderOf(future, played.length), at));
      played.push(roundBy(next, played.length + 1, begins(played.length)));
      result = seriesResult({ seats, series, rounds: played });
    }
    for (const [seat, share] of (result ? finalShares(result) : worth.map(() => 1 / seats)).entries())
      worth[seat]! += share / FUTURES;
  }
  return worth;
};

/** From the chances to win the round going on to those to win the series. */
export type SeriesOutlook = (chances: readonly number[]) => readonly number[];

/** `undefined` for games and numbers of seats that nothing is known about. */
export const seriesOutlook = (game: string, position: SeriesPosition): SeriesOutlook | undefined => {
  const { seats, first, rounds } = position;
  const over = seriesResult(position);
  if (over !== undefined) return () => finalShares(over);
  const endings = endingsOf(game, seats);
  if (endings.length === 0) return undefined;
  const orders = new Map<string, readonly number[]>();
  const orderOf = (future: number, round: number): readonly number[] => {
    const seed = `series/${future}/${round}`;
    const order = orders.get(seed) ?? shuffled(seeded(seed), range(endings.length));
    orders.set(seed, order);
    return order;
  };
  const worths = endings.map((_, at) => worthOf(endings, at, position, orderOf));
  const wins = winsOf(endings, seats);
  const beginner = (first + rounds.length) % seats;
  return (chances) => {
    const sums = range(seats).map(() => 0);
    for (const [i, { winners }] of endings.entries()) {
      /** The likelihood of this ending as the round stands, compared with its usual one. */
      let weight = 0;
      for (const seat of winners)
        weight += itemAt(chances, (seat + beginner) % seats) / itemAt(wins, seat) / winners.length;
      for (let seat = 0; seat < seats; seat++) sums[seat]! += weight * itemAt(itemAt(worths, i), seat);
    }
    const total = sums.reduce((all, sum) => all + sum, 0);
    return sums.map((sum) => sum / total);
  };
};
