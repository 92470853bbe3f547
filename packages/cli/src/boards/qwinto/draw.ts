// The score sheet as on paper: rows shifted against each other, round fields ( ), pentagons < >, gaps.
import { itemAt, range } from '@crescendo/rules';
import {
  BONUSES,
  COLUMN_OF,
  COLUMNS,
  fieldAt,
  GAPS,
  isOnSheet,
  PENTAGONS,
  type Row,
  type Sheet,
  score,
  sum,
  WIDTH,
} from '@crescendo/rules/qwinto';
import { beside, pad } from '../../terminal/text.ts';
import type { QwintoScene } from './ui.ts';

interface SheetRow {
  /** Counted from 0, from the top. */
  readonly index: number;
  readonly row: Row;
  /** The letter of its die. */
  readonly letter: string;
  readonly colour: number;
  /** A stronger one for its gap. */
  readonly gapColour: number;
}

const SHEET_ROWS: readonly SheetRow[] = [
  { index: 0, row: 'orange', letter: 'o', colour: 215, gapColour: 208 },
  { index: 1, row: 'yellow', letter: 'y', colour: 227, gapColour: 220 },
  { index: 2, row: 'purple', letter: 'p', colour: 183, gapColour: 140 },
];

const INK = 16;
const PAPER = 231;
const AIM = 29;
const REFUSED = 131;

/** The rows in use. */
const rowsOf = ({ view }: QwintoScene): readonly SheetRow[] => SHEET_ROWS.slice(0, view.options.dice);

const sheetOf = ({ view }: QwintoScene, seat: number): Sheet => itemAt(view.sheets, seat);

const isRecent = ({ view }: QwintoScene, seat: number, field: number): boolean =>
  view.news.some((news) => news.type === 'wrote' && news.seat === seat && news.field === field);

const isLegal = ({ view, game, deciding }: QwintoScene, field: number): boolean =>
  deciding && view.phase === 'write' && game.check(view, { type: 'write', field }) === undefined;

const fieldText = (scene: QwintoScene, seat: number, field: number): string => {
  const { view } = scene;
  const number = itemAt(sheetOf(scene, seat).numbers, field);
  const inner =
    number > 0 ? String(number).padStart(2) : seat === view.seat && isLegal(scene, field) ? '··' : '  ';
  return PENTAGONS.includes(field) ? `<${inner}>` : `(${inner})`;
};

const largeCell = (scene: QwintoScene, seat: number, row: SheetRow, column: number): string => {
  const { view, ui, paint, deciding } = scene;
  const last = itemAt(COLUMN_OF, row.index * WIDTH + view.options.width - 1);
  if (column === GAPS[row.index] && column < last)
    return paint.on(row.gapColour, INK, paint.colour ? '    ' : ' ## ');
  const field = fieldAt(row.row, column);
  if (field === undefined || !isOnSheet(view.options, field)) return '    ';
  const text = fieldText(scene, seat, field);
  const isMine = seat === view.seat;
  if (isMine && deciding && view.phase === 'write' && field === ui.cursor) {
    const aimed = `[${text.slice(1, 3)}]`;
    return paint.colour
      ? paint.bold(paint.on(isLegal(scene, field) ? AIM : REFUSED, PAPER, aimed))
      : paint.inverse(aimed);
  }
  if (isMine && isLegal(scene, field)) return paint.on(PAPER, INK, text);
  const written = paint.on(row.colour, INK, text);
  return isRecent(scene, seat, field) ? paint.bold(written) : written;
};

const columnsOf = (make: (column: number) => string): readonly string[] => range(COLUMNS).map(make);

const boxes = (scene: QwintoScene, seat: number): string =>
  range(scene.view.options.misthrowLimit)
    .map((i) => (i < sheetOf(scene, seat).misthrows ? '[x]' : '[ ]'))
    .join('');

const marks = ({ view }: QwintoScene, seat: number): string =>
  `${seat === view.active && view.phase !== 'first' ? '▸' : ' '}${(view.pending[seat] ?? null) === null ? '' : '✓'}`;

const largeSheet = (scene: QwintoScene, seat: number): readonly string[] => {
  const { view, paint, who, words } = scene;
  const { rows, bonuses, misthrows, headStart, total } = score(sheetOf(scene, seat), view.options);
  const bonusAt = (column: number): string => {
    const at = BONUSES.findIndex(({ pentagon }) => COLUMN_OF[pentagon] === column);
    const bonus = bonuses[at];
    if (bonus === undefined) return '    ';
    return bonus > 0 ? ` +${String(bonus).padEnd(2)}` : '  · ';
  };
  return [
    `${marks(scene, seat)}${paint.bold(who(seat))}`,
    `    ${paint.dim(columnsOf((column) => `${String(column + 1).padStart(3)} `).join(''))}`,
    ...rowsOf(scene).map((row) => {
      const cells = columnsOf((column) => largeCell(scene, seat, row, column)).join('');
      return `  ${paint.bold(row.letter.toUpperCase())} ${cells} ${String(rows[row.index]).padStart(3)}`;
    }),
    `    ${columnsOf(bonusAt).join('')}`,
    `    ${words.qwinto.misthrows} ${boxes(scene, seat)} ${misthrows > 0 ? `−${misthrows}` : ''} ${headStart > 0 ? `+${headStart}` : ''}   ${paint.bold(words.qwinto.points(total))}`,
  ];
};

/** Another seat's sheet: three characters per column. */
const smallSheet = (scene: QwintoScene, seat: number): readonly string[] => {
  const { view, paint, who } = scene;
  const head = `${marks(scene, seat)}${who(seat)}  ${boxes(scene, seat)}  ${score(sheetOf(scene, seat), view.options).total}`;
  const rows = rowsOf(scene).map((row) =>
    [
      ` ${row.letter.toUpperCase()}`,
      ...columnsOf((column) => {
        const field = fieldAt(row.row, column);
        const before = column > 0 ? fieldAt(row.row, column - 1) : undefined;
        const isAfterPentagon = before !== undefined && PENTAGONS.includes(before);
        // Narrow sheets: the > of a pentagon is the first sign of what follows it, and no two are neighbours.
        const edge = isAfterPentagon && isOnSheet(view.options, before) ? '>' : ' ';
        if (field === undefined || !isOnSheet(view.options, field)) return `${edge}  `;
        const number = itemAt(sheetOf(scene, seat).numbers, field);
        const open = PENTAGONS.includes(field) ? '<' : edge;
        const text = paint.on(row.colour, INK, `${open}${number > 0 ? String(number).padStart(2) : ' ·'}`);
        return isRecent(scene, seat, field) ? paint.bold(text) : text;
      }),
    ].join(''),
  );
  return [head, ...rows];
};

/** Another seat in one line, if sheets do not fit. */
const sheetLine = (scene: QwintoScene, seat: number): string => {
  const { view, who, words } = scene;
  const sheet = sheetOf(scene, seat);
  const { total } = score(sheet, view.options);
  const written = rowsOf(scene).map(({ index, letter }) => {
    const numbers = sheet.numbers.slice(index * WIDTH, (index + 1) * WIDTH);
    const count = numbers.filter((number) => number > 0).length;
    return `${letter.toUpperCase()} ${count}/${view.options.width}`;
  });
  return `${marks(scene, seat)}${pad(who(seat), 12)} ${written.join('  ')}   ${boxes(scene, seat)}   ${words.qwinto.points(total)}`;
};

const diceLine = (scene: QwintoScene): string => {
  const { view, ui, paint, deciding } = scene;
  const isChoosing = deciding && view.phase === 'dice';
  const dice = rowsOf(scene).map(({ index, letter, colour }) => {
    const face = itemAt(view.faces, index);
    const isIn = isChoosing ? ui.dice.includes(letter) : (view.colours?.includes(letter) ?? false);
    const text = ` ${letter.toUpperCase()}${face > 0 && !isChoosing ? ` ${face}` : ''} `;
    return isIn ? paint.bold(paint.on(colour, INK, `[${text}]`)) : paint.dim(` ${text} `);
  });
  const total = sum(view.faces);
  return `    ${dice.join(' ')}${total > 0 && view.colours !== null ? `  =  ${paint.bold(String(total))}` : ''}`;
};

export const draw = (scene: QwintoScene): readonly string[] => {
  const { view, width, height } = scene;
  const mine = view.seat ?? 0;
  const others = range(view.seats - 1).map((i) => (mine + 1 + i) % view.seats);
  const own = [...largeSheet(scene, mine), diceLine(scene)];
  const inRow = Math.max(1, Math.floor((width + 2) / 41));
  const rowsOfSheets = Math.ceil(others.length / inRow);
  const rows = SHEET_ROWS.length + 1;
  if (own.length + rowsOfSheets * rows > height)
    return [...own, '', ...others.map((seat) => sheetLine(scene, seat))];
  const gap = own.length + rowsOfSheets * (rows + 1) <= height ? [''] : [];
  const lines: string[] = [...own];
  for (let from = 0; from < others.length; from += inRow)
    lines.push(
      ...gap,
      ...beside(
        others.slice(from, from + inRow).map((seat) => smallSheet(scene, seat)),
        2,
      ),
    );
  return lines;
};
