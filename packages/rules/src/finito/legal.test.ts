import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, moving, played } from '../../test/finito/position.ts';
import { finito, type Move, parseSquare, type Reason, type State } from './index.ts';

const reason = (state: State, text: string, seat: number | null = 0): Reason | undefined =>
  finito.check(finito.view(state, seat), finito.notation.move.parse(text)!);

const listed = (state: State, seat = 0): readonly string[] =>
  [...finito.moves(finito.view(state, seat))].map(finito.notation.move.format);

const OPENING = ['counter 3', 'counter 9', 'counter 5'];
const ROLLED = played(2, {}, ...OPENING, ...OPENING, 'roll 15');

// Both 12s, both 13s and one 11 are covered.
const CROWDED = { 0: 1, 3: 2, 6: 3, 9: 4, 12: 5, 14: 6, 18: 7, 20: 8, 21: 9, 22: 10, 23: 11, 33: 12 };

describe('what may be chosen', () => {
  test('[F-6] [F-7] any open counter on either free square', () => {
    expect(listed(ROLLED)).toEqual([
      'place 3 e3',
      'place 3 e4',
      'place 5 e3',
      'place 5 e4',
      'place 9 e3',
      'place 9 e4',
    ]);
  });

  test('[F-11] any counter of the board', () => {
    expect(listed(moving({}, 12, CROWDED)).slice(0, 4)).toEqual([
      'move 1 d2',
      'move 1 e1',
      'move 2 d2',
      'move 2 e1',
    ]);
    expect(listed(moving({}, 12, CROWDED))).toHaveLength(24);
  });

  test('[F-12] a counter on the rolled number may move, and ends elsewhere', () => {
    const table = moving({}, 12, CROWDED);
    expect(listed(table)).toContain('move 8 d2');
    expect(reason(table, 'move 8 d3')).toMatchObject({ code: 'not-a-target', why: 'taken' });
    const single = moving({}, 1, CROWDED);
    expect(listed(single).filter((text) => text.startsWith('move 1 '))).toEqual(['move 1 a2']);
  });

  test('[F-13] passing is an option, and for moving only', () => {
    expect(listed(moving({ passing: true }, 12, CROWDED)).at(-1)).toBe('pass');
    expect(reason(moving({ passing: true }, 12, CROWDED), 'pass')).toBeUndefined();
    expect(reason(moving({}, 12, CROWDED), 'pass')).toEqual({ code: 'must-move' });
    const placing = played(1, { passing: true }, ...OPENING, 'roll 15');
    expect(reason(placing, 'pass')).toEqual({ code: 'must-place', open: [3, 5, 9] });
    const passed = after(moving({ passing: true }, 12, CROWDED), 'A pass');
    expect(passed.news[0]).toEqual({ type: 'passed', seat: 0 });
  });
});

describe('why not', () => {
  test.each([
    ['place 4 e3', { code: 'not-open', counter: 4, is: 'face-down', open: [3, 5, 9] }],
    ['move 3 e3', { code: 'not-now', stage: 'placing' }],
    [
      'place 3 e1',
      {
        code: 'not-a-target',
        number: 15,
        at: parseSquare('e1'),
        here: 14,
        why: 'other-number',
        targets: [26, 27],
        numbers: [15],
      },
    ],
  ])('[F-6] [F-7] placing: %s', (text, expected) => {
    expect(reason(ROLLED, text)).toEqual(expected);
  });

  test('[F-6] a counter is placed once', () => {
    const later = after(ROLLED, 'A place 3 e3', 'B place 3 e3', 'counter 1', 'counter 1', 'roll 15');
    expect(reason(later, 'place 3 e4')).toMatchObject({ code: 'not-open', is: 'on-board', open: [1, 5, 9] });
    expect(reason(later, 'place 5 e3')).toMatchObject({ why: 'occupied', numbers: [15], targets: [27] });
  });

  test.each([
    ['move 7 c2', 'taken'],
    ['move 7 d3', 'taken'],
    ['move 7 e2', 'nearer-free'],
  ])('[F-8] no 12 is free, the next are 11 and 14: %s', (text, why) => {
    expect(reason(moving({}, 12, CROWDED), text)).toMatchObject({
      code: 'not-a-target',
      number: 12,
      why,
      targets: [19, 24],
      numbers: [11, 14],
    });
  });

  test('[F-9] the same square is fine where either will do', () => {
    expect(reason(moving({ neighbourChoice: 'either' }, 12, CROWDED), 'move 7 e2')).toBeUndefined();
  });

  test('[F-20] counters and squares that this game does not have', () => {
    const small = moving({ counters: 2, numbers: 4 }, 3, { 0: 2, 1: 1 });
    expect(reason(small, 'move 3 a3')).toEqual({ code: 'not-on-board', counter: 3, highest: 2 });
    expect(reason(small, 'move 2 b1')).toEqual({ code: 'off-board', at: 6 });
    expect(reason(moving({}, 3, CROWDED), 'place 3 a3')).toEqual({ code: 'not-now', stage: 'moving' });
  });

  test('[F-5] out of turn', () => {
    expect(reason(ROLLED, 'place 3 e3', null)).toEqual({ code: 'not-your-turn' });
    expect(reason(after(ROLLED, 'A place 3 e3'), 'place 5 e3')).toEqual({ code: 'already-chosen' });
    expect(reason(played(2, {}), 'place 3 e3')).toEqual({ code: 'not-your-turn' });
  });

  test('any move of the right type is judged', () => {
    const move = fc.record({
      type: fc.constantFrom('place' as const, 'move' as const),
      counter: fc.oneof(fc.integer({ min: -1, max: 14 }), fc.double()),
      at: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double()),
    });
    for (const table of [ROLLED, moving({}, 12, CROWDED)]) {
      const known = new Set(listed(table));
      const holds = fc.property(move, (any: Move) => {
        const legal = finito.check(finito.view(table, 0), any) === undefined;
        expect(legal).toBe(known.has(finito.notation.move.format(any)));
      });
      fc.assert(holds, { numRuns: 1000 });
    }
  });
});

describe('notation', () => {
  test('any text is read or refused, never thrown at', () => {
    const word = fc.constantFrom(...'place move pass roll counter 3 12 13 0 e4 g1 x'.split(' '));
    const text = fc.oneof(
      fc.string(),
      fc.array(word).map((words) => words.join(' ')),
    );
    const holds = fc.property(text, (any) => {
      for (const notation of [finito.notation.move, finito.notation.chance] as const) {
        const value = notation.parse(any);
        if (value) expect(notation.parse(notation.format(value as never))).toEqual(value);
      }
    });
    fc.assert(holds, { numRuns: 1000 });
  });

  test.each(['', 'place', 'place 3', 'place 13 e4', 'place 3 e7', 'pass 3', 'place 3 e4 x', 'place 03 e4'])(
    '"%s" is no move',
    (text) => expect(finito.notation.move.parse(text)).toBeUndefined(),
  );

  test('the diagram shows boards, offers and the roll', () => {
    const table = after(
      ROLLED,
      'A place 3 e4',
      'B place 9 e3',
      'counter 1',
      'counter 2',
      'roll 4',
      'A place 1 a5',
    );
    expect(finito.notation.diagram(finito.view(table, 1))).toMatchInlineSnapshot(`
      "   A!                        B
          1   2   3   4   5   6     1   2   3   4   5   6
      a   1   2   3   3   4   4     1   2   3   3   4   4
      b   5   5   6   6   7   7     5   5   6   6   7   7
      c   8   8   9   9  10  10     8   8   9   9  10  10
      d  11  11  12  12  13  13    11  11  12  12  13  13
      e  14  14  15  [3] 16  16    14  14  [9] 15  16  16
      f  17  17  18  18  19  20    17  17  18  18  19  20

      A: open 1 5 9, face down 8
      B: open 2 3 5, face down 8
      roll 2: 4"
    `);
  });
});
