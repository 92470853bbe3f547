// The score sheet as on paper: rows shifted against each other, round fields ( ), pentagons < >, gaps.
import {
  BONUSES,
  COLUMN_OF,
  COLUMNS,
  fieldAt,
  GAPS,
  isOnSheet,
  PENTAGONS,
  ROWS,
  score,
  sum,
  WIDTH,
} from '@crescendo/rules/qwinto';
import { beside, padded } from '../terminal/text.ts';
import type { QwintoScene, Ui } from './qwinto.ts';

/** Orange, yellow, purple: a strong one for the row, and one for its gap. */
const ROW_COLOURS = [215, 227, 183] as const;
const GAP_COLOURS = [208, 220, 140] as const;
const INK = 16;
const PAPER = 231;
const AIM = 29;
const REFUSED = 131;

const isRecent = ({ view }: QwintoScene, seat: number, field: number): boolean =>
  view.news.some((news) => news.type === 'wrote' && news.seat === seat && news.field === field);

const isLegal = ({ view, game, deciding }: QwintoScene, field: number): boolean =>
  deciding && view.phase === 'write' && game.check(view, { type: 'write', field }) === undefined;

const fieldText = (scene: QwintoScene, seat: number, field: number): string => {
  const { view } = scene;
  const number = view.sheets[seat]!.numbers[field]!;
  const inner =
    number > 0 ? String(number).padStart(2) : seat === view.seat && isLegal(scene, field) ? '··' : '  ';
  return PENTAGONS.includes(field) ? `<${inner}>` : `(${inner})`;
};

const largeCell = (scene: QwintoScene, seat: number, row: number, column: number): string => {
  const { view, ui, paint, deciding } = scene;
  const last = COLUMN_OF[row * WIDTH + view.options.width - 1]!;
  if (column === GAPS[row] && column < last)
    return paint.on(GAP_COLOURS[row]!, INK, paint.colour ? '    ' : ' ## ');
  const field = fieldAt(ROWS[row]!, column);
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
  const written = paint.on(ROW_COLOURS[row]!, INK, text);
  return isRecent(scene, seat, field) ? paint.bold(written) : written;
};

const columnsOf = <T>(make: (column: number) => T): T[] =>
  Array.from({ length: COLUMNS }, (_, column) => make(column));

const boxes = ({ view }: QwintoScene, seat: number): string =>
  Array.from({ length: view.options.misthrowLimit }, (_, i) =>
    i < view.sheets[seat]!.misthrows ? '[x]' : '[ ]',
  ).join('');

const marks = ({ view }: QwintoScene, seat: number): string =>
  `${seat === view.active && view.phase !== 'first' ? '▸' : ' '}${(view.pending[seat] ?? null) === null ? '' : '✓'}`;

const largeSheet = (scene: QwintoScene, seat: number): readonly string[] => {
  const { view, paint, who, words } = scene;
  const { rows, bonuses, misthrows, total } = score(view.sheets[seat]!, view.options);
  const bonusAt = (column: number): string => {
    const at = BONUSES.findIndex(({ pentagon }) => COLUMN_OF[pentagon] === column);
    return at < 0 ? '    ' : bonuses[at]! > 0 ? ` +${String(bonuses[at]).padEnd(2)}` : '  · ';
  };
  return [
    `${marks(scene, seat)}${paint.bold(who(seat))}`,
    `    ${paint.dim(columnsOf((column) => `${String(column).padStart(3)} `).join(''))}`,
    ...ROWS.slice(0, view.options.dice).map((name, row) => {
      const cells = columnsOf((column) => largeCell(scene, seat, row, column)).join('');
      return `  ${paint.bold(name[0]!.toUpperCase())} ${cells} ${String(rows[row]).padStart(3)}`;
    }),
    `    ${columnsOf(bonusAt).join('')}`,
    `    ${words.qwinto.misthrows} ${boxes(scene, seat)} ${misthrows > 0 ? `−${misthrows}` : ''}   ${paint.bold(words.qwinto.points(total))}`,
  ];
};

/** Another seat's sheet: three characters a column. */
const smallSheet = (scene: QwintoScene, seat: number): readonly string[] => {
  const { view, paint, who } = scene;
  const head = `${marks(scene, seat)}${who(seat)}  ${boxes(scene, seat)}  ${score(view.sheets[seat]!, view.options).total}`;
  const rows = ROWS.slice(0, view.options.dice).map((name, row) =>
    [
      ` ${name[0]!.toUpperCase()}`,
      ...columnsOf((column) => {
        const field = fieldAt(ROWS[row]!, column);
        if (field === undefined || !isOnSheet(view.options, field)) return '   ';
        const number = view.sheets[seat]!.numbers[field]!;
        const open = PENTAGONS.includes(field) ? '<' : ' ';
        const text = paint.on(
          ROW_COLOURS[row]!,
          INK,
          `${open}${number > 0 ? String(number).padStart(2) : ' ·'}`,
        );
        return isRecent(scene, seat, field) ? paint.bold(text) : text;
      }),
    ].join(''),
  );
  return [head, ...rows];
};

/** Another seat in one line, where sheets would not fit. */
const sheetLine = (scene: QwintoScene, seat: number): string => {
  const { view, who, words } = scene;
  const sheet = view.sheets[seat]!;
  const { total } = score(sheet, view.options);
  const written = ROWS.slice(0, view.options.dice).map((name, row) => {
    const count = sheet.numbers.slice(row * WIDTH, (row + 1) * WIDTH).filter((number) => number > 0).length;
    return `${name[0]!.toUpperCase()} ${count}/${view.options.width}`;
  });
  return `${marks(scene, seat)}${padded(who(seat), 12)} ${written.join('  ')}   ${boxes(scene, seat)}   ${words.qwinto.points(total)}`;
};

const diceLine = ({ view, ui, paint, deciding }: QwintoScene): string => {
  const isChoosing = deciding && view.phase === 'dice';
  const dice = ROWS.slice(0, view.options.dice).map((name, row) => {
    const letter = name[0]!;
    const face = view.faces[row]!;
    const isIn = isChoosing ? ui.dice.includes(letter) : (view.colours?.includes(letter) ?? false);
    const text = ` ${letter.toUpperCase()}${face > 0 && !isChoosing ? ` ${face}` : ''} `;
    return isIn ? paint.bold(paint.on(ROW_COLOURS[row]!, INK, `[${text}]`)) : paint.dim(` ${text} `);
  });
  const total = sum(view.faces);
  return `    ${dice.join(' ')}${total > 0 && view.colours !== null ? `  =  ${paint.bold(String(total))}` : ''}`;
};

export const draw = (scene: QwintoScene): readonly string[] => {
  const { view, width, height } = scene;
  const mine = view.seat ?? 0;
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (mine + 1 + i) % view.seats);
  const own = [...largeSheet(scene, mine), diceLine(scene)];
  const inRow = Math.max(1, Math.floor((width + 2) / 41));
  const rowsOfSheets = Math.ceil(others.length / inRow);
  const rows = ROWS.length + 1;
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

export type { Ui };
