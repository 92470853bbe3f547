// The final sheets as a picture.
import { itemAt, type Seat } from '@crescendo/rules';
import { ROWS, type View } from '@crescendo/rules/qwinto';
import { type Drawing, type Frame, framesFor } from '../../../interaction/drawing.ts';
import { layoutOf } from '../model/view-model.ts';
import { cornersOf } from '../view/shapes.tsx';

export const drawBoard = (
  drawing: Drawing,
  view: View,
  seats: readonly Seat[],
  whole: Frame,
  name: (seat: Seat) => string,
): void => {
  const { columns, rows } = layoutOf(view.options);
  const frames = framesFor(seats.length, whole, widthOf(columns) / heightOf(rows));
  seats.forEach((seat, i) => {
    drawSheet(drawing, view, seat, drawing.caption(name(seat), itemAt(frames, i)));
  });
};

/** A sheet's size, where a field is one wide. */
const widthOf = (columns: number): number => columns + 0.8;
const heightOf = (rows: number): number => rows * 1.6 + 1.2;

const drawSheet = (drawing: Drawing, view: View, seat: Seat, frame: Frame): void => {
  const { columns, rows, cells, bands } = layoutOf(view.options);
  const sheet = itemAt(view.sheets, seat);
  const step = Math.min(frame.width / widthOf(columns), frame.height / heightOf(rows));
  const [width, height] = [widthOf(columns) * step, heightOf(rows) * step];
  const [left, top] = [frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2];
  drawing.box({ x: left, y: top, width, height }, '--paper', 26);
  const xOf = (x: number): number => left + (x + 0.4) * step;
  const yOf = (row: number): number => top + (row * 1.6 + 0.4) * step;
  bands.forEach((band, row) => {
    const bar = { x: xOf(band.x), y: yOf(row), width: band.width * step, height: 1.35 * step };
    drawing.box(bar, `--qw-${itemAt(ROWS, row)}`, step * 0.4);
  });
  for (const cell of cells) {
    const [x, y] = [xOf(cell.x), yOf(cell.row)];
    if (cell.kind === 'gap') {
      drawing.shape(cornersOf(cell.row, x + step / 2, y + step * 0.67, step * 0.3), '--qw-die-ink');
      continue;
    }
    if (cell.bonus)
      drawing.shape(
        [
          [x + step * 0.5, y - step * 0.02],
          [x + step * 0.97, y + step * 0.5],
          [x + step * 0.86, y + step * 1.28],
          [x + step * 0.14, y + step * 1.28],
          [x + step * 0.03, y + step * 0.5],
        ],
        '--qw-fits',
      );
    else
      drawing.box(
        { x: x + step * 0.08, y: y + step * 0.12, width: step * 0.84, height: step * 1.1 },
        '--qw-fits',
        step * 0.42,
      );
    const number = itemAt(sheet.numbers, cell.field);
    if (number > 0)
      drawing.text(String(number), x + step / 2, y + step * 0.7, step * 0.78, {
        colour: '--tile-ink',
        font: '--handwriting',
      });
  }
  const { misthrowLimit } = view.options;
  for (let i = 0; i < misthrowLimit; i++) {
    const x = left + width - (misthrowLimit - i) * step * 0.8 - step * 0.3;
    const box = { x, y: top + height - step * 0.85, width: step * 0.56, height: step * 0.56 };
    drawing.box(box, '--paper', 8, '--ink-soft');
    if (i < sheet.misthrows)
      drawing.text('×', box.x + box.width / 2, box.y + box.height / 2, step * 0.7, {
        colour: '--qw-misthrow',
      });
  }
};
