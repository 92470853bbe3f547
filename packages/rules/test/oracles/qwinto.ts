import type { Colours, Sheet } from '../../src/qwinto/sheet.ts';
import type { Qwinto } from '../../src/qwinto/types.ts';
import { type Candidate, highest, nth, type Oracle, rises } from './oracle.ts';

// The score sheet, columns 0 to 11: `o` round field, `*` pentagon, `#` coloured gap, `.` not on the sheet.
const DRAWN = [
  { colour: 'o', cells: '..o*o#o*oooo' },
  { colour: 'y', cells: '.ooooo#o*oo.' },
  { colour: 'p', cells: 'oo*o#oooo*..' },
] as const;

interface Cell {
  readonly colour: 'o' | 'y' | 'p';
  readonly column: number;
  readonly isPentagon: boolean;
}

/** The fields in reading order. */
const FIELDS: readonly Cell[] = DRAWN.flatMap(({ colour, cells }) =>
  [...cells].flatMap((cell, column) =>
    cell === 'o' || cell === '*' ? [{ colour, column, isPentagon: cell === '*' }] : [],
  ),
);
const nameOf = ({ colour, column }: Cell): string => `${colour}${column}`;
const DICE: readonly Colours[] = ['o', 'y', 'p', 'oy', 'op', 'yp', 'oyp'];

/** Some fields, by their places in reading order. */
type Line = readonly number[];

const fieldsWhere = (holds: (cell: Cell) => boolean): Line =>
  FIELDS.flatMap((cell, field) => (holds(cell) ? [field] : []));

const ROWS = ['o', 'y', 'p'].map((colour) => fieldsWhere((cell) => cell.colour === colour));
const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((column) =>
  fieldsWhere((cell) => cell.column === column),
);

type Numbers = Sheet['numbers'];

const numbersIn = (numbers: Numbers, line: Line): readonly number[] =>
  line.map((field) => nth(numbers, field)).filter((number) => number !== 0);

const isFull = (numbers: Numbers, line: Line): boolean => numbersIn(numbers, line).length === line.length;

const isCorrect = (numbers: Numbers): boolean =>
  ROWS.every((row) => rises(numbersIn(numbers, row))) &&
  COLUMNS.every((column) => {
    const there = numbersIn(numbers, column);
    return new Set(there).size === there.length;
  });

const total = ({ numbers, misthrows }: Sheet): number => {
  let points = -5 * misthrows;
  for (const row of ROWS)
    points += isFull(numbers, row) ? nth(numbers, nth(row, 8)) : numbersIn(numbers, row).length;
  for (const column of COLUMNS) {
    if (column.length < 3 || !isFull(numbers, column)) continue;
    for (const field of column) if (nth(FIELDS, field).isPentagon) points += nth(numbers, field);
  }
  return points;
};

const FIXED: readonly Candidate<Qwinto>[] = [
  ...(['keep', 'reroll', 'skip'] as const).map((type) => ({ text: type, move: { type } })),
  ...DICE.map((colours) => ({ text: `dice ${colours}`, move: { type: 'dice', colours } as const })),
  ...FIELDS.map((cell, field) => ({
    text: `write ${nameOf(cell)}`,
    move: { type: 'write', field } as const,
  })),
  ...[-1, 27, 0.5].map((field) => ({ text: `off ${field}`, move: { type: 'write', field } as const })),
];

export const qwintoOracle: Oracle<Qwinto> = {
  candidates: () => FIXED,
  legal: ({ seat, phase, active, colours, faces, rolls, sheets, pending }) => {
    if (seat === null) return [];
    if (phase === 'write') {
      if (pending[seat] !== null) return [];
      const number = faces[0] + faces[1] + faces[2];
      const { numbers } = nth(sheets, seat);
      const fields = FIELDS.filter((cell, field) => {
        if (numbers[field] !== 0 || !colours?.includes(cell.colour)) return false;
        return isCorrect(numbers.with(field, number));
      });
      return ['skip', ...fields.map((cell) => `write ${nameOf(cell)}`)];
    }
    if (seat !== active) return [];
    if (phase === 'dice') return DICE.map((dice) => `dice ${dice}`);
    return rolls === 1 ? ['keep', 'reroll'] : [];
  },
  ending: ({ sheets, options }) => {
    const complete = sheets.map(({ numbers }) => ROWS.filter((row) => isFull(numbers, row)).length);
    if (complete.some((rows) => rows >= options.rowsToEnd)) return 'rows';
    return sheets.some(({ misthrows }) => misthrows >= options.misthrowLimit) ? 'misthrows' : null;
  },
  result: ({ sheets }) => {
    const scores = sheets.map(total);
    return { scores, winners: highest(scores) };
  },
  isSound: ({ sheets }) => sheets.every(({ numbers }) => isCorrect(numbers) && numbers.length === 27),
};
