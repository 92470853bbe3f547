// A small face for each seat, told apart by its head as well as by its colour: thinking, or done.

import type { Seat } from '@crescendo/rules';
import { itemAt } from '@crescendo/rules';

const HEADS = [
  'M20 5a15 15 0 1 1 0 30a15 15 0 1 1 0 -30z',
  'M10 6h20q5 0 5 5v18q0 6 -6 6h-18q-6 0 -6 -6v-18q0 -5 5 -5z',
  'M20 4l13 7.5q2 1.2 2 3.5v11q0 2.3 -2 3.500l-11 6q-2 1 -4 0l-11 -6q-2 -1.2 -2 -3.500v-11q0 -2.3 2 -3.500z',
  'M20 4c9 6 15 12 15 19a15 13 0 0 1 -30 0c0 -7 6 -13 15 -19z',
  'M6 6q6 1 9 4q5 -1 10 0q3 -3 9 -4q1 6 -1 10q2 4 2 7a15 12.5 0 0 1 -30 0q0 -3 2 -7q-2 -4 -1 -10z',
  'M20 36q-16 -4 -15 -20q1 -4 5 -8q10 -5 20 0q4 4 5 8q1 16 -15 20z',
  'M20 7q4 -5 8 0q6 0 6 6q4 5 0 10q2 6 -4 8q-4 5 -10 4q-6 1 -10 -4q-6 -2 -4 -8q-4 -5 0 -10q0 -6 6 -6q4 -5 8 0z',
  'M12 7a8 8 0 0 1 16 0q7 5 7 14a15 14 0 0 1 -30 0q0 -9 7 -14z',
] as const;

export type Mood = 'thinking' | 'done' | 'calm';

export const Face = ({ seat, mood }: { seat: Seat; mood: Mood }) => (
  <svg
    class={`finito-face square rigid seat-${seat % HEADS.length} is-${mood}`}
    viewBox="0 0 40 40"
    aria-hidden="true"
  >
    <path class="finito-head" d={itemAt(HEADS, seat % HEADS.length)} />
    {mood === 'done' ? (
      <path
        class="finito-feature strokes"
        d="M11.5 20q2.5 -3.5 5 0M23.5 20q2.5 -3.5 5 0M13 25.500q7 6.5 14 0"
      />
    ) : (
      <>
        <circle cx="14.5" cy={mood === 'thinking' ? 17 : 19} r="2" />
        <circle cx="25.5" cy={mood === 'thinking' ? 17 : 19} r="2" />
        <path class="finito-feature strokes" d={mood === 'thinking' ? 'M17 27.500h6' : 'M14 26q6 4 12 0'} />
      </>
    )}
    {mood === 'done' && (
      <g class="finito-tick">
        <circle cx="32" cy="32" r="7.5" />
        <path class="line-art" d="M28.5 32.200l2.5 2.600l4.5 -5" />
      </g>
    )}
    {mood === 'thinking' && (
      <g class="finito-dots">
        <rect x="21" y="27" width="19" height="10.5" rx="5.25" />
        <circle cx="26" cy="32.25" r="1.5" />
        <circle cx="30.5" cy="32.25" r="1.5" />
        <circle cx="35" cy="32.25" r="1.5" />
      </g>
    )}
  </svg>
);
