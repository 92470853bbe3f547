import fc from 'fast-check';
import { expect, test } from 'vitest';
import { after, empty, sheetOf, table } from '../../test/qwinto/position.ts';
import { typedNotation } from '../typed-notation.ts';
import { FIELDS, formatField, parseField, qwinto, typedField } from './index.ts';

const { move, chance, diagram } = qwinto.notation;

test('fields are read back', () => {
  for (const field of FIELDS) expect(parseField(formatField(field))).toBe(field);
});

test('people count columns from 1, in the diagram and when they type', () => {
  const { format, parse } = typedNotation(qwinto);
  for (const field of FIELDS) {
    const move = { type: 'write', field } as const;
    expect(parse(format(move))).toEqual(move);
    expect(parse(typedField(field))).toEqual(move);
  }
  const first = { type: 'write', field: parseField('p0') };
  for (const text of ['write p1', ' P1', 'p 1', 'purple 1']) expect(parse(text)).toEqual(first);
  for (const text of ['write p0', 'p0', 'p', 'o6', 'p13', 'write p', 'p1 p2', 'write p01'])
    expect(parse(text), text).toBeUndefined();
  expect(parse('dice oy')).toEqual({ type: 'dice', colours: 'oy' });
});

test.each([
  '',
  'dice',
  'dice po',
  'dice oo',
  'dice oyp p',
  'write',
  'write y0',
  'write o12',
  'write o02',
  'write y7 y8',
  'keep o',
  'pass',
])('%j is no move', (text) => expect(move.parse(text)).toBeUndefined());

test.each([
  '',
  'first',
  'first G',
  'first AB',
  'roll',
  'roll o0',
  'roll o7',
  'roll y2 o3',
  'roll o1 o2',
  'roll o-',
])('%j is no outcome', (text) => expect(chance.parse(text)).toBeUndefined());

test('case and spaces do not matter', () => {
  expect(move.parse('  Write  Y7 ')).toEqual({ type: 'write', field: parseField('y7') });
  expect(chance.parse(' roll  O3 p5')).toEqual({ type: 'roll', faces: [3, 0, 5] });
});

test('any text is read without throwing, and what is read is written back', () => {
  const word = fc.constantFrom(
    'dice',
    'write',
    'keep',
    'reroll',
    'skip',
    'first',
    'roll',
    'o3',
    'yp',
    'a',
    'y11',
  );
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

test('[Q-2] the diagram is the sheet as on paper', () => {
  const sarah = sheetOf(
    {
      orange: { 3: 5, 7: 10, 8: 13, 10: 17 },
      yellow: { 1: 2, 2: 3, 3: 7, 4: 8, 5: 10, 7: 11, 8: 12, 9: 15, 10: 16 },
      purple: { 0: 2, 1: 4, 3: 6, 5: 7, 7: 9, 8: 11 },
    },
    2,
  );
  const state = after(table([sarah, empty]), 'A dice oy', 'roll o3 y5', 'A keep', 'B write o4');
  expect(diagram(qwinto.view(state, 0))).toBe(
    `
A*    1   2   3   4   5   6   7   8   9  10  11  12
o             · ( 5)  ·  ##   · (10) 13   ·  17   ·    4
y         2   3   7   8  10  ##  11 (12) 15  16       16
p     2   4 ( ·)  6  ##   7   ·   9  11 ( ·)           6
misthrows [x][x][ ][ ]   bonuses – 5 10 12 –   score 43

B!    1   2   3   4   5   6   7   8   9  10  11  12
o             · ( ·)  ·  ##   · ( ·)  ·   ·   ·   ·    0
y         ·   ·   ·   ·   ·  ##   · ( ·)  ·   ·        0
p     ·   · ( ·)  ·  ##   ·   ·   ·   · ( ·)           0
misthrows [ ][ ][ ][ ]   bonuses – – – – –   score 0

dice o3 y5 = 8`.slice(1),
  );
});
