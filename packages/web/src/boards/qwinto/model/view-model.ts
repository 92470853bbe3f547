// View → what is shown, as plain values. No rules here: the game says what fits.
import { type Game, itemAt } from '@crescendo/rules';
import {
  BONUSES,
  COLUMN_OF,
  COLUMNS,
  type Colours,
  type Extent,
  FIELDS,
  type Field,
  GAPS,
  isOnSheet,
  legalFields,
  type Move,
  type News,
  type Qwinto,
  ROWS,
  ROWS_FOR,
  type Sheet,
  sum,
  type View,
  WIDTH,
} from '@crescendo/rules/qwinto';
import type { Mode } from '../../contract/props.ts';

/** One cell of the printed sheet, placed on the grid of columns in use. */
export type Cell =
  | {
      readonly kind: 'field';
      readonly field: Field;
      readonly row: number;
      readonly x: number;
      readonly bonus: boolean;
    }
  | { readonly kind: 'gap'; readonly row: number; readonly x: number };

export interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Cell[];
  /** For each row: its first column on the grid, and how many it covers, gap included. */
  readonly bands: readonly { readonly x: number; readonly width: number; readonly hasGap: boolean }[];
  /** The columns of three, as far as they are in use. */
  readonly bonuses: readonly { readonly x: number; readonly row: number; readonly index: number }[];
}

const bandOf = (row: number, { width }: Extent) => {
  const [from, to] = [itemAt(COLUMN_OF, row * WIDTH), itemAt(COLUMN_OF, row * WIDTH + width - 1)];
  return { from, to, hasGap: itemAt(GAPS, row) < to };
};

/** The sheet as it is printed, cut to what this game uses. */
export const layoutOf = (extent: Extent): Layout => {
  const raw = ROWS.slice(0, extent.dice).map((_, row) => bandOf(row, extent));
  const left = Math.min(...raw.map(({ from }) => from));
  const right = Math.max(...raw.map(({ to }) => to));
  const pentagons = new Set(BONUSES.map(({ pentagon }) => pentagon));
  const fields: readonly Cell[] = FIELDS.filter((field) => isOnSheet(extent, field)).map((field) => ({
    kind: 'field',
    field,
    row: Math.floor(field / WIDTH),
    x: itemAt(COLUMN_OF, field) - left,
    bonus: pentagons.has(field),
  }));
  const gaps: readonly Cell[] = raw.flatMap(({ hasGap }, row) =>
    hasGap ? [{ kind: 'gap', row, x: itemAt(GAPS, row) - left }] : [],
  );
  return {
    rows: extent.dice,
    columns: right - left + 1,
    cells: [...fields, ...gaps].sort((a, b) => a.row * COLUMNS + a.x - (b.row * COLUMNS + b.x)),
    bands: raw.map(({ from, to, hasGap }) => ({ x: from - left, width: to - from + 1, hasGap })),
    bonuses: BONUSES.flatMap(({ fields: three, pentagon }, index) =>
      three.every((field) => isOnSheet(extent, field))
        ? [{ x: itemAt(COLUMN_OF, pentagon) - left, row: Math.floor(pentagon / WIDTH), index }]
        : [],
    ),
  };
};

/** The view as it will be once the roll is kept: what the game says of fields then. */
export const afterKeeping = (view: View): View =>
  view.phase === 'keep'
    ? { ...view, phase: 'write', pending: Array.from({ length: view.seats }, () => null) }
    : view;

/** A player without the dice who can write the sum nowhere has nothing to choose, and nothing to lose. */
export const onlyMove = (game: Game<Qwinto>, view: View): Move | undefined => {
  if (view.phase !== 'write' || view.seat === view.active) return undefined;
  const moves = [...game.moves(view)];
  return moves.length === 1 ? moves[0] : undefined;
};

/** Tells whether the board asks for a field: a hint says to keep the roll, and the own sheet, which has the field, is in view. */
export const asksForField = (
  fitting: number,
  isAway: boolean,
  ...hints: readonly (Move | undefined)[]
): boolean => fitting > 0 && !isAway && hints.some((hint) => hint?.type === 'keep');

/** The bonus that this field has completed: which one, and its points. */
export const completedBonus = (
  { numbers }: Sheet,
  field: Field,
): { readonly index: number; readonly points: number } | undefined => {
  const index = BONUSES.findIndex(
    ({ fields }) => fields.includes(field) && fields.every((three) => itemAt(numbers, three) > 0),
  );
  return index < 0 ? undefined : { index, points: itemAt(numbers, itemAt(BONUSES, index).pentagon) };
};

/** Dice tumble before their sum is read; a number is looked for on the sheets. */
export const followTime = (news: readonly News[]): number => {
  if (news.some(({ type }) => type === 'rolled')) return 1900;
  return news.some(({ type }) => type === 'wrote' || type === 'misthrow') ? 1500 : 900;
};

/**
 * The answer of the viewer's sheet to the sum: `fits` may be written now, a roll that is not kept yet is kept with it.
 * Everything else is `shut` while there is a sum to place, and `plain` while there is none or another player decides.
 */
interface OpenFields {
  readonly kind: 'fits' | 'plain';
  readonly fields: ReadonlySet<Field>;
}

const PLAIN: OpenFields = { kind: 'plain', fields: new Set() };

export const openFieldsOf = (game: Game<Qwinto>, view: View, mode: Mode): OpenFields => {
  const { seat, phase, colours, faces, options } = view;
  if (seat === null || colours === null || mode !== 'play') return PLAIN;
  if (phase === 'keep')
    return {
      kind: 'fits',
      fields: new Set(legalFields(itemAt(view.sheets, seat), colours, sum(faces), options)),
    };
  if (phase !== 'write') return PLAIN;
  const fields = [...game.moves(view)].flatMap((move) => (move.type === 'write' ? [move.field] : []));
  return { kind: 'fits', fields: new Set(fields) };
};

/** The fields that would take the sum, if it did not stand in their column already. */
export const fieldsInColumn = (game: Game<Qwinto>, view: View): readonly Field[] => {
  const { seat, phase, colours, options } = view;
  if (seat === null || colours === null || (phase !== 'keep' && phase !== 'write')) return [];
  const kept = afterKeeping(view);
  return FIELDS.filter(
    (field) => isOnSheet(options, field) && game.check(kept, { type: 'write', field })?.code === 'in-column',
  );
};

/**
 * The look of a field: see `OpenFields`; before a roll, `shut` where the chosen dice could not write. `column`: only because
 * the sum stands in its column already.
 */
export type FieldState = 'plain' | 'fits' | 'shut' | 'column';

export const fieldStates = (
  { phase }: View,
  open: OpenFields,
  picked: Colours | undefined,
  inColumn: readonly Field[],
): ((field: Field) => FieldState) => {
  const rows = picked && phase === 'dice' ? ROWS_FOR[picked] : undefined;
  return (field) => {
    if (open.fields.has(field)) return open.kind;
    if (open.kind === 'fits' && inColumn.includes(field)) return 'column';
    if (rows) return rows.includes(Math.floor(field / WIDTH)) ? 'plain' : 'shut';
    return open.kind === 'plain' ? 'plain' : 'shut';
  };
};

/** A number that is not written yet, and why it is shown on its field. */
export interface FaintNumber {
  readonly number: number;
  readonly why: 'chosen' | 'over' | 'hint' | 'instead';
}

const chosenField = ({ seat, pending }: View): Field | undefined => {
  const choice = seat === null ? undefined : pending[seat];
  return choice && choice !== 'hidden' && choice.type === 'write' ? choice.field : undefined;
};

/** The numbers shown faintly on fields: the chosen one, the one that would be dropped there, the one of a hint, or written instead. */
export const faintNumbers = (
  view: View,
  open: OpenFields,
  over: Field | undefined,
  hint: Move | undefined,
  instead?: Move | undefined,
): ((field: Field) => FaintNumber | undefined) => {
  const number = sum(view.faces);
  const chosen = chosenField(view);
  return (field) => {
    if (field === chosen) return { number, why: 'chosen' };
    if (field === over && open.kind === 'fits' && open.fields.has(field)) return { number, why: 'over' };
    if (hint?.type === 'write' && hint.field === field) return { number, why: 'hint' };
    return instead?.type === 'write' && instead.field === field ? { number, why: 'instead' } : undefined;
  };
};

/** The dice in the order of the rows, as notation writes them. */
export const DICE_LETTERS = ['o', 'y', 'p'] as const;

/** Touching a die picks it up, or puts it back. Returns the dice in hand, in the order of the rows. */
export const withDie = (colours: string, row: number): string =>
  DICE_LETTERS.filter((letter, i) => (i === row ? !colours.includes(letter) : colours.includes(letter))).join(
    '',
  );

/** The dice in hand, as far as the draft has any that are in this game. */
export const diceInHand = ({ phase, options }: View, draft: unknown): string => {
  if (phase !== 'dice') return '';
  if (options.dice === 1) return 'o';
  const letters = typeof draft === 'string' ? draft : '';
  return DICE_LETTERS.slice(0, options.dice)
    .filter((letter) => letters.includes(letter))
    .join('');
};

export const asColours = (letters: string): Colours | undefined =>
  letters === '' ? undefined : (letters as Colours);

/** The sums these dice can make. */
export const rangeOf = (colours: string, faces: number): readonly [number, number] => [
  colours.length,
  colours.length * faces,
];

/** Handwriting is never the same twice: a small tilt and shift that stays with the field. */
export const handOf = (field: Field, seat: number): string => {
  const at = field * 7 + seat * 3;
  const tilt = ((at % 5) - 2) * 2.6;
  return `rotate(${tilt.toFixed(1)}deg) translate(${((at % 3) - 1) * 3}%, ${((at % 4) - 1.5) * 2}%)`;
};

/** Minus signs as printed, not hyphens. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));
