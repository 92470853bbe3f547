// One die with twenty faces for everybody: it tumbles to its number, and any touch ends that at once.
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { duration } from '../../../shell/motion.ts';
import { soundRattle } from '../../../shell/sound.ts';

const TUMBLE = 620;
const FLICKER = 65;

// The die seen straight at one face: that face, its three neighbours, and what is left of the others at the rim.
const RIM = '50,3 91,26.5 91,73.5 50,97 9,73.5 9,26.5';
const FACE = '50,15 80.5,67.5 19.5,67.5';
const SHADES: readonly (readonly [string, string])[] = [
  ['50,3 91,26.5 50,15', 'a'],
  ['50,3 9,26.5 50,15', 'b'],
  ['91,26.5 80.5,67.5 50,15', 'c'],
  ['9,26.5 19.5,67.5 50,15', 'd'],
  ['91,26.5 91,73.5 80.5,67.5', 'e'],
  ['9,26.5 9,73.5 19.5,67.5', 'c'],
  ['91,73.5 50,97 80.5,67.5', 'f'],
  ['9,73.5 50,97 19.5,67.5', 'e'],
  ['19.5,67.5 80.5,67.5 50,97', 'f'],
];

export const DieDrawing = ({ number }: { number: number }) => (
  <g class="finito-die-body">
    <polygon class="finito-die-rim" points={RIM} />
    {SHADES.map(([points, shade]) => (
      <polygon key={points} class={`finito-die-${shade}`} points={points} />
    ))}
    <polygon class="finito-die-face" points={FACE} />
    {number > 0 && (
      <text x="50" y="51" class="finito-die-number">
        {number}
      </text>
    )}
  </g>
);

interface DieProps {
  readonly number: number;
  readonly label: string;
  readonly host: RefObject<SVGSVGElement | null>;
  readonly isStill: boolean;
  /** Touched: says at this element what the number means. */
  readonly onAsk: (at: Element) => void;
}

export const Die = ({ number, label, host, isStill, onAsk }: DieProps) => (
  <button
    type="button"
    class="finito-ask circle block"
    aria-label={label}
    disabled={isStill}
    onClick={(event) => {
      // A held counter stays in hand.
      event.stopPropagation();
      onAsk(event.currentTarget);
    }}
  >
    <svg ref={host} class="finito-die square block" viewBox="0 0 100 100" aria-hidden="true">
      <DieDrawing number={number} />
    </svg>
  </button>
);

interface Tumbling {
  readonly host: RefObject<SVGSVGElement | null>;
  /** The die has not come to rest yet: what it allows is not shown before. */
  readonly rolling: Signal<boolean>;
}

/** Let the die tumble whenever `rolls` grows by a roll that was just made. */
export const useTumble = (rolls: number, isNew: boolean, number: number, numbers: number): Tumbling => {
  const host = useRef<SVGSVGElement>(null);
  const rolling = useSignal(false);
  useEffect(() => {
    if (isNew) soundRattle();
    const time = duration(TUMBLE);
    const die = host.current;
    const body = die?.querySelector('.finito-die-body');
    const text = die?.querySelector('text');
    if (!isNew || time === 0 || !body || !text) return;
    rolling.value = true;
    let shown = number;
    const flicker = setInterval(() => {
      shown = ((shown + 6) % numbers) + 1;
      text.textContent = String(shown);
    }, FLICKER);
    const animation = body.animate(
      [
        { transform: 'translate(-22px, -14px) rotate(-560deg) scale(0.82)', easing: 'ease-out' },
        { transform: 'translate(8px, 4px) rotate(-170deg) scale(1.04)', offset: 0.55, easing: 'ease-out' },
        { transform: 'none' },
      ],
      { duration: time },
    );
    const rest = (): void => {
      clearInterval(flicker);
      text.textContent = String(number);
      rolling.value = false;
    };
    animation.onfinish = rest;
    const skip = (): void => animation.finish();
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
      animation.onfinish = null;
      animation.cancel();
      rest();
    };
  }, [rolls]);
  return { host, rolling };
};
