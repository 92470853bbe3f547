import { describe, expect, test } from 'vitest';
import { obey } from '../../test/obey.ts';
import { after, empty, movesOf, refusal, sheetOf, table } from '../../test/qwinto/position.ts';
import type { Event } from '../game.ts';
import { type Qwinto, qwinto, type State } from './index.ts';

obey(qwinto);
obey(qwinto, { games: 20, options: { dice: 2, width: 3, faces: 3 } });

const two = table([empty, empty]);
const three = table([empty, empty, empty]);
const misthrowsOf = ({ sheets }: State) => sheets.map(({ misthrows }) => misthrows);

describe('a turn', () => {
  test('[Q-1] one to six seats, and each has an empty sheet', () => {
    expect(qwinto.seats).toEqual({ min: 1, max: 6 });
    expect(qwinto.presets['nsv-2015']!.seats).toEqual({ min: 2, max: 6 });
    for (let seats = 1; seats <= 6; seats++)
      expect(qwinto.setup(seats, qwinto.options).sheets).toEqual(Array.from({ length: seats }, () => empty));
  });

  test('[Q-1] a die shows 1 to 6, each face as likely as the others', () => {
    expect(qwinto.chances(after(two, 'A dice y'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => [{ type: 'roll', faces: [0, face, 0] }, 1]),
    );
    expect(qwinto.chances(after(two, 'A dice op'))).toHaveLength(36);
    expect(qwinto.chances(after(two, 'A dice oyp'))).toHaveLength(216);
  });

  test('[Q-5] chance names the first active player', () => {
    const state = qwinto.setup(3, qwinto.options);
    expect(qwinto.turn(state)).toEqual({ kind: 'chance' });
    expect(qwinto.chances(state)).toEqual([0, 1, 2].map((seat) => [{ type: 'first', seat }, 1]));
    const begun = after(state, 'first C');
    expect(qwinto.turn(begun)).toEqual({ kind: 'players', seats: [2] });
    expect(begun.news).toEqual([{ type: 'first', seat: 2 }]);
    expect(refusal(qwinto.setup(2, qwinto.options), 'first C')).toEqual({ code: 'impossible-outcome' });
  });

  test('[Q-5] nobody asks chance when the table has agreed, or when one plays alone', () => {
    const agreed = qwinto.setup(4, { ...qwinto.options, firstSeat: 'given' }, 3);
    expect(qwinto.turn(agreed)).toEqual({ kind: 'players', seats: [3] });
    expect(qwinto.turn(qwinto.setup(1, qwinto.options))).toEqual({ kind: 'players', seats: [0] });
  });

  test('[Q-6] one, two or three dice of any colours', () => {
    expect(movesOf(two, 0)).toEqual(['o', 'y', 'p', 'oy', 'op', 'yp', 'oyp'].map((c) => `dice ${c}`));
    expect(movesOf(two, 1)).toEqual([]);
    expect(refusal(two, 'B dice o')).toEqual({ code: 'not-your-turn' });
    expect(refusal(two, 'A keep')).toEqual({ code: 'not-now', phase: 'dice' });
  });

  test('[Q-7] [Q-8] [Q-9] [Q-14] Ruud rolls 6, rolls again, and 9 goes to yellow or purple only', () => {
    const first = after(three, 'A dice yp', 'roll y4 p2');
    expect(movesOf(first, 0)).toEqual(['keep', 'reroll']);
    const second = after(first, 'A reroll', 'roll y5 p4');
    expect(second.news).toEqual([{ type: 'rolled', seat: 0, faces: [0, 5, 4], sum: 9, again: true }]);
    expect(qwinto.turn(second)).toEqual({ kind: 'players', seats: [0, 1, 2] });
    for (const seat of [0, 1, 2]) {
      const moves = movesOf(second, seat);
      expect(moves).toHaveLength(1 + 18);
      expect(moves[0]).toBe('skip');
      expect(moves.slice(1).every((move) => /^write [yp]/.test(move))).toBe(true);
    }
    expect(refusal(second, 'A write o3')).toEqual({ code: 'wrong-colour', row: 'orange', dice: 'yp' });
    const done = after(second, 'A write y3', 'B write y8', 'C write p6');
    expect(done.news).toEqual([
      { type: 'wrote', seat: 0, field: 11, number: 9 },
      { type: 'wrote', seat: 1, field: 15, number: 9 },
      { type: 'wrote', seat: 2, field: 23, number: 9 },
    ]);
  });

  test('[Q-7] a second roll is of the same dice', () => {
    const rolled = after(two, 'A dice o', 'roll o4');
    expect(refusal(rolled, 'A dice oy')).toEqual({ code: 'not-now', phase: 'keep' });
    expect(refusal(rolled, 'B reroll')).toEqual({ code: 'not-your-turn' });
    const again = after(rolled, 'A reroll');
    expect(refusal(again, 'roll o4 y2')).toEqual({ code: 'impossible-outcome' });
    expect(refusal(again, 'roll y2')).toEqual({ code: 'impossible-outcome' });
    expect(refusal(again, 'roll o4')).toBeUndefined();
  });

  test('[Q-8] there is no third roll', () => {
    const again = after(two, 'A dice o', 'roll o4', 'A reroll', 'roll o1');
    expect(refusal(again, 'A reroll')).toEqual({ code: 'not-now', phase: 'write' });
    expect(refusal(after(two, 'A dice o', 'roll o4', 'A keep'), 'A reroll')).toEqual({
      code: 'not-now',
      phase: 'write',
    });
  });

  test('[Q-9] the dice are added', () => {
    const { news } = after(two, 'A dice oyp', 'roll o6 y6 p6');
    expect(news).toEqual([
      { type: 'dice', seat: 0, colours: 'oyp' },
      { type: 'rolled', seat: 0, faces: [6, 6, 6], sum: 18, again: false },
    ]);
  });

  test('[Q-10] everybody may write, nobody has to', () => {
    const state = after(two, 'A dice o', 'roll o4', 'A keep');
    for (const seat of [0, 1]) expect(movesOf(state, seat)).toHaveLength(1 + 9);
    const done = after(state, 'A skip', 'B write o2');
    expect(done.sheets.map(({ numbers }) => numbers[0])).toEqual([0, 4]);
  });

  test('[Q-11] choices are secret and final until the last is made', () => {
    const state = after(three, 'A dice o', 'roll o4', 'A keep', 'C write o2');
    expect(refusal(state, 'C skip')).toEqual({ code: 'not-your-turn' });
    expect(qwinto.check(qwinto.view(state, 2), { type: 'skip' })).toEqual({ code: 'already-chosen' });
    expect(state.sheets).toEqual(three.sheets);
    expect(qwinto.view(state, 0).pending).toEqual([null, null, 'hidden']);
    expect(qwinto.view(state, null).pending).toEqual([null, null, 'hidden']);
    expect(qwinto.view(state, 2).pending).toEqual([null, null, { type: 'write', field: 0 }]);
    expect(after(state, 'A skip', 'B skip')).toEqual(after(state, 'B skip', 'A skip'));
  });

  test('[Q-12] the active player who writes nothing crosses a misthrow, the others do not', () => {
    const done = after(three, 'A dice o', 'roll o4', 'A keep', 'A skip', 'B skip', 'C skip');
    expect(misthrowsOf(done)).toEqual([1, 0, 0]);
    expect(done.news).toEqual([
      { type: 'misthrow', seat: 0, count: 1 },
      { type: 'skipped', seat: 1 },
      { type: 'skipped', seat: 2 },
    ]);
  });

  test('[Q-13] clockwise, and from the last seat to the first', () => {
    const first = after(two, 'A dice o', 'roll o4', 'A keep', 'A skip', 'B skip');
    expect(qwinto.turn(first)).toEqual({ kind: 'players', seats: [1] });
    const second = after(first, 'B dice o', 'roll o4', 'B keep', 'A skip', 'B skip');
    expect(qwinto.turn(second)).toEqual({ kind: 'players', seats: [0] });
  });

  test('[Q-19] between rolls every sheet is open', () => {
    const done = after(two, 'A dice o', 'roll o4', 'A keep', 'A write o2', 'B skip');
    for (const viewer of [0, 1, null]) {
      expect(qwinto.view(done, viewer).sheets).toEqual(done.sheets);
      expect(qwinto.imagine(qwinto.view(done, viewer), () => 0)).toEqual(done);
    }
  });
});

const written = (columns: readonly number[], numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((n, i) => [columns[i], n]));
const orange = (numbers: readonly number[]) => written([2, 3, 4, 6, 7, 8, 9, 10, 11], numbers);
const yellow = (numbers: readonly number[]) => written([1, 2, 3, 4, 5, 7, 8, 9, 10], numbers);

describe('the end', () => {
  const orangeRow = orange([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const yellowRow = yellow([2, 3, 4, 5, 6, 7, 8, 9, 10]);

  test('[Q-21] two complete rows on one sheet', () => {
    const nearly = sheetOf({ orange: orangeRow, yellow: { ...yellowRow, 10: 0 } });
    const done = after(table([nearly, empty]), 'A dice oy', 'roll o5 y5', 'A keep', 'A write y10', 'B skip');
    expect(done.news).toEqual([
      { type: 'wrote', seat: 0, field: 17, number: 10 },
      { type: 'row-complete', seat: 0, row: 'yellow' },
      { type: 'skipped', seat: 1 },
      { type: 'ended', why: 'rows', seats: [0] },
    ]);
    // 9 and 10 for the rows; no column of three is complete.
    expect(qwinto.turn(done)).toEqual({ kind: 'over', scores: [19, 0], winners: [0] });
    expect(refusal(done, 'B dice o')).toEqual({ code: 'over' });
  });

  test('[Q-21] one complete row each is no end', () => {
    const sheets = [sheetOf({ orange: orangeRow }), sheetOf({ yellow: yellowRow })];
    const done = after(table(sheets), 'A dice p', 'roll p1', 'A keep', 'A write p0', 'B skip');
    expect(qwinto.turn(done)).toEqual({ kind: 'players', seats: [1] });
  });

  test('[Q-22] the third misthrow goes on, the fourth ends it', () => {
    const skips = (misthrows: number) =>
      after(table([sheetOf({}, misthrows), empty]), 'A dice o', 'roll o4', 'A keep', 'A skip', 'B write o2');
    expect(qwinto.turn(skips(2))).toEqual({ kind: 'players', seats: [1] });
    expect(qwinto.turn(skips(3))).toEqual({ kind: 'over', scores: [-20, 1], winners: [1] });
    expect(skips(3).news.at(-1)).toEqual({ type: 'ended', why: 'misthrows', seats: [0] });
  });

  test('[Q-23] everybody answers the last roll', () => {
    const nearly = sheetOf({ orange: orangeRow, yellow: { ...yellowRow, 10: 0 } });
    const state = after(
      table([empty, nearly, empty]),
      'A dice oy',
      'roll o5 y5',
      'A keep',
      'B write y10',
      'A write o2',
    );
    expect(qwinto.turn(state)).toEqual({ kind: 'players', seats: [2] });
    expect(qwinto.turn(after(state, 'C write o2'))).toMatchObject({ kind: 'over', scores: [1, 19, 1] });
  });

  test('[Q-23] rows are named before misthrows', () => {
    const nearly = sheetOf({ orange: orangeRow, yellow: { ...yellowRow, 10: 0 } });
    const state = table([sheetOf({}, 3), nearly]);
    const done = after(state, 'A dice oy', 'roll o5 y5', 'A keep', 'A skip', 'B write y10');
    expect(done.news.at(-1)).toEqual({ type: 'ended', why: 'rows', seats: [1] });
    expect(done.ending).toBe('rows');
  });

  test('[Q-27] the highest total wins, equal totals share it', () => {
    const third = sheetOf({}, 3);
    const skip = (sheets: Parameters<typeof table>[0]) =>
      after(table(sheets), 'A dice o', 'roll o4', 'A keep', 'A skip', 'B skip', 'C skip');
    const some = sheetOf({ orange: { 2: 1 } });
    expect(qwinto.turn(skip([third, some, some]))).toMatchObject({ scores: [-20, 1, 1], winners: [1, 2] });
    expect(qwinto.turn(skip([third, some, empty]))).toMatchObject({ scores: [-20, 1, 0], winners: [1] });
  });

  test('[Q-28] a smaller game has fewer dice, rows and fields', () => {
    const small = table([empty, empty], { dice: 2, width: 2, faces: 3, misthrowLimit: 1, rowsToEnd: 1 });
    expect(movesOf(small, 0)).toEqual(['dice o', 'dice y', 'dice oy']);
    expect(refusal(small, 'A dice yp')).toEqual({ code: 'no-such-dice', colours: 'yp' });
    const rolled = after(small, 'A dice o', 'roll o3', 'A keep');
    expect(movesOf(rolled, 0)).toEqual(['skip', 'write o2', 'write o3']);
    expect(refusal(rolled, 'A write o4')).toEqual({ code: 'off-sheet', field: 2 });
    const next = after(
      rolled,
      'A write o3',
      'B skip',
      'B dice o',
      'roll o2',
      'B keep',
      'A write o2',
      'B skip',
    );
    expect(qwinto.turn(next)).toEqual({ kind: 'over', scores: [3, -5], winners: [0] });
    expect(next.ending).toBe('rows');
  });

  test('[Q-28] with fewer rows than must be complete, all of them must', () => {
    const single = table([sheetOf({ orange: { 2: 1 } })], { dice: 1, width: 2 });
    expect(after(single, 'A dice o', 'roll o4', 'A keep', 'A write o3').ending).toBe('rows');
  });

  test('[Q-28] a tiny game can be walked to every end', () => {
    const ends = (state: State): number => {
      const turn = qwinto.turn(state);
      if (turn.kind === 'over') return 1;
      const events: readonly Event<Qwinto>[] =
        turn.kind === 'chance'
          ? qwinto.chances(state).map(([outcome]) => ({ kind: 'chance', outcome }))
          : [...qwinto.moves(qwinto.view(state, turn.seats[0]!))].map((move) => ({
              kind: 'move',
              seat: turn.seats[0]!,
              move,
            }));
      return events.reduce((sum, event) => sum + ends(qwinto.apply(state, event)), 0);
    };
    const tiny = { dice: 1, width: 1, faces: 2, misthrowLimit: 1 };
    // Two first rolls; each is kept, or one of two rolls follows; each seat writes or skips, and all is over.
    expect(ends(table([empty], tiny))).toBe(2 * (1 + 2) * 2);
    expect(ends(table([empty, empty], tiny))).toBe(2 * (1 + 2) * 2 * 2);
  });
});
