import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PickAndPlace } from '../../../interaction/pick-and-place.ts';
import { type Piece, type Place, pieces } from '../model/places.ts';

type Picking = PickAndPlace<Piece, Place>;

/**
 * For users of the keyboard: a counter in hand leads to where it may go, letting go leads back to it, and
 * a new roll to decide on (`rolls`; 0: none) to the open counters.
 */
export const useKeyboard = (
  picking: Picking,
  root: RefObject<HTMLElement | null>,
  rolls: number,
): Pick<Picking['props'], 'onClick' | 'onKeyDown'> => {
  const focusOn = (selector: string): void =>
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

  useEffect(() => {
    if (rolls > 0 && root.current?.querySelector('.finito-square:focus-visible'))
      focusOn('.finito-tray [data-piece]');
  }, [rolls]);

  return {
    onClick: (event) => {
      const before = picking.held.value;
      picking.props.onClick(event);
      const now = picking.held.value;
      const isTaken = now !== undefined && now.counter !== before?.counter;
      // A click without a pointer is a key, or a screen reader.
      if (isTaken && event.detail === 0) focusOn('.is-target');
    },
    onKeyDown: (event) => {
      const piece = picking.held.value;
      picking.props.onKeyDown(event);
      if (piece !== undefined && picking.held.value === undefined)
        focusOn(`[data-piece="${pieces.key(piece)}"]`);
    },
  };
};
