// The final table as a picture.
import { itemAt, type Seat } from '@crescendo/rules';
import { colourOf, JOKER, numberOf, type Tile, type View } from '@crescendo/rules/rummikub';
import type { Drawing, Frame } from '../../../interaction/drawing.ts';
import { JESTER, JESTER_PARTS } from '../view/joker-art.ts';

const INKS = ['--black', '--red', '--blue', '--yellow'] as const;
const SHAPES = ['■', '●', '▲', '◆'] as const;

const JESTER_INKS = {
  left: '--red',
  right: '--blue',
  mid: '--yellow',
  band: '--black',
  bell: '--glow',
} as const;

/** Sets in rows, as they are read; a set is never broken. */
const rowsOf = (
  sets: readonly (readonly Tile[])[],
  across: number,
): readonly (readonly (Tile | null)[])[] => {
  const rows: (Tile | null)[][] = [];
  for (const set of sets) {
    const last = rows.at(-1);
    if (last && last.length + 1 + set.length <= across) last.push(null, ...set);
    else rows.push([...set]);
  }
  return rows;
};

const drawJester = (drawing: Drawing, x: number, y: number, width: number): void => {
  for (const { part, path } of JESTER_PARTS)
    drawing.path(
      path,
      { x, y },
      width / JESTER.width,
      JESTER_INKS[part],
      part === 'bell' ? '--black' : undefined,
    );
};

const drawTile = (drawing: Drawing, tile: Tile, x: number, y: number, width: number): void => {
  const height = width * 1.3;
  drawing.box({ x, y: y + width * 0.05, width, height }, '--tile-edge', width * 0.16);
  drawing.box({ x, y, width, height }, '--tile', width * 0.16);
  if (tile === JOKER) {
    const wide = width * 0.78;
    const high = (wide * JESTER.height) / JESTER.width;
    drawJester(drawing, x + (width - wide) / 2, y + (height - high) / 2, wide);
    return;
  }
  const colour = itemAt(INKS, colourOf(tile));
  const middle = x + width / 2;
  drawing.text(String(numberOf(tile)), middle, y + height * 0.4, width * 0.62, {
    colour,
    font: '--numerals',
  });
  drawing.text(itemAt(SHAPES, colourOf(tile)), middle, y + height * 0.8, width * 0.28, { colour });
};

/** The table, which is everybody's; and below it what the winner has left, if anything. */
export const drawBoard = (
  drawing: Drawing,
  view: View,
  seats: readonly Seat[],
  frame: Frame,
  name: (seat: Seat) => string,
): void => {
  const winner = itemAt(seats, 0);
  const sets = view.table.map(({ tiles }) => tiles);
  const rack = itemAt(view.racks, winner).filter((tile) => tile >= 0);
  // The largest tiles with which everything fits.
  let across = 13;
  let rows = rowsOf(sets, across);
  const sizeOf = (): number =>
    Math.min(
      frame.width / (across + 0.6),
      frame.height / ((rows.length + (rack.length > 0 ? 2 : 0)) * 1.55 + 0.5),
    );
  for (let wider = 14; wider <= 30; wider++) {
    const before = sizeOf();
    const kept = { across, rows };
    across = wider;
    rows = rowsOf(sets, across);
    if (sizeOf() < before) ({ across, rows } = kept);
  }
  const step = Math.min(sizeOf(), 84);
  rows.forEach((row, i) => {
    row.forEach((tile, n) => {
      if (tile !== null)
        drawTile(drawing, tile, frame.x + (n + 0.3) * step, frame.y + (i * 1.55 + 0.2) * step, step * 0.94);
    });
  });
  if (rack.length === 0) return;
  const y = frame.y + frame.height - step * 1.75;
  drawing.text(name(winner), frame.x + frame.width / 2, y - 26, 30, { colour: '--felt-ink' });
  drawing.box({ x: frame.x, y, width: frame.width, height: step * 1.7 }, '--rk-wood', 20);
  const small = Math.min(step, (frame.width - step * 0.4) / rack.length);
  rack.forEach((tile, n) => {
    drawTile(drawing, tile, frame.x + step * 0.2 + n * small, y + step * 0.2, Math.min(small, step) * 0.94);
  });
};
