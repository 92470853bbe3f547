// Tells whether things move, and how fast.
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
