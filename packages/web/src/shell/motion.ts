// Tells whether things move, and how fast.
import { type ReadonlySignal, signal } from '@preact/signals';
import { mediaQuery } from './media-query.ts';
import { settings } from './settings.ts';

const systemReduces = mediaQuery('(prefers-reduced-motion: reduce)');

/** Tells whether the player, or the device, asks for no animation. */
export const reducesMotion = (): boolean => settings.motion.value === 'less' || systemReduces.value;

const TIMES = { slow: 1.7, normal: 1, fast: 0.55, instant: 0 } as const;

/** Milliseconds for a movement that takes this long at normal speed; 0 without animation. */
export const duration = (normal: number): number =>
  reducesMotion() ? 0 : normal * TIMES[settings.speed.value];

/** Milliseconds to read or to follow something that takes this long at normal speed, even without animations. */
export const pause = (normal: number): number => normal * TIMES[settings.speed.value];

// Nobody has touched the page for a while: then nothing on it goes on moving, so that a phone can sleep. Animations without
// end have `var(--endless, infinite)` as their count; appearance.ts sets it.

/** Long enough to see what calls for attention, and a whole round of a miniature. */
const REST_MS = 8000;

const state = signal(false);
export const resting: ReadonlySignal<boolean> = state;

let last = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const look = (): void => {
  timer = undefined;
  const left = last + REST_MS - Date.now();
  if (document.hidden || left <= 0) state.value = true;
  else timer = setTimeout(look, left);
};

/** Somebody is there, or something has happened that they should see. */
export const stir = (): void => {
  last = Date.now();
  if (document.hidden) return;
  state.value = false;
  timer ??= setTimeout(look, REST_MS);
};

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'focus'];

export const watchForRest = (): void => {
  for (const type of SIGNS) addEventListener(type, stir, { passive: true, capture: true });
  document.addEventListener('visibilitychange', () => (document.hidden ? look() : stir()));
  stir();
};
