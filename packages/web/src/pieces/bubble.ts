// A sentence at the place it is about, for example why a piece may not go there.
import { announce } from '../app/announce.ts';
import { soundNo, vibrate } from '../app/sound.ts';

let open: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

export const closeBubble = (): void => {
  open?.remove();
  open = undefined;
  clearTimeout(timer);
};

interface BubbleAction {
  readonly text: string;
  readonly run: () => void;
}

/** Shows a text at this element for as long as it takes to read it; the next touch anywhere closes it. */
export const showBubble = (text: string, at: Element, action?: BubbleAction): void => {
  closeBubble();
  const bubble = document.createElement('div');
  bubble.className = 'bubble';
  bubble.setAttribute('role', 'status');
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
  const place = at.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(8, place.left + place.width / 2 - width / 2), innerWidth - width - 8);
  const above = place.top - height - 10;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above > 8 ? above : Math.min(place.bottom + 10, innerHeight - height - 8)}px`;
  open = bubble;
  timer = setTimeout(closeBubble, 2500 + 55 * text.length);
  announce(text);
  soundNo();
  vibrate(30);
};

globalThis.addEventListener?.('pointerdown', (event) => {
  if (open && !open.contains(event.target as Node)) closeBubble();
});
globalThis.addEventListener?.('keydown', (event) => {
  if (event.key === 'Escape') closeBubble();
});
