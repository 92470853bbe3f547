// Draws what lies under the counters: the squares, the line through the counters, the longest rising block.
import { itemAt } from '@crescendo/rules';
import { numberOn, type Square, WIDTH } from '@crescendo/rules/finito';
import { corner, middle, type Point, SIDE } from '../model/geometry.ts';
import type { Segment, Thread } from '../model/view-model.ts';

const ROUND = 1.7;
const LINE_OFFSET = 7;
const CUT = 1.7;

/** A square whose neighbour shows the same number is open to that side. */
const squarePath = (at: Square, numbers: number, count: number): string => {
  const { x, y } = corner(at);
  const same = (other: Square): boolean =>
    other >= 0 && other < count && numberOn(other, numbers) === numberOn(at, numbers);
  const [left, right] = [same(at - 1) ? 0.3 : ROUND, same(at + 1) ? 0.3 : ROUND];
  const [w, h] = [SIDE - left - right, SIDE];
  return `M${x + left} ${y}h${w}a${right} ${right} 0 0 1 ${right} ${right}v${h - 2 * right}a${right} ${right} 0 0 1 ${-right} ${right}h${-w}a${left} ${left} 0 0 1 ${-left} ${-left}v${2 * left - h}a${left} ${left} 0 0 1 ${left} ${-left}z`;
};

const isBeside = (from: Square, to: Square): boolean => to === from + 1 && to % WIDTH > 0;

/** Straight down over more than one row the line keeps beside the numbers, between the two squares of a pair. */
const lineOffset = (from: Square, to: Square): number => {
  const isStraight = (to - from) % WIDTH === 0 && to - from > WIDTH;
  if (!isStraight) return 0;
  return from % 2 === 0 ? LINE_OFFSET : -LINE_OFFSET;
};

/**
 * Within a row the line swings below the printed numbers, like a slur; from row to row it runs between them. Between two
 * neighbours it is straight, unless it has to be cut: below, there is room for that.
 */
const swing = (from: Square, to: Square, rises: boolean): string => {
  const [a, b] = [middle(from), middle(to)];
  const half = (a.y + b.y) / 2;
  if (rises && isBeside(from, to)) return `L${b.x} ${b.y}`;
  if (a.y === b.y) return `Q${(a.x + b.x) / 2} ${a.y + LINE_OFFSET} ${b.x} ${b.y}`;
  const aside = lineOffset(from, to);
  return `C${a.x + aside} ${half} ${b.x + aside} ${half} ${b.x} ${b.y}`;
};

const pathOf = (squares: readonly Square[], rises = true): string => {
  const { x, y } = middle(itemAt(squares, 0));
  return `M${x} ${y}${squares
    .slice(1)
    .map((to, i) => swing(itemAt(squares, i), to, rises))
    .join('')}`;
};

/** The point of the line where it is cut: between two rows, or below its row, never on a number. */
const cutOf = (from: Square, to: Square): Point => {
  const [a, b] = [middle(from), middle(to)];
  if (a.y === b.y) return { x: (a.x + b.x) / 2, y: a.y + LINE_OFFSET / 2 };
  const rows = Math.floor(to / WIDTH) - Math.floor(from / WIDTH);
  const share = rows % 2 === 1 ? 0.5 : 0.5 + 0.5 / rows;
  // The curve's height at t is 1.5 t (1 - t) + t³ of the way; it only grows.
  let [low, high] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const t = (low + high) / 2;
    if (1.5 * t * (1 - t) + t ** 3 < share) low = t;
    else high = t;
  }
  return {
    x: a.x + (b.x - a.x) * (3 * low ** 2 - 2 * low ** 3) + lineOffset(from, to) * 3 * low * (1 - low),
    y: a.y + (b.y - a.y) * share,
  };
};

/** Cuts the line where the order breaks: a small cross, so that colour is not the only sign. */
const Cut = ({ step }: { step: Segment }) => {
  const { x, y } = cutOf(step.from, step.to);
  const arm = CUT * 0.42;
  return (
    <g class="finito-cut">
      <circle cx={x} cy={y} r={CUT} />
      <path d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`} />
    </g>
  );
};

/** The share of the colour of the highest square. */
export const highOf = (at: Square, count: number): string =>
  `--high: ${Math.round((100 * at) / Math.max(1, count - 1))}%`;

export const Squares = ({ numbers, count }: { numbers: number; count: number }) => (
  <g>
    {Array.from({ length: count }, (_, at) => (
      <path key={at} class="finito-cell" style={highOf(at, count)} d={squarePath(at, numbers, count)} />
    ))}
  </g>
);

export const ThreadLines = ({ thread: { steps, block } }: { thread: Thread }) => (
  <g>
    {block.length > 0 && <path class="finito-block line-art" d={pathOf(block)} />}
    {steps.map(({ from, to, rises }) => (
      <path key={to} class={rises ? 'finito-rise strokes' : 'finito-fall'} d={pathOf([from, to], rises)} />
    ))}
  </g>
);

export const ThreadCuts = ({ thread: { steps } }: { thread: Thread }) => (
  <g>{steps.map((step) => (step.rises ? null : <Cut key={step.to} step={step} />))}</g>
);
