// What lies under the counters, as a drawing: the squares, the line through the counters, the longest rising block.
import { type Board, numberOn, type Square } from '@crescendo/rules/finito';
import { corner, middle, SIDE } from './geometry.ts';
import { type Step, threadOf } from './seeing.ts';

const ROUND = 1.7;
const SLUR = 8;

/** A square whose neighbour shows the same number is open to that side. */
const plate = (at: Square, numbers: number, count: number): string => {
  const { x, y } = corner(at);
  const same = (other: Square): boolean =>
    other >= 0 && other < count && numberOn(other, numbers) === numberOn(at, numbers);
  const [left, right] = [same(at - 1) ? 0.3 : ROUND, same(at + 1) ? 0.3 : ROUND];
  const [w, h] = [SIDE - left - right, SIDE];
  return `M${x + left} ${y}h${w}a${right} ${right} 0 0 1 ${right} ${right}v${h - 2 * right}a${right} ${right} 0 0 1 ${-right} ${right}h${-w}a${left} ${left} 0 0 1 ${-left} ${-left}v${2 * left - h}a${left} ${left} 0 0 1 ${left} ${-left}z`;
};

/** Within a row the line swings below the printed numbers, like a slur; from row to row it runs between them. */
const swing = (from: Square, to: Square): string => {
  const [a, b] = [middle(from), middle(to)];
  const half = (a.y + b.y) / 2;
  if (a.y === b.y) return `Q${(a.x + b.x) / 2} ${a.y + SLUR} ${b.x} ${b.y}`;
  // Straight down over more than one row: beside the numbers.
  const aside = Math.abs(a.x - b.x) < 1 && b.y - a.y > 1.5 * SIDE ? -SLUR : 0;
  return `C${a.x + aside} ${half} ${b.x + aside} ${half} ${b.x} ${b.y}`;
};

const pathOf = (squares: readonly Square[]): string => {
  const { x, y } = middle(squares[0]!);
  return `M${x} ${y}${squares
    .slice(1)
    .map((to, i) => swing(squares[i]!, to))
    .join('')}`;
};

/** Where the order breaks, the line is cut: a small cross, so that colour is not the only sign. */
const Break = ({ step }: { step: Step }) => {
  const [a, b] = [middle(step.from), middle(step.to)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2 + (a.y === b.y ? SLUR / 2 : 0)];
  return (
    <g class="finito-break">
      <path class="finito-cut" d={pathOf([step.from, step.to])} />
      <circle cx={x} cy={y} r="1.55" />
      <path d={`M${x - 0.65} ${y - 0.65}l1.3 1.3m0 -1.3l-1.3 1.3`} />
    </g>
  );
};

export const Plates = ({ numbers, count }: { numbers: number; count: number }) => (
  <g>
    {Array.from({ length: count }, (_, at) => (
      <path
        key={at}
        class="finito-plate"
        style={`--high: ${Math.round((100 * at) / Math.max(1, count - 1))}%`}
        d={plate(at, numbers, count)}
      />
    ))}
  </g>
);

export const ThreadLines = ({ board }: { board: Board }) => {
  const { steps, block } = threadOf(board);
  return (
    <g>
      {block.length > 0 && <path class="finito-block" d={pathOf(block)} />}
      {steps.map((step) =>
        step.rises ? (
          <path key={step.to} class="finito-rise" d={pathOf([step.from, step.to])} />
        ) : (
          <Break key={step.to} step={step} />
        ),
      )}
    </g>
  );
};
