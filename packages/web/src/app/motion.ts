// Whether things move, and how fast.
import { mediaQuery } from './media-query.ts';
import { settings } from './settings.ts';

const systemReduces = mediaQuery('(prefers-reduced-motion: reduce)');

/** Does the player, or the device, ask for no animation? */
export const reducesMotion = (): boolean => settings.motion.value === 'less' || systemReduces.value;

/** Milliseconds for a movement that takes this long at normal speed; 0 without animation. */
export const duration = (normal: number): number => {
  if (reducesMotion()) return 0;
  return normal * { slow: 1.7, normal: 1, fast: 0.55 }[settings.speed.value];
};
