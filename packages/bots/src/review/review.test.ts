import { type AnyGame, gameById, itemAt, Match, playOut, range, seeded } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { loadBots } from '../load-bots.ts';
import { botFor } from '../registry.ts';
import { judgeDecision } from './decisions.ts';
import { loadReviewed } from './games/games.ts';
import { themesOf } from './games/themes.ts';
import { LuckCounter } from './luck.ts';
import type { Review } from './review.ts';
import { reviewError, reviewGame } from './review-game.ts';
import { type Round, roundCount, roundOf } from './rounds.ts';
import { expectToAddUp, play, reviewOf, seatsOf, stepsOf, toEnd } from './testing.ts';

const GAMES = ['5vor12', 'finito', 'qwinto', 'rummikub'] as const;

const LINE_UPS: readonly (readonly [seats: number, bots: readonly string[]])[] = [
  [2, ['strong', 'casual']],
  [3, ['casual', 'beginner', 'strong']],
  [4, ['strong']],
];

describe.each(GAMES)('%s', (id) => {
  const game = gameById(id)!;
  // A whole game of Rummikub takes long: it is in the long lane.
  const options = id === 'rummikub' ? { values: 6, handSize: 6 } : {};

  test.each(LINE_UPS)('start, luck, skill and the others make the result: %i seats', async (seats, bots) => {
    const match = await play(id, { seats, bots, options });
    const steps = await stepsOf(match);
    const [curve, first] = steps.flatMap(({ review }) => review ?? []) as [Review, Review];
    expect(curve.seats).toEqual(range(seats).map(() => null));
    expectToAddUp(first);
    expect(first.moments).toEqual([]);
    const review = steps.at(-1)!.review!;
    expectToAddUp(review);
    // Before every decision, and in the end, the first two curves are the same for the seat that decides.
    const decided = review.curve.flatMap(({ decision }, i) =>
      decision ? [[i - 1, decision.seat] as const] : [],
    );
    expect(decided.length).toBeGreaterThan(0);
    for (const [i, seat] of decided) {
      expect(curve.curve[i]!.chances[seat]).toBe(first.curve[i]!.chances[seat]);
      expect(curve.curves[seat]![i]!.chances).toEqual(first.curves[seat]![i]!.chances);
    }
    expect(curve.curve.at(-1)!.chances).toEqual(first.curve.at(-1)!.chances);
    expect(review.isCalibrated).toBe(id !== 'rummikub');
    expect(review.curve.map(({ length }) => length)).toEqual(range(match.length + 1));
    // Luck is known before the first decision is judged.
    expect(seatsOf(first).map(({ luck }) => luck)).toEqual(seatsOf(review).map(({ luck }) => luck));
    for (const seat of range(seats)) {
      const own = review.moments.filter((moment) => moment.seat === seat);
      expect(own.length).toBeLessThanOrEqual(3);
      for (const { theme } of own) if (theme !== null) expect(themesOf(id)).toContain(theme);
    }
  });

  test('luck is nothing on average, over all that could have come', async () => {
    const match = await play(id, { bots: ['strong'], seed: 'luck', options });
    const round = roundOf(match, 1);
    const { winChances } = await loadBots(game);
    const reviewed = (await loadReviewed(id))!;
    const chanceAt = range(match.length).filter(
      (i) => round.events[i]!.kind === 'chance' && !reviewed.isDealing?.(round.states[i]!),
    );
    const some = range(3).map((i) => itemAt(chanceAt, Math.floor((i * chanceAt.length) / 3)));
    for (const i of some) {
      const state = itemAt(round.states, i);
      const luckOf = (outcome: object) => {
        const event = { kind: 'chance', outcome } as const;
        const one: Round = { ...round, events: [event], states: [state, game.apply(state, event)] };
        const settings = { chancesOf: winChances!, reviewed, seed: 'test' };
        return toEnd(new LuckCounter(one, settings).count());
      };
      const chances = reviewed.merged?.(game.chances(state)) ?? game.chances(state);
      const event = itemAt(round.events, i);
      if (event.kind !== 'chance') throw new Error('a chance event');
      for (const seat of range(2)) {
        const known = reviewed.chancesFor?.(game.view(state, seat), event, chances) ?? chances;
        let own = 0;
        for (const [outcome, weight] of known) own += weight * luckOf(outcome).events[0]![seat]!;
        expect(Math.abs(own)).toBeLessThan(1e-9);
      }
    }
  });

  test('what a seat cannot see changes nothing in how its decisions are judged', async () => {
    const round = roundOf(
      await play(id, { seats: 3, bots: ['strong', 'casual'], seed: 'hidden', options }),
      1,
    );
    const { judge } = await loadBots(game);
    const reviewed = (await loadReviewed(id))!;
    const moves = range(round.events.length).filter((i) => round.events[i]!.kind === 'move');
    for (const i of range(6).map((n) => itemAt(moves, Math.floor((n * moves.length) / 6)))) {
      const { seat } = round.events[i] as { readonly seat: number };
      const state = itemAt(round.states, i);
      const other = game.imagine(game.view(state, seat), seeded(`other ${i}`));
      const judging = { judge: judge!, reviewed, budget: 500 };
      const elsewhere = { ...round, states: round.states.with(i, other) };
      // The news of a view may tell which hidden tile somebody drew: only that may differ.
      const { view: _view, ...decision } = judgeDecision(elsewhere, i, judging);
      const { view: _seen, ...wanted } = judgeDecision(round, i, judging);
      expect(decision).toEqual(wanted);
    }
  });
});

test('who can lay the whole rack of Rummikub has won, whether or not it is seen', async () => {
  const match = await play('rummikub', {
    bots: ['beginner'],
    seed: 'a',
    options: { values: 6, handSize: 6 },
  });
  const steps = await stepsOf(match);
  const [first, whole] = [steps[0]!.review!, steps.at(-1)!.review!];
  const missed = whole.moments.filter(({ theme }) => theme === 'missed-going-out');
  expect(missed.length).toBeGreaterThan(0);
  // A win that is missed in one turn after the other is one moment.
  const turns = (seat: number) =>
    whole.curve.flatMap(({ length, decision }) => (decision?.seat === seat ? [length - 1] : []));
  for (const [i, { length, seat }] of missed.entries())
    for (const other of missed.slice(i + 1))
      if (other.seat === seat)
        expect(Math.abs(turns(seat).indexOf(length) - turns(seat).indexOf(other.length))).toBeGreaterThan(1);
  for (const { length, seat } of missed)
    for (const { curve } of [first, whole]) expect(curve[length]!.chances[seat]).toBe(1);
});

test('nobody is blamed for laying what fits at Rummikub', async () => {
  const match = await play('rummikub', { bots: ['casual'], seed: 'rk 6' });
  const { moments } = await reviewOf(match, { only: [0] });
  expect(moments.length).toBeGreaterThan(0);
  const early = moments.filter(({ theme }) => theme === 'laid-too-soon' || theme === 'opened-too-soon');
  expect(early).toEqual([]);
});

test('a series is reviewed round by round', async () => {
  const game: AnyGame = gameById('5vor12')!;
  const players = [(await botFor(game, 'casual'))!, (await botFor(game, 'beginner'))!];
  const series = { rounds: 2, target: 0, by: 'points' } as const;
  const match = playOut({ game, seats: 2, options: game.options, series, players, dice: seeded('series') });
  expect(roundCount(match)).toBe(2);
  let length = 0;
  // Each begins once, so nobody is ahead at first.
  let before = [expect.closeTo(0.5, 1), expect.closeTo(0.5, 1)];
  for (const round of [1, 2]) {
    const review = await reviewOf(match, { round });
    expectToAddUp(review);
    expect(review.series?.before).toEqual(before);
    before = [...review.series!.after];
    expect(review.curve[0]!.length).toBe(length);
    length = review.curve.at(-1)!.length;
    const { winners } = itemAt(match.rounds, round - 1);
    expect(seatsOf(review).map(({ result }) => result > 0)).toEqual(
      [0, 1].map((seat) => winners.includes(seat)),
    );
    for (const moment of review.moments) expect(match.at(moment.length).turn.kind).toBe('players');
  }
  expect(length).toBe(match.length);
  const { winners } = match.turn as Extract<typeof match.turn, { readonly kind: 'over' }>;
  expect(before).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
});

test('of a seat that is not to be reviewed nothing is told but its chance', async () => {
  const match = await play('finito', { seats: 3, bots: ['beginner'] });
  const [all, own] = [await reviewOf(match), await reviewOf(match, { only: [1] })];
  expect(all.moments.some(({ seat }) => seat !== 1)).toBe(true);
  expect(own.seats).toEqual([null, all.seats[1], null]);
  expect(own.moments).toEqual(all.moments.filter(({ seat }) => seat === 1));
  expect(own.curves).toEqual([null, all.curves[1], null]);
  for (const [i, { chances, luck, others, decision }] of own.curve.entries()) {
    const whole = itemAt(all.curve, i);
    expect(chances[1]).toBe(whole.chances[1]);
    expect(others).toEqual([null, whole.others[1], null]);
    expect(luck).toEqual(whole.luck && [null, whole.luck[1], null]);
    expect(decision).toEqual(whole.decision?.seat === 1 ? whole.decision : null);
  }
});

test('the same game has the same review', async () => {
  const match = await play('finito', { bots: ['strong'] });
  expect(await reviewOf(match)).toEqual(await reviewOf(match));
});

test('a game that goes on, or that one played alone, has no review', async () => {
  const game = gameById('qwinto')!;
  const match = Match.begin({ game, seats: 2, options: game.options });
  expect(reviewError(match)).toBe('not-over');
  await expect(reviewGame(match).next()).rejects.toThrow('not-over');
  expect(reviewError(await play('qwinto', { seats: 1 }))).toBe('alone');
});
