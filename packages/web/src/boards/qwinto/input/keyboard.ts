// For users of the keyboard: the focus goes to what there is to do next.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../../shell/settings.ts';
import type { QwintoProps } from '../types.ts';

const nextFocus = (root: HTMLElement, phase: string): HTMLElement | null =>
  phase === 'dice' || phase === 'keep'
    ? root.querySelector<HTMLElement>('button.qw-die, [data-main="true"]')
    : (root.querySelector<HTMLElement>('[data-look="fits"]') ??
      root.querySelector<HTMLElement>('[data-main="true"]'));

/** Returns whether the last input came from the keyboard, to be set by the board's handlers. */
export const useNextFocus = (
  root: RefObject<HTMLElement | null>,
  showOwnSheet: () => void,
  { mode, view: { phase, seat } }: QwintoProps,
): { current: boolean } => {
  const byKeys = useRef(false);
  useLayoutEffect(() => {
    if (mode !== 'play') return;
    showOwnSheet();
    const focused = document.activeElement;
    if (phase === 'write' && settings.largeTiles.value)
      root.current
        ?.querySelector('[data-look="fits"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (!byKeys.current || !root.current) return;
    if (focused === null || focused === document.body || root.current.contains(focused))
      nextFocus(root.current, phase)?.focus({ preventScroll: true });
  }, [mode, phase, seat]);
  return byKeys;
};
