// Draws on a canvas with the colours and letters of the page: for pictures that leave it.

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Above a board: whose it is. */
const CAPTION = { size: 34, height: 54 } as const;
const GAP = 24;

/** Room for so many boards of this shape (width to height), each below its caption, as large as they can be. */
export const framesFor = (count: number, { x, y, width, height }: Frame, shape: number): readonly Frame[] => {
  const sizeIn = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const across = (width - GAP * (columns - 1)) / columns;
    const down = (height - GAP * (rows - 1)) / rows - CAPTION.height;
    return Math.min(across, down * shape);
  };
  const columns = Array.from({ length: count }, (_, i) => i + 1).reduce((best, each) =>
    sizeIn(each) > sizeIn(best) ? each : best,
  );
  const rows = Math.ceil(count / columns);
  const size = { width: sizeIn(columns), height: sizeIn(columns) / shape + CAPTION.height };
  const top = y + (height - rows * size.height - (rows - 1) * GAP) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = x + (width - inRow * size.width - (inRow - 1) * GAP) / 2;
    return {
      x: left + (i % columns) * (size.width + GAP),
      y: top + row * (size.height + GAP),
      ...size,
    };
  });
};

export class Drawing {
  readonly #context: CanvasRenderingContext2D;
  readonly #style = getComputedStyle(document.documentElement);

  constructor(context: CanvasRenderingContext2D) {
    this.#context = context;
  }

  /** The value of one of the page's variables: `--felt`. */
  #colour(name: string): string {
    return name.startsWith('--') ? this.#style.getPropertyValue(name).trim() : name;
  }

  box({ x, y, width, height }: Frame, fill: string, round = 0, line?: string): void {
    const context = this.#context;
    context.beginPath();
    context.roundRect(x, y, width, height, round);
    context.fillStyle = this.#colour(fill);
    context.fill();
    if (line === undefined) return;
    context.lineWidth = 3;
    context.strokeStyle = this.#colour(line);
    context.stroke();
  }

  shape(points: readonly (readonly [x: number, y: number])[], fill: string): void {
    const context = this.#context;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.closePath();
    context.fillStyle = this.#colour(fill);
    context.fill();
  }

  /** A path as SVG writes it, from this corner on and so many times as large. */
  path(path: string, { x, y }: Pick<Frame, 'x' | 'y'>, scale: number, fill: string, line?: string): void {
    const context = this.#context;
    const scaled = new Path2D();
    scaled.addPath(new Path2D(path), new DOMMatrix([scale, 0, 0, scale, x, y]));
    context.fillStyle = this.#colour(fill);
    context.fill(scaled);
    if (line === undefined) return;
    context.lineWidth = scale * 0.8;
    context.strokeStyle = this.#colour(line);
    context.stroke(scaled);
  }

  line(points: readonly (readonly [x: number, y: number])[], colour: string, width: number): void {
    const context = this.#context;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.lineWidth = width;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.strokeStyle = this.#colour(colour);
    context.stroke();
  }

  /** Writes the owner's name above a board; returns the rest of the frame. */
  caption(name: string, { x, y, width, height }: Frame): Frame {
    this.text(name, x + width / 2, y + CAPTION.size / 2, CAPTION.size, {
      colour: '--felt-ink',
      widest: width,
    });
    return { x, y: y + CAPTION.height, width, height: height - CAPTION.height };
  }

  /** Around this point, or beginning or ending at it; a text that is too wide is set smaller. */
  text(
    text: string,
    x: number,
    y: number,
    size: number,
    {
      colour = '--ink',
      font = '--words',
      align = 'center',
      widest,
    }: {
      readonly colour?: string;
      readonly font?: '--words' | '--numerals' | '--handwriting';
      readonly align?: CanvasTextAlign;
      readonly widest?: number;
    } = {},
  ): void {
    const context = this.#context;
    context.font = `600 ${size}px ${this.#colour(font)}`;
    context.fillStyle = this.#colour(colour);
    context.textAlign = align;
    context.textBaseline = 'middle';
    context.fillText(text, x, y, widest);
  }
}
