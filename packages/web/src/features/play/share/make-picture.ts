// A picture of how a game ended: the boards, and everybody's place.
import type { Seat } from '@crescendo/rules';
import { titleOf } from '@crescendo/rules/manifests';
import type { AnyBoard } from '../../../boards/boards.ts';
import { Drawing } from '../../../interaction/drawing.ts';
import type { Moment } from '../../../session/table.ts';

const SIDE = 1080;
const EDGE = 40;
const HEAD = 120;
const ROW = 58;

interface Ending {
  readonly board: AnyBoard;
  readonly moment: Moment;
  /** The seats from the first place to the last. */
  readonly seats: readonly Seat[];
  readonly name: (seat: Seat) => string;
  readonly headline: string;
  /** In the same order. */
  readonly ranking: readonly { readonly name: string; readonly value: string; readonly isWinner: boolean }[];
}

const drawRanking = (drawing: Drawing, rows: Ending['ranking'], top: number): void => {
  const columns = rows.length > 4 ? 2 : 1;
  const width = (SIDE - EDGE * (columns + 1)) / columns;
  const perColumn = Math.ceil(rows.length / columns);
  rows.forEach(({ name, value, isWinner }, place) => {
    const x = EDGE + Math.floor(place / perColumn) * (width + EDGE);
    const y = top + (place % perColumn) * ROW;
    drawing.box({ x, y, width, height: ROW - 8 }, isWinner ? '--accent' : '--paper', 14);
    const colour = isWinner ? '--accent-ink' : '--ink';
    const middle = y + (ROW - 8) / 2 + 2;
    drawing.text(name, x + 22, middle, 30, { colour, align: 'left', widest: width * 0.55 });
    drawing.text(value, x + width - 22, middle, 30, { colour, align: 'right', widest: width * 0.38 });
  });
};

/** Draws it as a PNG; `undefined` where the game has no picture, or the browser cannot draw one. */
export const makePicture = async (ending: Ending): Promise<Blob | undefined> => {
  const { board, moment, seats, name, headline, ranking } = ending;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const context = canvas.getContext('2d');
  if (!board.picture || !context) return undefined;
  await document.fonts.ready;
  const drawing = new Drawing(context);
  const rows = ranking.length > 4 ? Math.ceil(ranking.length / 2) : ranking.length;
  const bottom = SIDE - EDGE / 2 - rows * ROW;
  drawing.box({ x: 0, y: 0, width: SIDE, height: SIDE }, '--felt');
  drawing.box({ x: 0, y: 0, width: SIDE, height: HEAD }, '--room');
  drawing.text(titleOf(board.game.id), EDGE, HEAD / 2, 60, { align: 'left', font: '--numerals' });
  drawing.text(headline, SIDE - EDGE, HEAD / 2 - 18, 32, { align: 'right', widest: 560 });
  drawing.text('Crescendo', SIDE - EDGE, HEAD / 2 + 26, 26, {
    align: 'right',
    font: '--numerals',
    colour: '--ink-soft',
  });
  const frame = { x: EDGE, y: HEAD + 28, width: SIDE - 2 * EDGE, height: bottom - HEAD - 56 };
  (await board.picture()).draw(drawing, moment.previous ?? moment.view, seats, frame, name);
  drawRanking(drawing, ranking, bottom);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
};
