// The size of the tiles on the felt: by itself, by pinching, or by two buttons.
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { RummikubTranslations } from '../types.ts';
import { ZoomIcon } from '../view/icons.tsx';

export interface Zoom {
  readonly factor: Signal<number>;
  set(factor: number): void;
}

const MIN_ZOOM = 0.6;
const MAX_ZOOM = 1.8;
/** The sizes that the buttons lead to. The first step out puts three sets side by side on a phone, where there were two. */
const STEPS = [0.6, 0.74, 1, 1.25, 1.5, 1.8];

/** Two fingers: how far apart they are, and how far down between them is. */
const pinchOf = ({ touches }: TouchEvent): { readonly gap: number; readonly y: number } | undefined => {
  const [a, b, more] = touches;
  if (!a || !b || more) return undefined;
  return { gap: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), y: (a.clientY + b.clientY) / 2 };
};

/** `letGo`: two fingers on the felt mean no tile. */
export const useZoom = (
  root: RefObject<HTMLElement | null>,
  letGo: () => void,
  kept: number | undefined,
): Zoom => {
  const factor = useSignal(kept ?? 1);
  const set = (next: number): void => {
    factor.value = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next));
  };
  useEffect(() => {
    const felt = root.current?.querySelector<HTMLElement>('.rk-felt');
    if (!felt) return;
    let start: { readonly gap: number; readonly factor: number; y: number } | undefined;
    const begin = (event: TouchEvent): void => {
      const pinch = pinchOf(event);
      if (pinch) letGo();
      start = pinch && { ...pinch, factor: factor.peek() };
    };
    const move = (event: TouchEvent): void => {
      const pinch = pinchOf(event);
      if (!start || !pinch) return;
      event.preventDefault();
      felt.scrollTop -= pinch.y - start.y;
      start.y = pinch.y;
      const grown = pinch.gap / start.gap;
      if (Math.abs(grown - 1) > 0.12) set(start.factor * grown);
    };
    const end = (): void => {
      start = undefined;
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      set(factor.peek() * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
    };
    felt.addEventListener('touchstart', begin, { passive: true });
    felt.addEventListener('touchmove', move, { passive: false });
    felt.addEventListener('touchend', end);
    felt.addEventListener('wheel', wheel, { passive: false });
    return () => {
      felt.removeEventListener('touchstart', begin);
      felt.removeEventListener('touchmove', move);
      felt.removeEventListener('touchend', end);
      felt.removeEventListener('wheel', wheel);
    };
  }, []);
  return { factor, set };
};

/** Shown once the table no longer fits, or has been zoomed. */
export const ZoomButtons = ({ zoom, translations }: { zoom: Zoom; translations: RummikubTranslations }) => {
  const { factor, set } = zoom;
  return (
    <div class="rk-zoom">
      <button
        type="button"
        class="button icon rk-icon"
        aria-label={translations.own.zoomOut}
        title={translations.own.zoomOut}
        disabled={factor.value <= MIN_ZOOM}
        onClick={() => set(STEPS.findLast((step) => step < factor.value) ?? MIN_ZOOM)}
      >
        <ZoomIcon sign="−" />
        <span class="rk-label nowrap" aria-hidden="true">
          {translations.own.label.smaller}
        </span>
      </button>
      <button
        type="button"
        class="button icon rk-icon"
        aria-label={translations.own.zoomIn}
        title={translations.own.zoomIn}
        disabled={factor.value >= MAX_ZOOM}
        onClick={() => set(STEPS.find((step) => step > factor.value) ?? MAX_ZOOM)}
      >
        <ZoomIcon sign="+" />
        <span class="rk-label nowrap" aria-hidden="true">
          {translations.own.label.larger}
        </span>
      </button>
    </div>
  );
};
