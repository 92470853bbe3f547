import { describe, expect, test } from 'vitest';
import { type VorZwoelf, vorZwoelf } from '../5vor12/index.ts';
import { seeded } from '../dice.ts';
import type { Bot, Game, SeriesOptions, Turn } from '../game.ts';
import { GAMES } from '../games.ts';
import { fuzz, randomMover, trial } from '../testing/index.ts';
import { playOut } from './play-out.ts';
import { inSeries, limitedSeries, totals } from './series.ts';

/** A game that is over after one event, with the scores chance says. */
interface Flash {
  Options: Readonly<Record<string, never>>;
  State: {
    readonly news: readonly never[];
    readonly first: number;
    readonly scores: readonly number[] | null;
  };
  View: Flash['State'] & { readonly seat: number | null };
  Move: { readonly type: 'never' };
  Chance: { readonly scores: readonly number[] };
  Reason: { readonly code: 'never' };
  News: never;
}

const flash: Game<Flash> = {
  id: 'flash',
  seats: { min: 2, max: 4 },
  options: {},
  optionKinds: {},
  presets: {},
  series: undefined,
  newsKinds: {},
  enumerable: true,
  choosesFirst: () => true,
  setup: (_seats, _options, first = 0) => ({ news: [], first, scores: null }),
  turn: ({ scores }): Turn => {
    if (scores === null) return { kind: 'chance' };
    const best = Math.max(...scores);
    return { kind: 'over', scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
  },
  chances: () => [],
  apply: (state, event) => (event.kind === 'chance' ? { ...state, scores: event.outcome.scores } : state),
  audit: () => {},
  view: (state, seat) => ({ ...state, seat }),
  moves: () => [],
  check: () => ({ code: 'never' }),
  imagine: ({ seat: _, ...state }) => state,
  notation: {
    move: { format: () => '', parse: () => undefined },
    chance: { format: ({ scores }) => scores.join(), parse: () => undefined },
    diagram: () => '',
  },
};

const run = (series: SeriesOptions, rounds: readonly (readonly number[])[]) => {
  const game = inSeries(flash, series);
  const seats = rounds[0]!.length;
  let state = game.setup(seats, {});
  const firsts = [];
  for (const scores of rounds) {
    firsts.push(state.game.first);
    state = game.apply(state, { kind: 'chance', outcome: { scores } });
  }
  return { turn: game.turn(state), firsts, state, game };
};

describe('a series', () => {
  test('[R-SCORE] the booklet’s score table adds up to +18 −16 +6 −8, and player A wins', () => {
    const table = [
      [24, -5, -16, -3],
      [-6, -11, 22, -5],
    ];
    const { turn } = run({ rounds: 2, target: 0, by: 'points' }, table);
    expect(turn).toEqual({ kind: 'over', scores: [18, -16, 6, -8], winners: [0] });
  });

  test('has as many rounds as seats when no number is given, each seat beginning once', () => {
    const { turn, firsts } = run({ rounds: 0, target: 0, by: 'points' }, [
      [2, -4, -1],
      [-1, 2, -1],
      [-1, -1, 2],
    ]);
    expect(firsts).toEqual([0, 1, 2]);
    expect(turn).toEqual({ kind: 'over', scores: [0, -3, 0], winners: [0, 2] });
  });

  test('goes on while nobody has reached the target', () => {
    const target = { rounds: 0, target: 20, by: 'points' } as const;
    expect(
      run(target, [
        [12, 5],
        [4, 12],
      ]).turn.kind,
    ).toBe('chance');
    expect(
      run(target, [
        [12, 5],
        [7, 12],
        [1, 5],
      ]).turn,
    ).toEqual({ kind: 'over', scores: [20, 22], winners: [1] });
  });

  test('to a target stops at its limit of rounds', () => {
    const { turn } = run({ rounds: 2, target: 100, by: 'points' }, [
      [12, 5],
      [7, 12],
    ]);
    expect(turn).toEqual({ kind: 'over', scores: [19, 17], winners: [0] });
  });

  test('by wins counts games won before points', () => {
    const { turn } = run({ rounds: 3, target: 0, by: 'wins' }, [
      [5, -5],
      [5, -5],
      [-40, 40],
    ]);
    expect(turn).toEqual({ kind: 'over', scores: [-30, 30], winners: [0] });
  });

  test('tells of a round that ended, and keeps it to look at', () => {
    const { state, game } = run({ rounds: 2, target: 0, by: 'points' }, [[5, -5]]);
    const view = game.view(state, null);
    expect(view.news).toEqual([{ type: 'round-over', round: 1, scores: [5, -5], winners: [0] }]);
    expect(view.previous?.scores).toEqual([5, -5]);
    expect(view.game.scores).toBeNull();
  });

  test('of real games obeys the laws', () => {
    for (const game of GAMES) {
      if (!game.series) continue;
      const series = inSeries(game, { rounds: 2, target: 0, by: 'points' });
      for (let n = 0; n < 4; n++) {
        const { options } = trial(game, n, 'series');
        const verdict = fuzz(series, {
          seats: 2 + (n % 2),
          options,
          seed: `series/${n}`,
          mover: randomMover,
        });
        expect(verdict.error, `${game.id} ${n}`).toBeUndefined();
      }
    }
  });

  test('of 5 vor 12 ends after as many games as seats with the sum of their points', () => {
    const bot: Bot<VorZwoelf> = { id: 'last', choose: (view) => [...vorZwoelf.moves(view)].at(-1)! };
    const { rounds, turn } = playOut({
      game: vorZwoelf,
      seats: 3,
      options: vorZwoelf.options,
      series: vorZwoelf.series ?? null,
      players: [bot, bot, bot],
      dice: seeded(7),
    });
    expect(rounds.length).toBe(3);
    expect(turn.kind === 'over' && turn.scores).toEqual(totals(rounds, 3));
  });
});

test('[V-19] a series to a target ends, also where more points are lost than won', () => {
  const target = { rounds: 0, target: 10, by: 'points' } as const;
  const booklet = { rounds: 0, target: 0, by: 'points' } as const;
  expect(limitedSeries({ series: booklet }, target)).toEqual({ ...target, rounds: 50 });
  expect(limitedSeries({ series: undefined }, target)).toEqual({ ...target, rounds: 50 });
  // A limit that was chosen stays, and so does what plays to no target, or to one that the booklet knows.
  for (const own of [{ ...target, rounds: 80 }, booklet])
    expect(limitedSeries({ series: booklet }, own)).toBe(own);
  expect(limitedSeries({ series: { ...target, target: 30 } }, target)).toBe(target);
});
