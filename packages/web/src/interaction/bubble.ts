// A sentence at the place it is about, for example why a piece may not go there.
import { announce } from '../shell/announce.ts';
import { soundNo, vibrate } from '../shell/sound.ts';

let open: HTMLElement | undefined;
/** The element that had the focus when the bubble came; the focus goes back there. */
let from: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const closeBubble = (): void => {
  const hadFocus = open?.contains(document.activeElement) ?? false;
  open?.remove();
  open = undefined;
  clearTimeout(timer);
  if (hadFocus && from instanceof HTMLElement) from.focus({ preventScroll: true });
};

interface BubbleAction {
  readonly text: string;
  readonly run: () => void;
}

const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Above the place, below it, or at the edge of the board: the first where it covers nothing that must stay in sight. */
const placeFor = (bubble: DOMRect, place: DOMRect, keepUncovered: readonly Element[]): DOMRect => {
  const { width, height } = bubble;
  const left = Math.min(Math.max(8, place.left + place.width / 2 - width / 2), innerWidth - width - 8);
  const board = document.querySelector('.board-host')?.getBoundingClientRect() ?? place;
  const tops = [place.top - height - 10, place.bottom + 10, board.top - height - 4, board.bottom + 4];
  const shown = keepUncovered.map((element) => element.getBoundingClientRect());
  const choices = tops
    .map((top) => new DOMRect(left, Math.min(Math.max(8, top), innerHeight - height - 8), width, height))
    .map((rect) => ({ rect, covers: [place, ...shown].reduce((sum, one) => sum + overlap(rect, one), 0) }));
  return choices.reduce((best, one) => (one.covers < best.covers ? one : best)).rect;
};

/**
 * Shows a text at this element for as long as it takes to read it, or, with something to do, until it is dismissed: by
 * Escape, or the next touch anywhere. The Tab key leads into it. `keepUncovered`: elements it should not cover.
 */
export const showBubble = (
  text: string,
  at: Element,
  action?: BubbleAction,
  keepUncovered: readonly Element[] = [],
): void => {
  explain(text, at, action, keepUncovered);
  soundNo();
  vibrate(30);
};

/** The same for what was asked for and is no refusal: without its sound. */
export const explain = (
  text: string,
  at: Element,
  action?: BubbleAction,
  keepUncovered: readonly Element[] = [],
): void => {
  closeBubble();
  from = document.activeElement;
  const bubble = document.createElement('div');
  bubble.className = 'bubble';
  // The bubble is not modal. The text is announced; the name is for those who come to the button by Tab.
  bubble.setAttribute('role', 'dialog');
  bubble.setAttribute('aria-label', text);
  bubble.append(text);
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.text;
    button.addEventListener('click', () => {
      closeBubble();
      action.run();
    });
    bubble.append(' ', button);
  }
  document.body.append(bubble);
  const { left, top } = placeFor(bubble.getBoundingClientRect(), at.getBoundingClientRect(), keepUncovered);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  open = bubble;
  if (!action) timer = setTimeout(closeBubble, 2500 + 55 * text.length);
  announce(text);
};

globalThis.addEventListener?.('pointerdown', (event) => {
  if (open && !open.contains(event.target as Node)) closeBubble();
});
/** A click without a pointer: by a key, or by an assistive technology. It comes before what it does. */
globalThis.addEventListener?.(
  'click',
  (event) => {
    if (open && event.detail === 0 && !open.contains(event.target as Node)) closeBubble();
  },
  true,
);
globalThis.addEventListener?.('keydown', (event) => {
  if (!open) return;
  if (event.key === 'Escape') closeBubble();
  const button = open?.querySelector('button');
  if (event.key !== 'Tab' || !button) return;
  event.preventDefault();
  if (document.activeElement === button) closeBubble();
  else button.focus();
});
