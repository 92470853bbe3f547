import './mini.css';
import type { Miniature } from '../board.ts';

const ROWS = [
  { fill: 'var(--o)', from: 2, gap: 5, fives: [3, 7] },
  { fill: 'var(--y)', from: 1, gap: 6, fives: [8] },
  { fill: 'var(--p)', from: 0, gap: 4, fives: [2, 9] },
];
const NUMBERS = [
  [0, 3, 5],
  [1, 9, 14],
  [2, 2, 6],
  [0, 8, 13],
  [1, 4, 8],
  [2, 7, 9],
] as const;
const x = (column: number): number => 16 + 18.4 * column;
const y = (row: number): number => 84 + 31 * row;

/** A sheet that fills by itself, under three dice. */
export const Mini: Miniature = ({ still }) => (
  <svg class="qw-mini" viewBox="0 0 240 180" aria-hidden="true" data-still={still}>
    {ROWS.map(({ fill }, i) => (
      <g key={fill} transform={`translate(${68 + i * 38} 12)`}>
        <g class="d">
          <rect width="30" height="30" rx="7" fill={fill} />
          {[
            [8, 8],
            [22, 22],
            ...(i > 0
              ? [
                  [22, 8],
                  [8, 22],
                ]
              : []),
            ...(i === 1 ? [] : [[15, 15]]),
          ].map(([cx, cy]) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="3" fill="var(--tile-ink)" />
          ))}
        </g>
      </g>
    ))}
    <rect x="4" y="58" width="232" height="108" rx="7" fill="var(--paper)" />
    {ROWS.map(({ fill, from, gap, fives }, row) => (
      <g key={fill}>
        <rect x={x(from) - 9} y={y(row) - 13} width="184" height="26" rx="8" fill={fill} />
        {Array.from({ length: 10 }, (_, i) => from + i).map((column) =>
          column === gap ? null : fives.includes(column) ? (
            <path
              key={column}
              transform={`translate(${x(column)} ${y(row)})`}
              d="M0-11L9-3L7 10H-7L-9-3Z"
              fill="var(--tile)"
            />
          ) : (
            <rect
              key={column}
              x={x(column) - 8}
              y={y(row) - 9.5}
              width="16"
              height="19"
              rx="8"
              fill="var(--tile)"
            />
          ),
        )}
      </g>
    ))}
    {NUMBERS.map(([row, column, number], i) => (
      <text key={number} class="n" style={`--i: ${i}`} x={x(column)} y={y(row) + 5}>
        {number}
      </text>
    ))}
  </svg>
);
