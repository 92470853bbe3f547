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

interface BubbleLink {
  readonly text: string;
  readonly href: string;
}

/** Shows a text at this element for as long as it takes to read it; the next touch anywhere closes it. */
export const showBubble = (text: string, at: Element, link?: BubbleLink): void => {
  closeBubble();
  const bubble = document.createElement('div');
  bubble.className = 'bubble';
  bubble.setAttribute('role', 'status');
  bubble.append(text);
  if (link) {
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.text;
    bubble.append(' ', anchor);
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
