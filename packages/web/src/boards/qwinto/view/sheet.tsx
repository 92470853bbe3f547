// One sheet as on paper: three coloured rows shifted against each other, nine fields and a gap in each.
import { itemAt } from '@crescendo/rules';
import {
  BONUSES,
  columnNumber,
  type Field,
  isComplete,
  ROW_OF,
  ROWS,
  type Sheet,
} from '@crescendo/rules/qwinto';
import type { ComponentChildren } from 'preact';
import { anchors, places } from '../model/places.ts';
import { type Cell, type FaintNumber, type FieldState, handOf, type Layout } from '../model/view-model.ts';
import { sheetInWords } from '../speech/sheet-text.ts';
import type { QwintoWords } from '../words.ts';
import { Points } from './points.tsx';
import { Mark } from './shapes.tsx';

interface Paper {
  readonly layout: Layout;
  readonly sheet: Sheet;
  readonly seat: number;
  readonly own: QwintoWords;
  readonly misthrowLimit: number;
  /** Nothing more can happen. */
  readonly isOver?: boolean;
  readonly children?: ComponentChildren;
}

/** The viewer's own sheet can be touched: how each field looks, and what it would hold. */
interface Touchable extends Paper {
  readonly look: (field: Field) => FieldState;
  /** A number that is not written yet, on its field: chosen, hinted at, or under the finger. */
  readonly faint: (field: Field) => FaintNumber | undefined;
  readonly sum: number;
  readonly active: boolean;
}

const spot = (x: number, row: number): string => `grid-column: ${x + 1}; grid-row: ${row + 1}`;

/** A column whose bonus is won. */
const isFull = ({ numbers }: Sheet, index: number): boolean =>
  itemAt(BONUSES, index).fields.every((field) => itemAt(numbers, field) > 0);

/** The columns with their numbers, as they are spoken and typed. */
const columnsOf = ({ cells }: Layout): readonly (readonly [x: number, column: number])[] =>
  [
    ...new Map(cells.flatMap((cell) => (cell.kind === 'field' ? [[cell.x, columnNumber(cell.field)]] : []))),
  ].sort(([a], [b]) => a - b);

/** The printed part: the numbers of the columns, those of three, the coloured bands, the gaps with the shape of their row. */
const Print = ({ layout, sheet }: { layout: Layout; sheet: Sheet }) => (
  <>
    {columnsOf(layout).map(([x, column]) => (
      <i key={`n${x}`} class="qw-column-number text-center soft number" style={spot(x, 0)} aria-hidden="true">
        {column}
      </i>
    ))}
    {layout.bonuses.map(({ x, index }) => (
      <i
        key={`c${x}`}
        class="qw-column"
        style={`grid-column: ${x + 1}; grid-row: 1 / -1`}
        data-column={index}
        data-full={isFull(sheet, index) || undefined}
      />
    ))}
    {layout.bands.map(({ x, width, hasGap }, row) => (
      <i
        key={ROWS[row]}
        class={`qw-band relative qw-${ROWS[row]}`}
        style={`grid-column: ${x + 1} / span ${width}; grid-row: ${row + 1}`}
        data-full={isComplete(sheet, row, width - (hasGap ? 1 : 0)) || undefined}
      >
        {!hasGap && <Mark row={row} />}
      </i>
    ))}
    {layout.cells.map(
      (cell) =>
        cell.kind === 'gap' && (
          <i
            key={`g${cell.row}`}
            class={`qw-gap center relative qw-${ROWS[cell.row]}`}
            style={spot(cell.x, cell.row)}
          >
            <Mark row={cell.row} />
          </i>
        ),
    )}
  </>
);

const Written = ({ number, field, seat }: { number: number; field: Field; seat: number }) => (
  <span class="qw-ink grid relative" data-anchor={anchors.key({ kind: 'number', seat, field })}>
    <span
      class="qw-number relative"
      data-long={number > 9 || undefined}
      style={{ transform: handOf(field, seat) }}
    >
      {number}
    </span>
  </span>
);

/** A number not written yet: chosen, hinted at, or under the finger, the pointer or the focus. */
const Faint = ({ number, field, seat, why }: { number: number; field: Field; seat: number; why: string }) => (
  <span class={`qw-ink grid relative qw-faint ${why}`} aria-hidden="true">
    <span
      class="qw-number relative"
      data-long={number > 9 || undefined}
      style={{ transform: handOf(field, seat) }}
    >
      {number}
    </span>
  </span>
);

const fieldClass = (cell: Extract<Cell, { kind: 'field' }>): string =>
  `qw-field center relative min-0 min-height-0 qw-${ROWS[cell.row]}${cell.bonus ? ' qw-bonus' : ''}`;

const gridStyle = ({ columns, rows }: Layout): string => `--cols: ${columns}; --rows: ${rows}`;

const nameOf = (own: QwintoWords, cell: Extract<Cell, { kind: 'field' }>): string =>
  own.field(itemAt(ROW_OF, cell.field), columnNumber(cell.field), cell.bonus);

export const OwnSheet = (props: Touchable) => {
  const { layout, sheet, seat, own, look, faint, sum, active } = props;
  return (
    <div class="qw-paper" style={gridStyle(layout)}>
      <div class="qw-grid grid relative justify-center" data-stop="">
        <Print layout={layout} sheet={sheet} />
        {layout.cells.map((cell) => {
          if (cell.kind === 'gap') return null;
          const { field } = cell;
          const number = itemAt(sheet.numbers, field);
          const ghost = number === 0 ? faint(field) : undefined;
          const looks = look(field);
          const said =
            number > 0
              ? `${number}`
              : ghost?.why === 'chosen'
                ? own.chosenHere(ghost.number)
                : looks === 'fits'
                  ? own.fits(sum)
                  : looks === 'column'
                    ? own.inColumn(sum)
                    : own.free;
          return (
            <button
              key={field}
              type="button"
              class={fieldClass(cell)}
              style={spot(cell.x, cell.row)}
              data-place={places.key({ kind: 'field', field })}
              data-look={looks}
              data-ghost={ghost?.why}
              aria-label={own.says(nameOf(own, cell), said)}
              aria-disabled={!(active && looks === 'fits')}
            >
              <span class="qw-well center relative">
                {number > 0 && <Written number={number} field={field} seat={seat} />}
                {ghost && <Faint number={ghost.number} field={field} seat={seat} why="" />}
                {!ghost && looks === 'column' && (
                  <s class="qw-twin relative" aria-hidden="true">
                    {sum}
                  </s>
                )}
                {!ghost && looks === 'fits' && (
                  <Faint number={sum} field={field} seat={seat} why="qw-would" />
                )}
              </span>
            </button>
          );
        })}
      </div>
      <Points {...props} />
    </div>
  );
};

/** Another player's sheet, or one of the past: a picture. */
export const SheetPicture = ({
  label,
  glow,
  faint,
  ...paper
}: Paper & {
  readonly label: string;
  readonly glow?: ReadonlySet<Field>;
  readonly faint?: { readonly field: Field; readonly number: number };
}) => {
  const { layout, sheet, seat, own, misthrowLimit } = paper;
  return (
    <div
      class="qw-paper"
      role="img"
      aria-label={`${label}. ${sheetInWords(own, layout, sheet, misthrowLimit)}`}
      style={gridStyle(layout)}
    >
      <div class="qw-grid grid relative justify-center" aria-hidden="true">
        <Print layout={layout} sheet={sheet} />
        {layout.cells.map(
          (cell) =>
            cell.kind === 'field' && (
              <span
                key={cell.field}
                class={fieldClass(cell)}
                style={spot(cell.x, cell.row)}
                data-look={glow ? (glow.has(cell.field) ? 'fits' : 'shut') : 'plain'}
                data-ghost={faint?.field === cell.field ? 'over' : undefined}
              >
                <span class="qw-well center relative">
                  {itemAt(sheet.numbers, cell.field) > 0 ? (
                    <Written number={itemAt(sheet.numbers, cell.field)} field={cell.field} seat={seat} />
                  ) : (
                    faint?.field === cell.field && (
                      <Faint number={faint.number} field={cell.field} seat={seat} why="" />
                    )
                  )}
                </span>
              </span>
            ),
        )}
      </div>
      <Points {...paper} />
    </div>
  );
};
