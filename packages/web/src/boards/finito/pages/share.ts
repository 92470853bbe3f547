// The final boards as a picture.
import { itemAt, type Seat } from '@crescendo/rules';
import { numberOn, type View } from '@crescendo/rules/finito';
import { type Drawing, type Frame, framesFor } from '../../../interaction/drawing.ts';
import { BOARD_WIDTH, boardHeight, corner, middle, SIDE } from '../model/geometry.ts';
import { threadOf } from '../model/view-model.ts';

export const drawBoard = (
  drawing: Drawing,
  view: View,
  seats: readonly Seat[],
  whole: Frame,
  name: (seat: Seat) => string,
): void => {
  const frames = framesFor(seats.length, whole, BOARD_WIDTH / boardHeight(view.options.numbers));
  seats.forEach((seat, i) => {
    drawCounters(drawing, view, seat, drawing.caption(name(seat), itemAt(frames, i)));
  });
};

const drawCounters = (drawing: Drawing, view: View, seat: Seat, frame: Frame): void => {
  const { numbers } = view.options;
  const board = itemAt(view.boards, seat);
  const scale = Math.min(frame.width / BOARD_WIDTH, frame.height / boardHeight(numbers));
  const [width, height] = [BOARD_WIDTH * scale, boardHeight(numbers) * scale];
  const [left, top] = [frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2];
  const place = ({ x, y }: { readonly x: number; readonly y: number }): [number, number] => [
    left + x * scale,
    top + y * scale,
  ];
  drawing.box({ x: left, y: top, width, height }, '--paper', 24);
  for (let at = 0; at < board.length; at++) {
    const [x, y] = place(corner(at));
    drawing.box({ x, y, width: SIDE * scale, height: SIDE * scale }, '--finito-low', 14);
    const [cx, cy] = place(middle(at));
    drawing.text(String(numberOn(at, numbers)), cx, cy, SIDE * scale * 0.34, {
      colour: '--finito-print',
      font: '--numerals',
    });
  }
  const { steps, block } = threadOf(board);
  const ends = (squares: readonly number[]) => squares.map((at) => place(middle(at)));
  if (block.length > 1) drawing.line(ends(block), '--finito-band', SIDE * scale * 0.42);
  for (const { from, to } of steps) drawing.line(ends([from, to]), '--finito-print', 4);
  for (let at = 0; at < board.length; at++) {
    const counter = itemAt(board, at);
    if (counter === 0) continue;
    const [cx, cy] = place(middle(at));
    const radius = SIDE * scale * 0.42;
    const round = { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius };
    drawing.box(round, block.includes(at) ? '--finito-gold' : '--tile', radius, '--finito-print');
    drawing.text(String(counter), cx, cy, SIDE * scale * 0.44, { colour: '--tile-ink', font: '--numerals' });
  }
};
