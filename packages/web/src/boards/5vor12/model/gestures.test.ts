import { type Tile, type View, vorZwoelf } from '@crescendo/rules/5vor12';
import { describe, expect, test } from 'vitest';
import { flightsOf } from '../view/animation.ts';
import { fitsOf, moveFor, reasonUnplayable, takeable } from './gestures.ts';
import { anchors, DRAWN, pieces, places } from './places.ts';
import { planMove, planned, planRefusal, readPlan } from './plan.ts';
import { actionsOf, brokenOrderSquares, lastLaid, outOfOrder, twinsOn, waitingOn } from './view-model.ts';

const BOARD = [2, 5, 0, 14, 6, 9, 0, 0, 0, 0, 13, 17, 12, 0, 16, 19];

const seen = (changes: Partial<View>, board: readonly Tile[] = BOARD): View => ({
  ...vorZwoelf.view(vorZwoelf.setup(2, vorZwoelf.options), 0),
  phase: 'choose',
  boards: [board, board],
  hands: [],
  pending: [],
  ...changes,
});
const open = (...tiles: readonly Tile[]): readonly number[] =>
  Array.from({ length: 21 }, (_, n) => tiles.filter((tile) => tile === n).length);

describe('gesture → move', () => {
  test.each([
    ['supply', 'square-3', { type: 'draw' }],
    ['open-13', 'square-5', { type: 'take', tile: 13, at: 5 }],
    ['open-13', 'middle', undefined],
    ['drawn', 'square-15', { type: 'place', at: 15 }],
    ['drawn', 'middle', { type: 'leave' }],
    ['drawn', 'hand', undefined],
  ])('%s on %s', (piece, place, move) => {
    const view = seen({ phase: 'placing', drawn: 11 });
    expect(moveFor(view, pieces.read(piece)!, places.read(place)!)).toEqual(move);
  });

  test('at the start nothing is left in the middle', () => {
    expect(moveFor(seen({ phase: 'start', hands: [[7], [0]] }), DRAWN, { kind: 'middle' })).toBeUndefined();
  });
});

describe('view → what is shown', () => {
  test('where a tile may go is what the game says', () => {
    const fits = fitsOf(vorZwoelf, seen({ phase: 'placing', drawn: 11 }), DRAWN);
    expect(Object.fromEntries(fits)).toEqual({
      2: 'free',
      6: 'free',
      8: 'free',
      9: 'free',
      3: 'swap',
      5: 'swap',
      10: 'swap',
      12: 'swap',
    });
  });

  test('open tiles: those with a place, those with a free one', () => {
    const { any, free } = takeable(vorZwoelf, seen({ middle: open(1, 8, 19) }));
    expect([...any]).toEqual([1, 8, 19]);
    expect([...free]).toEqual([8]);
  });

  test('why an open tile has no place: it has none, or only that of its twin', () => {
    const middle = open(1, 8, 14, 20);
    const full = [2, 5, 10, 14, 6, 9, 12, 15, 8, 11, 13, 17, 12, 14, 16, 19];
    const why = (tile: Tile, board: readonly Tile[]) =>
      reasonUnplayable(vorZwoelf, seen({ middle }, board), tile);
    expect(why(8, BOARD)).toBeUndefined();
    expect(why(20, full.with(15, 20))).toBe('twin');
    // Every square but the last two must hold less than 14.
    expect(why(1, full.with(0, 1))).toBe('twin');
  });

  test('at the start: where no number would fit between two tiles', () => {
    const board = Array<Tile>(16).fill(0).with(0, 8).with(10, 13);
    const starting = (tile: Tile) =>
      seen({ phase: 'start', hands: [[tile], [0]], pending: [null, null] }, board);
    const breaks = (tile: Tile) => [
      ...brokenOrderSquares(starting(tile), fitsOf(vorZwoelf, starting(tile), DRAWN), tile),
    ];
    expect(breaks(10)).toEqual([15]);
    expect(breaks(9)).toEqual([5, 15]);
    expect(breaks(16)).toEqual([5]);
    expect(outOfOrder(starting(10), (at) => board[at]!)).toBeUndefined();
    expect(outOfOrder(starting(10), (at) => board.with(5, 13)[at]!)).toEqual([13, 13]);
    expect(outOfOrder(starting(10), (at) => board.with(5, 4)[at]!)).toEqual([8, 4]);
  });

  test('nothing can be done in somebody else’s turn, nor in a picture', () => {
    for (const mode of ['watch', 'still'] as const)
      expect(Object.values(actionsOf(seen({}), mode)).some(Boolean)).toBe(false);
  });

  test('an exchange flies both ways, a secret start only for others', () => {
    const placed = { type: 'placed', seat: 1, tile: 13, at: 5, from: 'middle', freed: 9 } as const;
    expect(flightsOf(placed, 0).map(({ from, to }) => `${anchors.key(from)} ${anchors.key(to)}`)).toEqual([
      'open-13 square-1-5',
      'square-1-5 open-9',
    ]);
    const started = { type: 'started', seat: 0, tile: 3, at: 0 } as const;
    expect([flightsOf(started, 0).length, flightsOf(started, 1).length]).toEqual([0, 1]);
    expect([...lastLaid([placed, started]).keys()]).toEqual([1, 0]);
  });

  test('twins are marked where they let a seat play again', () => {
    const board = [2, 6, 0, 0, 4, 9, 11, 0, 9, 0, 15, 0, 0, 0, 0, 19];
    const news = [
      { type: 'placed', seat: 0, tile: 9, at: 8, from: 'supply', freed: 0 },
      { type: 'again', seat: 0 },
    ] as const;
    expect([...twinsOn(seen({ news }, board), news, 0)]).toEqual([5, 8]);
    expect(twinsOn(seen({ news }, board), news.slice(0, 1), 0).size).toBe(0);
  });
});

describe('arranging four tiles', () => {
  const view = {
    ...seen(
      {
        phase: 'start',
        hands: [
          [7, 3, 19, 7],
          [0, 0, 0, 0],
        ],
        pending: [null, null],
      },
      Array(16).fill(0),
    ),
    options: { ...vorZwoelf.options, start: 'four' as const },
  };

  test('tiles are put, exchanged and taken back', () => {
    let plan = readPlan(view, undefined);
    plan = planned(view, plan, 1, 0);
    plan = planned(view, plan, 2, 15);
    expect(plan).toEqual([1, null, null, 2]);
    plan = planned(view, plan, 1, 15);
    expect(plan).toEqual([2, null, null, 1]);
    plan = planned(view, plan, 2, undefined);
    expect(plan).toEqual([null, null, null, 1]);
    expect(planMove(view, plan)).toBeUndefined();
  });

  test('a full plan is the move, and the game takes it', () => {
    const move = planMove(view, [1, 0, 3, 2])!;
    expect(move).toEqual({ type: 'arrange', tiles: [3, 7, 7, 19] });
    expect(vorZwoelf.check(view, move)).toBeUndefined();
    expect([...waitingOn({ ...view, pending: [move, null] })]).toEqual([
      [0, 3],
      [5, 7],
      [10, 7],
      [15, 19],
    ]);
  });

  test('only dotted squares', () => {
    expect(planRefusal(vorZwoelf, view, 5)).toBeUndefined();
    expect(planRefusal(vorZwoelf, view, 6)).toEqual({ code: 'not-on-diagonal', at: 6 });
  });

  test.each([[null], [[0, 0, 1, 2]], [[0, 1, 2]], [[0, 1, 2, 9]], [['a', null, null, null]], ['nonsense']])(
    'a draft that makes no sense is no plan: %j',
    (draft) => {
      expect(readPlan(view, draft)).toEqual([null, null, null, null]);
    },
  );
});
