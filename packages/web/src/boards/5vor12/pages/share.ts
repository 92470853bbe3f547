// The final boards as a picture.
import { itemAt, type Seat } from '@crescendo/rules';
import { SQUARES, type View, WIDTH } from '@crescendo/rules/5vor12';
import { type Drawing, type Frame, framesFor } from '../../../interaction/drawing.ts';

export const drawBoard = (
  drawing: Drawing,
  view: View,
  seats: readonly Seat[],
  whole: Frame,
  name: (seat: Seat) => string,
): void => {
  const frames = framesFor(seats.length, whole, 1);
  seats.forEach((seat, i) => {
    drawSquares(drawing, view, seat, drawing.caption(name(seat), itemAt(frames, i)));
  });
};

const drawSquares = (drawing: Drawing, view: View, seat: Seat, frame: Frame): void => {
  const { size } = view.options;
  const side = Math.min(frame.width, frame.height);
  const [left, top] = [frame.x + (frame.width - side) / 2, frame.y + (frame.height - side) / 2];
  drawing.box({ x: left, y: top, width: side, height: side }, '--v12-wood', 30);
  const edge = side * 0.045;
  const step = (side - 2 * edge) / size;
  const board = itemAt(view.boards, seat);
  for (const at of itemAt(SQUARES, size)) {
    const [x, y] = [left + edge + (at % WIDTH) * step, top + edge + Math.floor(at / WIDTH) * step];
    const square = { x: x + step * 0.05, y: y + step * 0.05, width: step * 0.9, height: step * 0.9 };
    const tile = itemAt(board, at);
    if (tile === 0) {
      drawing.box(square, '--v12-well-low', 22);
      continue;
    }
    drawing.box({ ...square, y: square.y + step * 0.03 }, '--tile-edge', 22);
    drawing.box({ ...square, height: square.height - step * 0.02 }, '--tile', 22);
    drawing.text(String(tile), x + step / 2, y + step / 2, step * 0.46, {
      colour: '--tile-ink',
      font: '--numerals',
    });
  }
};
