// Draws a month as a picture to be sent: each game with what was won, and luck beside the player's own decisions.
import { titleOf } from '@crescendo/rules/manifests';
import { Drawing, type Frame } from '../../../interaction/drawing.ts';
import { percent } from '../../review/data/figures.ts';
import type { MineWords } from '../shared/words.ts';
import type { MonthRow } from './month.ts';

const SIDE = 1080;
const EDGE = 40;
const HEAD = 120;
const GAP = 24;
const MAX_HEIGHT = 260;

export interface MonthCard {
  /** "November 2026" */
  readonly title: string;
  readonly rows: readonly MonthRow[];
  readonly words: MineWords['month'];
  readonly language: string;
}

/** A bar to either side of the middle of its lane. */
const drawBar = (
  drawing: Drawing,
  { x, y, width }: Omit<Frame, 'height'>,
  { label, value, language }: { readonly label: string; readonly value: number; readonly language: string },
): void => {
  const lane = { x: x + 190, width: width - 190 - 130 };
  const middle = lane.x + lane.width / 2;
  const size = (Math.min(1, Math.abs(value)) * lane.width) / 2;
  drawing.text(label, x, y + 14, 28, { align: 'left', widest: 175 });
  drawing.box({ x: lane.x, y: y + 4, width: lane.width, height: 20 }, '--paper-sunk', 10);
  drawing.box(
    { x: value < 0 ? middle - size : middle, y: y + 4, width: Math.max(3, size), height: 20 },
    value < 0 ? '--wrong' : '--good',
    6,
  );
  drawing.box({ x: middle - 1, y: y - 2, width: 2, height: 32 }, '--ink');
  drawing.text(percent(language, value, true), x + width, y + 14, 32, { align: 'right', font: '--numerals' });
};

const drawRow = (drawing: Drawing, row: MonthRow, frame: Frame, { words, language }: MonthCard): void => {
  const { x, y, width } = frame;
  drawing.box(frame, '--paper', 22);
  const inner = { x: x + 32, width: width - 64 };
  const right = inner.x + inner.width;
  drawing.text(titleOf(row.game), inner.x, y + 50, 46, { align: 'left', font: '--numerals', widest: 420 });
  const won = row.contests > 0 ? ` · ${words.won(row.won, row.contests)}` : '';
  drawing.text(`${words.games(row.played)}${won}`, right, y + 50, 30, { align: 'right', widest: 520 });
  if (row.luck === undefined || row.you === undefined) return;
  drawBar(drawing, { ...inner, y: y + 100 }, { label: words.luck, value: row.luck, language });
  drawBar(drawing, { ...inner, y: y + 152 }, { label: words.you, value: row.you, language });
};

/** Draws it as a PNG; `undefined` where the browser cannot. */
export const makeMonthPicture = async (card: MonthCard): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  const { rows } = card;
  const height = Math.min(MAX_HEIGHT, (SIDE - HEAD - 2 * EDGE - GAP * (rows.length - 1)) / rows.length);
  [canvas.width, canvas.height] = [SIDE, HEAD + 2 * EDGE + rows.length * (height + GAP) - GAP];
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  await document.fonts.ready;
  const drawing = new Drawing(context);
  drawing.box({ x: 0, y: 0, width: SIDE, height: canvas.height }, '--felt');
  drawing.box({ x: 0, y: 0, width: SIDE, height: HEAD }, '--room');
  drawing.text(card.title, EDGE, HEAD / 2, 54, { align: 'left', font: '--numerals', widest: 680 });
  drawing.text('Crescendo', SIDE - EDGE, HEAD / 2, 32, {
    align: 'right',
    font: '--numerals',
    colour: '--ink-soft',
  });
  for (const [i, row] of rows.entries()) {
    const y = HEAD + EDGE + i * (height + GAP);
    drawRow(drawing, row, { x: EDGE, y, width: SIDE - 2 * EDGE, height }, card);
  }
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
};
