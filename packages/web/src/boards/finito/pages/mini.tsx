// For the home page: counters go one after the other where the die says.
import { useEffect, useState } from 'preact/hooks';
import type { Miniature } from '../../contract/pictures.ts';
import '../tokens.css';
import './mini.css';

const number = (at: number): number => (at < 2 ? at + 1 : at > 33 ? at - 15 : (at >> 1) + 2);
const left = (at: number): number => 1.2 + (at % 6) * 10.1 + ((at % 6) >> 1) * 0.7;
const top = (at: number): number => 1.2 + Math.floor(at / 6) * 10.7;

/** Counter and square, in the order of the rolls. */
const FIRST: readonly [counter: number, at: number] = [5, 13];
const STEPS: readonly (readonly [counter: number, at: number])[] = [
  FIRST,
  [10, 26],
  [2, 4],
  [7, 19],
  [12, 34],
  [4, 9],
  [8, 22],
];
const SQUARES = Array.from({ length: 36 }, (_, at) => at);

const line = (placed: readonly (readonly [number, number])[]): string =>
  placed
    .map(([, at]) => at)
    .sort((a, b) => a - b)
    .map((at, i, all) => {
      const before = all[i - 1];
      const [x, y] = [left(at) + 5, top(at) + 5];
      if (before === undefined) return `M${x} ${y}`;
      const [px, py] = [left(before) + 5, top(before) + 5];
      return `C${px} ${(y + py) / 2} ${x} ${(y + py) / 2} ${x} ${y}`;
    })
    .join('');

export const Mini: Miniature = ({ still }) => {
  const [step, setStep] = useState(5);
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setStep((now) => (now + 1) % (STEPS.length + 2)), 1500);
    return () => clearInterval(timer);
  }, [still]);
  const placed = STEPS.slice(0, step);
  const [, aim] = STEPS[Math.min(step, STEPS.length - 1)] ?? FIRST;
  return (
    <svg class="finito-mini full-width block" viewBox="-4 -3.5 96 72" aria-hidden="true">
      <rect class="finito-m-sheet" width="64.4" height="66" rx="2.5" />
      {SQUARES.map((at) => (
        <g key={at}>
          <rect
            class={at === aim && step < STEPS.length ? 'finito-m-aim' : 'finito-m-square'}
            style={`--high: ${Math.round(at * 2.8)}%`}
            x={left(at)}
            y={top(at)}
            width="9.9"
            height="9.9"
            rx="1.6"
          />
          <text class="finito-m-print" x={left(at) + 5} y={top(at) + 5.2}>
            {number(at)}
          </text>
        </g>
      ))}
      <path class="finito-m-band" d={line(placed)} />
      <path class="finito-m-thread" d={line(placed)} />
      <g class="finito-m-die">
        <path d="M76 1l10 5.8v11.6l-10 5.8l-10 -5.8v-11.6z" />
        <path class="finito-m-face" d="M76 4l7.5 13h-15z" />
        <text x="76" y="13.2">
          {number(aim)}
        </text>
      </g>
      {STEPS.map(([counter, at], i) => {
        const isPlaced = i < step;
        const row = i - step;
        const [x, y] = isPlaced ? [left(at) + 5, top(at) + 5] : [76, 33 + Math.min(row, 3) * 11];
        return (
          <g
            key={counter}
            class={isPlaced || row < 3 ? 'finito-m-disc' : 'finito-m-disc is-away'}
            style={`transform: translate(${x}px, ${y}px)`}
          >
            <circle class="finito-m-edge" cy="0.5" r="4.4" />
            <circle class={isPlaced ? 'is-placed' : ''} r="4.4" />
            <text y="0.2">{counter}</text>
          </g>
        );
      })}
    </svg>
  );
};
