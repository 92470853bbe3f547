// The result of a daily deal as a picture to share. Like the text it tells how it went, and nothing of the deal.
import { Drawing } from '../../../interaction/drawing.ts';
import { heightsOf, type Lead, type Picture } from './picture.ts';

export interface DrawnResult {
  readonly title: string;
  readonly day: string;
  readonly headline: string;
  readonly place: string;
  readonly picture: Picture | undefined;
}

const WIDTH = 1080;
const HEIGHT = 630;
const EDGE = 56;
const HEAD = 130;
const SIGN = 32;
const BARS = { top: 330, height: 185, gap: 14 } as const;

const COLOURS: { readonly [lead in Lead]: string } = { ahead: '--good', level: '--glow', behind: '--wrong' };

/** A shape for each, as on the page: a circle, a square, a triangle. */
const drawLead = (drawing: Drawing, lead: Lead, x: number, y: number): void => {
  const colour = COLOURS[lead];
  if (lead !== 'behind')
    drawing.box({ x, y, width: SIGN, height: SIGN }, colour, lead === 'ahead' ? SIGN / 2 : 0);
  else
    drawing.shape(
      [
        [x, y + 3],
        [x + SIGN, y + 3],
        [x + SIGN / 2, y + SIGN],
      ],
      colour,
    );
};

const drawBars = (drawing: Drawing, picture: Picture): void => {
  const heights = heightsOf(picture);
  const width = (WIDTH - 2 * EDGE - BARS.gap * (heights.length - 1)) / heights.length;
  heights.forEach((part, n) => {
    const height = 14 + part * (BARS.height - 14);
    const x = EDGE + n * (width + BARS.gap);
    drawing.box({ x, y: BARS.top + BARS.height - height, width, height }, '--paper', 8);
    drawLead(drawing, picture.leads[n] ?? 'level', x + (width - SIGN) / 2, BARS.top + BARS.height + 24);
  });
};

/** `undefined` where the browser cannot draw. */
export const drawResult = async (result: DrawnResult): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, result.picture ? HEIGHT : BARS.top];
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  await document.fonts.ready;
  const drawing = new Drawing(context);
  drawing.box({ x: 0, y: 0, width: WIDTH, height: canvas.height }, '--felt');
  drawing.box({ x: 0, y: 0, width: WIDTH, height: HEAD }, '--room');
  drawing.text(result.title, EDGE, HEAD / 2, 60, { align: 'left', font: '--numerals' });
  drawing.text(`Crescendo · ${result.day}`, WIDTH - EDGE, HEAD / 2, 34, {
    align: 'right',
    font: '--numerals',
    colour: '--ink-soft',
  });
  const widest = WIDTH - 2 * EDGE;
  drawing.box({ x: EDGE / 2, y: HEAD + 26, width: WIDTH - EDGE, height: 150 }, '--paper', 20);
  drawing.text(result.headline, WIDTH / 2, HEAD + 74, 42, { align: 'center', widest });
  drawing.text(result.place, WIDTH / 2, HEAD + 134, 34, { align: 'center', widest, colour: '--ink-soft' });
  if (result.picture) drawBars(drawing, result.picture);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
};
