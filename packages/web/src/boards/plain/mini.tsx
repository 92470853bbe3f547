// For the home page: a neutral picture of a game without a board of its own.
import './mini.css';
import type { Miniature } from '../contract/pictures.ts';

/** Steps that rise, as in every game here. */
const STEPS = [1, 2, 3, 4, 5];

export const Mini: Miniature = ({ still }) => (
  <svg
    class="plain-mini picture-frame full-width block"
    viewBox="0 0 240 180"
    aria-hidden="true"
    data-still={still}
  >
    {STEPS.map((step, i) => (
      <g key={step} style={`--step: ${i}`}>
        <rect x={22 + 40 * i} y={122 - 20 * i} width="36" height="36" rx="7" />
        <text x={40 + 40 * i} y={141 - 20 * i}>
          {step}
        </text>
      </g>
    ))}
  </svg>
);
