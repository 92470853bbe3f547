import { expect, test } from 'vitest';
import { empty, refusal, table } from '../../test/qwinto/position.ts';
import {
  BONUSES,
  COLUMN_OF,
  FIELDS,
  fieldAt,
  formatField,
  GAPS,
  PENTAGONS,
  parseField,
  qwinto,
  ROW_OF,
  ROWS,
} from './index.ts';

// The sheet as in RULES.md, read from the drawing: the tables must say the same.
const DRAWN = [
  '.   .   o  (*)  o  ###  o  (*)  o   o   o   o',
  '.   o   o   o   o   o  ###  o  (*)  o   o   .',
  'o   o  (*)  o  ###  o   o   o   o  (*)  .   .',
].map((line) => line.split(/\s+/));

const fieldsIn = (column: number) => FIELDS.filter((field) => COLUMN_OF[field] === column);

test('[Q-2] [Q-3] [Q-4] fields, gaps and pentagons stand where they are drawn', () => {
  for (const [row, cells] of DRAWN.entries())
    for (const [column, cell] of cells.entries()) {
      const field = fieldAt(ROWS[row]!, column);
      expect(field !== undefined, `${ROWS[row]} ${column}`).toBe(cell === 'o' || cell === '(*)');
      expect(GAPS[row] === column).toBe(cell === '###');
      expect(field !== undefined && PENTAGONS.includes(field)).toBe(cell === '(*)');
    }
});

test('[Q-2] three rows of nine fields, numbered from the left', () => {
  for (const row of ROWS) {
    const fields = FIELDS.filter((field) => ROW_OF[field] === row);
    expect(fields).toHaveLength(9);
    for (const [i, field] of fields.entries())
      if (i > 0) expect(COLUMN_OF[field]!).toBeGreaterThan(COLUMN_OF[fields[i - 1]!]!);
  }
});

test('[Q-3] a gap has no name, so nothing can be written there', () => {
  for (const text of ['o5', 'y6', 'p4']) {
    expect(parseField(text)).toBeUndefined();
    expect(qwinto.notation.move.parse(`write ${text}`)).toBeUndefined();
  }
});

test('[Q-4] five columns of three, five of two, two of one', () => {
  const sizes = Array.from({ length: 12 }, (_, column) => fieldsIn(column).length);
  expect(sizes).toEqual([1, 2, 3, 3, 2, 2, 2, 3, 3, 3, 2, 1]);
  expect(PENTAGONS.map(formatField)).toEqual(['p2', 'o3', 'o7', 'y8', 'p9']);
  for (const { fields, pentagon } of BONUSES) {
    expect(fields).toEqual(fieldsIn(COLUMN_OF[pentagon]!));
    expect(fields).toHaveLength(3);
  }
});

test('[Q-15] a field that is not on the sheet is refused', () => {
  const state = qwinto.apply(
    { ...table([empty]), phase: 'keep', colours: 'o', faces: [4, 0, 0], rolls: 1 },
    { kind: 'move', seat: 0, move: { type: 'keep' } },
  );
  for (const field of [-1, 27, 1.5, Number.NaN])
    expect(qwinto.check(qwinto.view(state, 0), { type: 'write', field })).toEqual({
      code: 'off-sheet',
      field,
    });
  expect(refusal(state, 'A write o2')).toBeUndefined();
});
