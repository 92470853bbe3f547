// Every reason is true in its position and tells two moves apart; `because.long.test.ts` goes through many more positions.
import { seeded } from '@crescendo/rules';
import { finito, type Move, type Options, type View } from '@crescendo/rules/finito';
import { describe, expect, test } from 'vitest';
import { positionsFrom } from '../../reasons/testing.ts';
import { loadBots } from '../index.ts';
import { reasons } from './because.ts';
import { checkAdvice, checkAnyMoves, checkVerdicts } from './checking.ts';

const players = await loadBots();
const POSITIONS = 200;
const played = positionsFrom(
  { game: finito, bots: players.bots, seats: [2, 3, 4], seed: 'reasons', budget: 1200 },
  3 * POSITIONS,
);
const views = played.filter((_, i) => i % 3 === 0);

describe('the reasons of Finito!', () => {
  test('hold in the position, and tell the advised move from the second best', () => {
    const counts = checkAdvice(players, views);
    expect((counts.get('nothing') ?? 0) / views.length).toBeLessThan(0.1);
  });
  test('hold beside any other move', () => checkAnyMoves(views));
  test('of a verdict compare the better move with the one played', () =>
    checkVerdicts(
      players,
      views.filter((_, i) => i % 10 === 0),
    ));
  test.each<Partial<Options>>([
    { goal: 5 },
    { roundLimit: 12, passing: true },
    { counters: 6, numbers: 8, open: 1, neighbourChoice: 'either', passing: true },
  ])('hold with other rules: %j', (options) => {
    const game = { ...finito, options: { ...finito.options, ...options } };
    const others = positionsFrom(
      { game, bots: players.bots, seats: [1, 3], seed: 'other', budget: 1200 },
      60,
    );
    checkAdvice(players, others);
    checkAnyMoves(others);
  });
});

/** A board with these counters on these squares, counted from 0; the others are still to come. */
const viewOf = (
  spots: readonly (readonly [counter: number, at: number])[],
  open: readonly number[],
): View => {
  const board = new Array<number>(36).fill(0);
  for (const [counter, at] of spots) board[at] = counter;
  const view = finito.view(finito.setup(2, finito.options), 0);
  const down = Array.from({ length: 12 }, (_, i) => i + 1).filter(
    (counter) => !board.includes(counter) && !open.includes(counter),
  );
  return { ...view, phase: 'choose', boards: [board, board], open: [open, []], down: [down, []], rolled: 1 };
};

describe('of two moves', () => {
  const place = (counter: number, at: number): Move => ({ type: 'place', counter, at });

  test('nothing is said that is true of both', () => {
    const view = viewOf(
      [
        [3, 5],
        [8, 20],
      ],
      [5, 9, 12],
    );
    // Either way three counters can stay.
    for (const reason of reasons(view, place(5, 10), place(9, 24))) {
      expect(reason.code).not.toBe('stay-instead');
    }
    expect(reasons(view, place(5, 10), place(5, 10))).toEqual([]);
  });

  test('a counter that leaves room stays, one that leaves none will have to go', () => {
    const view = viewOf([[3, 5]], [7, 9, 12]);
    // Three squares lie between 5 and 9, where 4, 5 and 6 belong; on 8 the 7 leaves only two.
    expect(reasons(view, place(7, 9), place(7, 8))[0]).toEqual({ code: 'stay-instead', stay: 2, instead: 1 });
    expect(reasons({ ...view, rolled: 6 }, place(7, 9))).toEqual([
      {
        code: 'stays-between',
        counter: 7,
        low: 3,
        high: 0,
        before: { squares: 3, counters: 3 },
        after: { squares: 26, counters: 5 },
      },
    ]);
    // On 8 two squares are too few for 4, 5 and 6: that it comes after the 3 speaks for nothing.
    expect(reasons({ ...view, rolled: 6 }, place(7, 8))).toEqual([]);
  });

  test('a gap is only told where it is tight, by the counters that it lies between', () => {
    const view = viewOf([[3, 5]], [7, 9, 12]);
    // Three squares for the 4, the 5 and the 6; seven are more than two for each.
    expect(reasons(view, place(7, 13), place(7, 9))).toContainEqual({
      code: 'tight-instead',
      low: 3,
      high: 7,
      squares: 3,
      counters: 3,
      instead: 7 / 3,
    });
    const wide = reasons(view, place(9, 22), place(9, 20)).map(({ code }) => code);
    expect(wide).not.toContain('tight-instead');
  });

  test('that no counter can stay is said of all moves, where it does not matter which is made', () => {
    const view = { ...viewOf([], [7, 8, 9]), rolled: 1 };
    expect(reasons(view, place(8, 0))).toEqual([{ code: 'none-stays' }]);
    expect(reasons({ ...view, rolled: 9 }, place(8, 16))).not.toContainEqual({ code: 'none-stays' });
  });
});

test('advice of the same view is the same', () => {
  for (const view of views.slice(0, 5))
    expect(players.advise(view, seeded(1), 1200)).toEqual(players.advise(view, seeded(2), 1200));
});
