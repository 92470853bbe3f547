import type { Review, ReviewMoment, SeatPoint, SeatReview } from '@crescendo/bots/review';
import { type AnyMatch, Match, range, seeded } from '@crescendo/rules';
import { finito } from '@crescendo/rules/finito';
import { expect, test } from 'vitest';
import { listedOf } from './moments.ts';
import { stepsOf, withChancesOf } from './steps.ts';

const dice = seeded('moments');

const played = (decisions: number): AnyMatch => {
  let match: AnyMatch = Match.begin({ game: finito, seats: 2, options: finito.options }).settle(dice);
  for (let i = 0; i < decisions && match.turn.kind === 'players'; i++) {
    const seat = match.turn.seats[0]!;
    const [move] = match.moves(seat);
    match = match.after({ kind: 'move', seat, move: move! }).settle(dice);
  }
  return match;
};

const match = played(16);
/** The places of the decisions of a seat. */
const placesOf = (seat: number): readonly number[] =>
  match.events.flatMap((event, at) => (event.kind === 'move' && event.seat === seat ? [at] : []));

const SEAT: SeatReview = {
  start: 0.5,
  result: 0,
  luck: 0,
  luckSpread: 0.3,
  skill: -0.5,
  others: 0,
  gift: 0,
  adjusted: 0,
  decisions: 8,
  meanLoss: null,
  level: null,
};

/** A curve on which this seat loses so much at these places, and gets it back at once. */
const curveWith = (seat: number, losses: ReadonlyMap<number, number>): readonly SeatPoint[] =>
  range(match.length + 1).map((length) => {
    const own = 0.5 - (losses.get(length - 1) ?? 0);
    return {
      length,
      chances: [0, 1].map((one) => (one === seat ? own : 1 - own)),
      luck: 0,
      others: 0,
      decision: null,
    };
  });

const momentAt = (seat: number, length: number, theme: string | null): ReviewMoment => ({
  length,
  seat,
  played: { type: 'pass' },
  better: { type: 'pass' },
  before: 0.5,
  betterChance: 0.5,
  playedChance: 0.4,
  loss: { value: 0.1, error: 0 },
  because: [],
  theme,
});

const [a = 0, b = 0, c = 0, d = 0] = placesOf(0);
const [x = 0, y = 0] = placesOf(1);
const review: Review = {
  game: 'finito',
  isCalibrated: true,
  margin: 0,
  seats: [SEAT, SEAT],
  curve: [],
  curves: [
    curveWith(
      0,
      new Map([
        [a, 0.1],
        [b, 0.03],
        [c, 0.3],
        [d, 0.06],
      ]),
    ),
    curveWith(
      1,
      new Map([
        [x, 0.07],
        [y, 0.2],
      ]),
    ),
  ],
  moments: [
    momentAt(0, c, 'wrong-square'),
    momentAt(1, y, null),
    momentAt(0, a, 'wrong-square'),
    momentAt(1, x, 'wrong-counter'),
    momentAt(0, d, 'wrong-counter'),
    momentAt(0, b, 'wrong-square'),
  ],
  highlights: [
    { seat: 0, length: b, played: { type: 'pass' }, chance: 0.5, stake: 0.1, found: 1, of: 10, because: [] },
    { seat: 0, length: d, played: { type: 'pass' }, chance: 0.5, stake: 0.1, found: 9, of: 10, because: [] },
    { seat: 1, length: x, played: { type: 'pass' }, chance: 0.5, stake: 0.1, found: 1, of: 10, because: [] },
  ],
};

test('own moments that mattered in the order of the game, what the others missed, and what was hard to find', () => {
  const steps = stepsOf(match, review.curves[0] ?? []);
  const { moments, missed, highlights } = listedOf(match, review, 0, steps);
  const seen = moments.map(({ length, label, time, shown }) => [length, label, time, shown.cost]);
  // Three games in a hundred are too few to be listed.
  expect(seen).toEqual([
    [a, 1, 1, 10],
    [c, 2, 2, 30],
    [d, 3, 1, 6],
  ]);
  expect(missed.map(({ length, shown }) => [length, shown.cost])).toEqual([
    [x, 7],
    [y, 20],
  ]);
  // Finding the same as most people is no feat, and the other seat has a list of its own.
  expect(highlights.map(({ length }) => length)).toEqual([b]);
  for (const { length, turn, step } of [...moments, ...missed, ...highlights]) {
    const { rolls } = match.at(length).state as unknown as { readonly rolls: number };
    expect(turn).toEqual({ unit: 'roll', number: rolls });
    expect(steps[step]?.turn?.number).toBe(rolls);
  }
});

test('only what is listed is counted as happening again', () => {
  const places = placesOf(1).slice(0, 4);
  const costs = [0.06, 0.2, 0.3, 0.25];
  const many: Review = {
    ...review,
    curves: [review.curves[0]!, curveWith(1, new Map(places.map((place, i) => [place, costs[i]!])))],
    moments: places.map((place) => momentAt(1, place, 'wrong-counter')),
  };
  const steps = stepsOf(match, review.curves[0] ?? []);
  const { missed } = listedOf(match, many, 0, steps);
  // The cheapest is left out, so the next one is the first of its kind.
  expect(missed.map(({ length, time }) => [length, time])).toEqual(
    places.slice(1).map((place, i) => [place, i + 1]),
  );
});

test('the chances of another seat keep the luck of the own one', () => {
  const own = stepsOf(
    match,
    (review.curves[0] ?? []).map((point) => ({ ...point, luck: 0.01 })),
  );
  const theirs = stepsOf(
    match,
    (review.curves[1] ?? []).map((point) => ({ ...point, luck: 0.5 })),
  );
  const seen = withChancesOf(own, theirs);
  expect(seen.map(({ chances }) => chances)).toEqual(theirs.map(({ chances }) => chances));
  expect(seen.map(({ luck, number }) => [luck, number])).toEqual(
    own.map(({ luck, number }) => [luck, number]),
  );
});
