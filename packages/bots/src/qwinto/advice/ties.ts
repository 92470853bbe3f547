// Advice that never calls two choices equal where one of them is nothing but a misthrow.
import type { Qwinto } from '@crescendo/rules/qwinto';
import type { Advice } from '../../game-bots.ts';

/** Takes back that a sum that fits nowhere may as well be kept: rolling again costs nothing, however little it may bring. */
export const withoutFalseTie = (list: readonly Advice<Qwinto>[]): readonly Advice<Qwinto>[] => {
  const [best, ...others] = list;
  if (!best?.because.some(({ code }) => code === 'fits-nowhere')) return list;
  return [{ ...best, because: best.because.filter(({ code }) => code !== 'as-good') }, ...others];
};
