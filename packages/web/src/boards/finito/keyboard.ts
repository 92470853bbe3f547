import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Hands } from '../../pieces/hold.ts';

/**
 * For users of the keyboard: a counter in hand leads to where it may go, letting go leads back to it, and
 * a new roll to decide on (`rolls`; 0: none) to the open counters.
 */
export const useKeyboard = (
  hands: Hands,
  root: RefObject<HTMLElement | null>,
  rolls: number,
): Pick<Hands['props'], 'onClick' | 'onKeyDown'> => {
  const focusOn = (selector: string): void =>
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

  useEffect(() => {
    if (rolls > 0 && root.current?.querySelector('.finito-square:focus-visible'))
      focusOn('.finito-tray [data-piece]');
  }, [rolls]);

  return {
    onClick: (event) => {
      const before = hands.held.value;
      hands.props.onClick(event);
      const now = hands.held.value;
      const isTaken = now !== undefined && now !== before;
      // A click without a pointer is a key, or a screen reader.
      if (isTaken && event.detail === 0) focusOn('.is-target');
    },
    onKeyDown: (event) => {
      const piece = hands.held.value;
      hands.props.onKeyDown(event);
      if (piece !== undefined && hands.held.value === undefined) focusOn(`[data-piece="${piece}"]`);
    },
  };
};
