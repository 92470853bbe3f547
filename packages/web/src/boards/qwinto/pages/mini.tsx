import './mini.css';
import type { Miniature } from '../../contract/pictures.ts';

const ROWS = [
  { fill: 'var(--o)', from: 2, gap: 5, fives: [3, 7], shape: 'M0-6L6 5H-6Z' },
  {
    fill: 'var(--y)',
    from: 1,
    gap: 6,
    fives: [8],
    shape: 'M0-7L1.8-2.2H6.7L2.8.9L4.1 5.7L0 2.9L-4.1 5.7L-2.8.9L-6.7-2.2H-1.8Z',
  },
  { fill: 'var(--p)', from: 0, gap: 4, fives: [2, 9], shape: 'M0-7L5 0L0 7L-5 0Z' },
];
/** Row, column, number; the first ones stand there already. */
const NUMBERS = [
  [0, 8, 13],
  [1, 2, 3],
  [2, 1, 2],
  [1, 9, 14],
  [2, 7, 9],
  [0, 3, 5],
  [2, 3, 6],
  [1, 4, 8],
  [0, 6, 10],
  [2, 9, 16],
] as const;
const WRITTEN = 5;
const x = (column: number): number => 17.5 + 18.6 * column;
const y = (row: number): number => 82 + 31 * row;

/** A sheet that fills by itself, under three dice. */
export const Mini: Miniature = ({ still }) => (
  <svg
    class="qw-mini picture-frame full-width block"
    viewBox="0 0 240 180"
    aria-hidden="true"
    data-still={still}
  >
    {ROWS.map(({ fill, shape }, i) => (
      <g key={fill} transform={`translate(${60 + i * 44} 12)`}>
        <g class="d">
          <rect width="32" height="32" rx="8" fill={fill} />
          <path class="i" transform="translate(16 16) scale(1.3)" d={shape} />
        </g>
      </g>
    ))}
    <rect class="s" x="4" y="58" width="232" height="112" rx="7" />
    {ROWS.map(({ fill, from, gap, fives, shape }, row) => (
      <g key={fill}>
        <rect x={x(from) - 10} y={y(row) - 14} width="187.4" height="28" rx="9" fill={fill} />
        {Array.from({ length: 10 }, (_, i) => from + i).map((column) => (
          <path
            key={column}
            class={column === gap ? 'g' : 'f'}
            transform={`translate(${x(column)} ${y(row)})`}
            d={
              column === gap
                ? shape
                : fives.includes(column)
                  ? 'M0-13L9-4L7 11H-7L-9-4Z'
                  : 'M-8-2a8 8 0 0 1 16 0v4a8 8 0 0 1-16 0z'
            }
          />
        ))}
      </g>
    ))}
    {NUMBERS.map(([row, column, number], i) => (
      <text
        key={number}
        class={i < WRITTEN ? '' : 'n'}
        style={`--i: ${i - WRITTEN}`}
        x={x(column) - 1}
        y={y(row) + 5}
      >
        {number}
      </text>
    ))}
  </svg>
);
