// Small pieces for the lines of the log, shared by the boards.
import type { ComponentChildren } from 'preact';
import type { LogItem } from '../contract/pictures.ts';

/** A number on a small piece. `kind` is a class of log.css: what it is made of. */
export const Chip = ({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) => (
  <span class={`chip text-16 number ${kind}`}>{children}</span>
);

/** Shows a sign: from here to there, added, thrown again, and the like. */
export const Sign = ({ children }: { readonly children: string }) => (
  <span class="log-sign soft text-center">{children}</span>
);

/** A small board with one square marked. */
export const Spot = ({ at, width }: { readonly at: number; readonly width: number }) => {
  const [row, column] = [Math.floor(at / width), at % width];
  const cells = Array.from({ length: width * width }, (_, i) => [i % width, Math.floor(i / width)] as const);
  return (
    <svg class="log-spot square" viewBox={`0 0 ${width * 5 + 1} ${width * 5 + 1}`} aria-hidden="true">
      {cells.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          class={x === column && y === row ? 'here' : ''}
          x={x * 5 + 1}
          y={y * 5 + 1}
          width="4"
          height="4"
          rx="1"
        />
      ))}
    </svg>
  );
};

/** Nothing worth a place in the log. */
export const UNSHOWN: LogItem = { begins: false, picture: null };
/** A line of its own, in words. */
export const IN_WORDS: LogItem = { begins: true, picture: undefined };
