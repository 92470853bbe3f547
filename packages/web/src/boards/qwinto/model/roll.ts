// A roll: the dice tumble before their sum is told. Any touch lets them rest at once.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { duration } from '../../../shell/motion.ts';
import type { QwintoProps } from '../types.ts';

/** The duration of the tumbling dice, and the interval at which they show another face meanwhile. */
export const TUMBLE_MS = 540;
const FLICKER_MS = 70;

interface Roll {
  /** The dice have not come to rest: nothing of their sum is shown yet. */
  readonly rolling: boolean;
  /** Grows while they tumble. */
  readonly tick: Signal<number>;
}

export const useRoll = ({ moment, mode, news }: QwintoProps): Roll => {
  const seen = useRef(moment);
  /** The moment of the last roll that was seen happening. */
  const rolled = useRef(-Infinity);
  const rested = useSignal(moment);
  const tick = useSignal(0);
  if (moment !== seen.current) {
    const isNext = moment === seen.current + 1 && mode !== 'still';
    seen.current = moment;
    if (isNext && duration(TUMBLE_MS) > 0 && news.some(({ type }) => type === 'rolled'))
      rolled.current = moment;
  }
  const rolling = rolled.current > rested.value;

  useEffect(() => {
    if (!rolling) return;
    const rest = (): void => {
      rested.value = rolled.current;
    };
    const flicker = setInterval(() => tick.value++, FLICKER_MS);
    const timer = setTimeout(rest, duration(TUMBLE_MS));
    addEventListener('pointerdown', rest, true);
    addEventListener('keydown', rest, true);
    return () => {
      clearInterval(flicker);
      clearTimeout(timer);
      removeEventListener('pointerdown', rest, true);
      removeEventListener('keydown', rest, true);
    };
  }, [rolling, rolled.current]);

  return { rolling, tick };
};
