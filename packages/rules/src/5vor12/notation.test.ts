import fc from 'fast-check';
import { expect, test } from 'vitest';
import { after, boardOf, table } from '../../test/5vor12/position.ts';
import { formatSquare, parseSquare, SQUARES, vorZwoelf } from './index.ts';

const { move, chance, diagram } = vorZwoelf.notation;

test('[V-1] squares have a letter from the left and a number from the top', () => {
  expect(SQUARES[4]!.map(formatSquare).slice(0, 5)).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
  for (const at of SQUARES[4]!) expect(parseSquare(formatSquare(at))).toBe(at);
});

test.each(['', 'a5', 'e1', '13', '13 e1', '0 a1', '13 a1 b1', 'arrange', 'arrange x', 'draw a1'])(
  '%j is no move',
  (text) => expect(move.parse(text)).toBeUndefined(),
);

test('any text is read without throwing, and what is read is written back', () => {
  const word = fc.constantFrom('draw', 'leave', 'arrange', 'a1', 'd4', '7', '13', '100', 'e5');
  const text = fc.oneof(
    fc.string(),
    fc.array(word).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (line) => {
      const [m, c] = [move.parse(line), chance.parse(line)];
      if (m) expect(move.parse(move.format(m))).toEqual(m);
      if (c) expect(chance.parse(chance.format(c))).toEqual(c);
    }),
  );
});

test('the diagram marks the seat to play, and nobody as having chosen after the start', () => {
  const state = after(table([boardOf([3, 5]), boardOf([], [0, 12])], { middle: [4] }), 'A draw', '8');
  expect(diagram(vorZwoelf.view(state, 0))).toBe(
    `
   A*             B
    a  b  c  d     a  b  c  d
1   3  5  ·  ·     ·  ·  ·  ·
2   ·  ·  ·  ·     · 12  ·  ·
3   ·  ·  ·  ·     ·  ·  ·  ·
4   ·  ·  ·  ·     ·  ·  ·  ·
supply 35   middle 4   turned up 8`.slice(1),
  );
});
