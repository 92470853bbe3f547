// Every reason is true in its position and tells two moves apart; `because.long.test.ts` goes through many more positions.
import { seeded } from '@crescendo/rules';
import { type Move, type Options, qwinto, type View } from '@crescendo/rules/qwinto';
import { describe, expect, test } from 'vitest';
import { positionsFrom } from '../../reasons/testing.ts';
import { loadBots } from '../index.ts';
import { reasonsWith } from './because.ts';
import { checkAdvice, checkAll, checkAnyMoves } from './checking.ts';

const players = await loadBots();
const reasons = reasonsWith(() => undefined);
const POSITIONS = 200;
const given = { game: qwinto, bots: players.bots, seats: [2, 3, 5, 1], seed: 'reasons', budget: 1 };
const views = positionsFrom(given, 4 * POSITIONS).filter((_, i) => i % 4 === 0);

describe('the reasons of Qwinto', () => {
  test('hold in the position, and tell the advised move from the second best', () => {
    const counts = checkAdvice(players, views);
    expect((counts.get('nothing') ?? 0) / views.length).toBeLessThan(0.1);
  });

  test('hold beside any other move', () => checkAnyMoves(reasons, views));

  test('of a verdict compare the better move with the one played', () => {
    for (const view of views.filter((_, i) => i % 10 === 0)) {
      const played = [...qwinto.moves(view)].at(-1)!;
      const { best, because } = players.judge!(view, played, seeded('reasons'), 1);
      const isSame = qwinto.notation.move.format(best) === qwinto.notation.move.format(played);
      checkAll(view, best, isSame ? undefined : played, because as Parameters<typeof checkAll>[3]);
    }
  });

  test.each<Partial<Options>>([
    { dice: 2, width: 5 },
    { dice: 1, width: 4 },
  ])('hold on smaller sheets: %j', (options) => {
    const game = { ...qwinto, options: { ...qwinto.options, ...options } };
    const others = positionsFrom({ ...given, game, seats: [1, 2] }, 60);
    checkAdvice(players, others);
    checkAnyMoves(reasons, others);
  });
});

/** A sheet with these numbers on these fields, counted from 0; the sum is rolled with all dice. */
const viewOf = (numbers: Readonly<Record<number, number>>, faces: View['faces']): View => {
  const view = qwinto.view(qwinto.setup(2, { ...qwinto.options, firstSeat: 'given' }), 0);
  const sheet = { numbers: Array.from({ length: 27 }, (_, field) => numbers[field] ?? 0), misthrows: 0 };
  return {
    ...view,
    phase: 'write',
    colours: 'oyp',
    faces,
    rolls: 1,
    sheets: [sheet, sheet],
    pending: [null, null],
  };
};

const write = (field: number): Move => ({ type: 'write', field });
const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);

describe('of two moves', () => {
  test('a field that can never be filled speaks for the move that leaves none', () => {
    // A 2 in the third field leaves the 1 for two fields before it.
    const view = viewOf({}, [1, 1, 0]);
    expect(reasons(view, write(0), write(2))[0]).toEqual({ code: 'dead-instead', dead: 0, instead: 1 });
    expect(codes(reasons(view, write(2), write(0)))).not.toContain('dead-instead');
  });

  test('a sum that can be written anywhere saves the misthrow, whatever else it does', () => {
    const view = viewOf({}, [3, 4, 2]);
    expect(codes(reasons(view, write(4), { type: 'skip' }))).toContain('no-misthrow');
    const waiting = { ...view, active: 1 };
    expect(codes(reasons(waiting, write(4), { type: 'skip' }))).not.toContain('no-misthrow');
  });

  test('fields that wait for rare rolls are counted: the 14 stands better before one of them than before two', () => {
    const view = viewOf({}, [6, 6, 2]);
    // Orange column 10, with two fields behind it, and purple column 9, with one.
    expect(reasons(view, write(25), write(6))).toContainEqual({
      code: 'rare-instead',
      number: 14,
      isAbove: true,
      count: 20,
      rolls: 216,
      fields: 1,
      instead: 2,
    });
    expect(codes(reasons(view, write(6), write(25)))).not.toContain('rare-instead');
  });

  test('that a sum fits nowhere is said only where it does', () => {
    const view: View = { ...viewOf({ 0: 4 }, [3, 0, 0]), phase: 'keep', colours: 'o', pending: [] };
    const again: Move = { type: 'reroll' };
    expect(reasons(view, again, { type: 'keep' })).toEqual([
      { code: 'fits-nowhere', number: 3 },
      { code: 'again-fits', fitting: 2, rolls: 6 },
    ]);
    expect(reasons({ ...view, faces: [5, 0, 0] }, again)).toEqual([]);
  });
});
