// Each colour has its own shape, wherever it appears: orange a triangle, yellow a star, purple a diamond.
import { itemAt } from '@crescendo/rules';

const star = (x: number, y: number, r: number): string =>
  Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? r * 1.16 : r * 0.52;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

const POINTS: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `${x},${y - r * 1.05} ${x + r},${y + r * 0.8} ${x - r},${y + r * 0.8}`,
  star,
  (x, y, r) => `${x},${y - r * 1.15} ${x + r * 0.9},${y} ${x},${y + r * 1.15} ${x - r * 0.9},${y}`,
];

/** The corners of a row's shape around this point. */
export const cornersOf = (
  row: number,
  x: number,
  y: number,
  r: number,
): readonly (readonly [x: number, y: number])[] =>
  itemAt(POINTS, row)(x, y, r)
    .split(' ')
    .map((corner) => {
      const [left = 0, top = 0] = corner.split(',').map(Number);
      return [left, top];
    });

/** One shape inside an svg. */
const Shape = ({ row, x, y, r }: { row: number; x: number; y: number; r: number }) => (
  <polygon class="qw-shape" points={itemAt(POINTS, row)(x, y, r)} stroke-linejoin="round" />
);

/** A shape as a small picture of its own. */
export const Mark = ({ row }: { row: number }) => (
  <svg class="qw-mark square block" viewBox="0 0 24 24" aria-hidden="true">
    <Shape row={row} x={12} y={12} r={8.5} />
  </svg>
);

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  [
    [29, 23],
    [71, 23],
    [29, 50],
    [71, 50],
    [29, 77],
    [71, 77],
  ],
];

/** The face of a die; 0: it lies there unrolled, and shows its shape. */
export const Face = ({ row, face }: { row: number; face: number }) => (
  <svg class="qw-face square" viewBox="0 0 100 100" aria-hidden="true">
    {face === 0 ? (
      <g class="qw-unrolled">
        <Shape row={row} x={50} y={50} r={24} />
      </g>
    ) : (
      itemAt(PIPS, face).map(([x, y]) => (
        <g key={`${x} ${y}`} class="qw-pip">
          <Shape row={row} x={x} y={y} r={10} />
          <circle cx={x} cy={y} r={9.5} />
        </g>
      ))
    )}
  </svg>
);

/** Two quick strokes of a pencil. */
export const Cross = () => (
  <svg class="qw-cross strokes" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 5.5C9 9.5 14 15 20.5 19.5M19 3.5C14.5 9 9.5 14.500 4.500 20.500" />
  </svg>
);

/** Shows the activity of a player: the dice are theirs, they still think, they have chosen. */
export const Doing = ({ what }: { what: 'rolls' | 'thinks' | 'chosen' }) => (
  <svg class={`qw-doing square line-art qw-${what}`} viewBox="0 0 24 24" aria-hidden="true">
    {what === 'rolls' ? (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4" />
        <circle cx="9" cy="9" r="1.7" />
        <circle cx="15" cy="15" r="1.7" />
      </>
    ) : what === 'thinks' ? (
      <path d="M4 20l1.200-4.800L16 4.400a1.800 1.800 0 0 1 2.600 0l1 1a1.800 1.800 0 0 1 0 2.600L8.800 18.800Z" />
    ) : (
      <path d="M4.500 12.500l5 5.500L19.500 6.500" />
    )}
  </svg>
);
