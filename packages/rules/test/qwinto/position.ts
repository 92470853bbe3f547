// Positions for the tests, written as short as on paper.
import type { Event, Seat } from '../../src/game.ts';
import { type Refusal, refuse } from '../../src/match/match.ts';
import {
  type Colours,
  FIELDS,
  type Field,
  fieldAt,
  qwinto,
  ROWS,
  type Row,
  type Sheet,
} from '../../src/qwinto/index.ts';
import type { Options, Qwinto, State } from '../../src/qwinto/types.ts';

/** `{ orange: { 3: 5 } }`: a 5 in the orange row, column 3. */
export type Written = { readonly [R in Row]?: { readonly [column: string]: number } };

export const sheetOf = (written: Written, misthrows = 0): Sheet => {
  const numbers = FIELDS.map(() => 0);
  for (const row of ROWS)
    for (const [column, number] of Object.entries(written[row] ?? {}))
      numbers[fieldAt(row, Number(column))!] = number;
  return { numbers, misthrows };
};

/** A table at which seat A chooses dice next. */
export const table = (sheets: readonly Sheet[], options: Partial<Options> = {}): State => ({
  ...qwinto.setup(sheets.length, { ...qwinto.options, ...options, firstSeat: 'given' }),
  sheets,
});

export const empty = sheetOf({});

/** `B write y7` is a move of the second seat; a line without a seat is chance's. */
export const eventOf = (line: string): Event<Qwinto> => {
  if (!/^[A-F] /.test(line)) return { kind: 'chance', outcome: qwinto.notation.chance.parse(line)! };
  const move = qwinto.notation.move.parse(line.slice(2))!;
  return { kind: 'move', seat: line.charCodeAt(0) - 65, move };
};

export const refusal = (state: State, line: string): Refusal<Qwinto> | undefined =>
  refuse(qwinto, state, eventOf(line));

/** The state after all these events; throws when one of them is not allowed. */
export const after = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((now, line) => {
    const reason = refusal(now, line);
    if (reason) throw new Error(`${line}: ${reason.code}`);
    return qwinto.apply(now, eventOf(line));
  }, state);

/** A seat's moves, as text. */
export const movesOf = (state: State, seat: Seat): readonly string[] =>
  [...qwinto.moves(qwinto.view(state, seat))].map((move) => qwinto.notation.move.format(move));

/** A position with this sheet, in which this sum of all dice is to be written. */
export const toWrite = (sheet: Sheet, number: number, colours: Colours = 'oyp'): State => {
  const faces = [...'oyp'].map((letter) => (colours.includes(letter) ? 1 : 0));
  for (let left = number - colours.length; left > 0; left--)
    faces[faces.findIndex((face) => face > 0 && face < 6)]!++;
  const [orange = 0, yellow = 0, purple = 0] = faces;
  return {
    ...table([sheet]),
    phase: 'write',
    colours,
    faces: [orange, yellow, purple],
    rolls: 1,
    pending: [null],
  };
};

/** The reason why this field is refused in such a position. */
export const refusalOf = (state: State, field: Field) =>
  qwinto.check(qwinto.view(state, 0), { type: 'write', field });
