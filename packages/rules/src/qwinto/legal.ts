import { required } from '../assert.ts';
import { itemAt } from '../lists.ts';
import {
  COLOURS,
  COLUMN_MATES,
  type Colours,
  type Extent,
  FIELDS,
  type Field,
  isOnSheet,
  ROW_OF,
  ROWS_FOR,
  type Sheet,
  sum,
  WHOLE,
  WIDTH,
} from './sheet.ts';
import type { Choice, Move, Reason, View } from './types.ts';

// Moves are values: made once, listed often.
const SKIP: Choice = { type: 'skip' };
const WRITE: readonly Choice[] = FIELDS.map((field) => ({ type: 'write', field }));
const KEEP: readonly Move[] = [{ type: 'keep' }, { type: 'reroll' }];
const areInGame = (colours: Colours, dice: number): boolean =>
  COLOURS.includes(colours) && ROWS_FOR[colours].every((row) => row < dice);
const DICE: readonly (readonly Move[])[] = [0, 1, 2, 3].map((dice) =>
  COLOURS.filter((colours) => areInGame(colours, dice)).map((colours) => ({ type: 'dice', colours })),
);
const NONE: readonly Move[] = [];

const isInColumn = (numbers: readonly number[], field: Field, number: number): boolean => {
  for (const mate of itemAt(COLUMN_MATES, field)) if (numbers[mate] === number) return true;
  return false;
};

/** List what `row` offers: the free fields between the last lower and the first higher number. */
const listRow = (list: Field[], { numbers }: Sheet, row: number, number: number, width: number): void => {
  const start = row * WIDTH;
  let [from, to] = [start, start + width];
  for (let field = start; field < to; field++) {
    const there = itemAt(numbers, field);
    if (there === number) return;
    if (there > number) to = field;
    else if (there > 0) from = field + 1;
  }
  for (let field = from; field < to; field++) if (!isInColumn(numbers, field, number)) list.push(field);
};

/** The fields on which a sum of these dice may be written on this sheet, in reading order. */
export const legalFields = (
  sheet: Sheet,
  colours: Colours,
  number: number,
  { dice, width }: Extent = WHOLE,
): readonly Field[] => {
  const list: Field[] = [];
  for (const row of ROWS_FOR[colours]) if (row < dice) listRow(list, sheet, row, number, width);
  return list;
};

/** The choices of a seat with the sum: skip it, or write it. */
export const choices = (
  sheet: Sheet,
  colours: Colours,
  number: number,
  extent: Extent,
): readonly Choice[] => {
  const list: Choice[] = [SKIP];
  for (const field of legalFields(sheet, colours, number, extent)) list.push(itemAt(WRITE, field));
  return list;
};

export const moves = (view: View): readonly Move[] => {
  const { seat, phase, options } = view;
  if (seat === null) return NONE;
  if (phase === 'write')
    return view.pending[seat] === null
      ? choices(itemAt(view.sheets, seat), required(view.colours), sum(view.faces), options)
      : NONE;
  if (seat !== view.active) return NONE;
  if (phase === 'dice') return itemAt(DICE, options.dice);
  return phase === 'keep' ? KEEP : NONE;
};

export const check = (view: View, move: Move): Reason | undefined => {
  const { seat, phase, options } = view;
  if (seat === null || phase === 'first' || phase === 'rolling' || phase === 'over')
    return { code: 'not-your-turn' };
  if (phase === 'write') {
    if (view.pending[seat] !== null) return { code: 'already-chosen' };
    if (move?.type === 'skip') return undefined;
    if (move?.type !== 'write') return { code: 'not-now', phase };
    return checkWrite(
      itemAt(view.sheets, seat),
      required(view.colours),
      sum(view.faces),
      move.field,
      options,
    );
  }
  if (seat !== view.active) return { code: 'not-your-turn' };
  if (phase === 'keep')
    return move?.type === 'keep' || move?.type === 'reroll' ? undefined : { code: 'not-now', phase };
  if (move?.type !== 'dice') return { code: 'not-now', phase };
  return areInGame(move.colours, options.dice) ? undefined : { code: 'no-such-dice', colours: move.colours };
};

const checkWrite = (
  sheet: Sheet,
  dice: Colours,
  number: number,
  field: Field,
  extent: Extent,
): Reason | undefined => {
  if (!isOnSheet(extent, field)) return { code: 'off-sheet', field };
  const row = itemAt(ROW_OF, field);
  if (!ROWS_FOR[dice].includes(Math.floor(field / WIDTH))) return { code: 'wrong-colour', row, dice };
  const there = itemAt(sheet.numbers, field);
  if (there !== 0) return { code: 'field-taken', field, number: there };
  return clash(sheet, field, number);
};

/** The reason why this number may not stand on this free field: the nearest in its row, then its column. */
export const clash = ({ numbers }: Sheet, field: Field, number: number): Reason | undefined => {
  const start = field - (field % WIDTH);
  let left = field - 1;
  while (left >= start && numbers[left] === 0) left--;
  let right = field + 1;
  while (right < start + WIDTH && numbers[right] === 0) right++;
  for (const otherField of [left, right]) {
    if (otherField < start || otherField >= start + WIDTH) continue;
    const other = itemAt(numbers, otherField);
    if (otherField < field ? other < number : number < other) continue;
    const is = number === other ? 'equal' : number > other ? 'more' : 'less';
    return { code: 'not-rising', field, number, is, other, otherField };
  }
  const twin = itemAt(COLUMN_MATES, field).find((mate) => numbers[mate] === number);
  return twin === undefined ? undefined : { code: 'in-column', field, number, otherField: twin };
};
