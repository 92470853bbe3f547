// The focus never falls back to the page: when what had it disappears, is switched off or hidden, the same piece or place
// gets it where it is now, or the nearest thing that can be used. Also keeps the stops of the Tab key (tab-stops.ts), which
// change with the same things.
import { setTabStops } from './tab-stops.ts';

const USABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select, textarea, summary, [tabindex="0"]';
/** The focus goes on here when nothing is left of the part that had it. */
const FALLBACKS = ['.board-host', '.bar-buttons', '.table-bar', '.table-head'];

/** The copy that is dragged about: see drag.ts. */
const CARRIED = '.air .ghost';
/** Attributes that decide what can be used or is likely to be: no other can take the focus away. */
const WATCHED: string[] = [
  ...['class', 'disabled', 'hidden', 'href', 'inert', 'open', 'tabindex', 'aria-current'],
  ...['data-fit', 'data-look', 'data-mine', 'data-rows', 'data-stop'],
];

interface Focused {
  readonly element: Element;
  /** The piece or place of a board; empty: it is neither. */
  readonly key: string;
  /** The elements it was in, the nearest first. */
  readonly around: readonly Element[];
  readonly at: DOMRect;
}

const isUsable = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

const ancestorsOf = (element: Element): readonly Element[] => {
  const all: Element[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement) all.push(at);
  return all;
};

const keyOf = (element: Element): string =>
  element.getAttribute('data-place') ?? element.getAttribute('data-piece') ?? '';

/** A move takes a piece elsewhere, or draws its place anew. */
const sameIn = (root: Element, { key }: Focused): HTMLElement | undefined =>
  key === ''
    ? undefined
    : [...root.querySelectorAll<HTMLElement>('button:not(:disabled)')].find(
        (button) => keyOf(button) === key && isUsable(button),
      );

const nearestIn = (part: Element, { at }: Focused): HTMLElement | undefined => {
  const distance = (element: Element): number => {
    const { left, top } = element.getBoundingClientRect();
    return Math.hypot(left - at.left, top - at.top);
  };
  return [...part.querySelectorAll<HTMLElement>(USABLE)]
    .filter(isUsable)
    .sort((a, b) => distance(a) - distance(b))[0];
};

/** Finds the element that gets the focus in place of one that is gone. */
const successorOf = (root: Element, was: Focused): HTMLElement | undefined => {
  const same = sameIn(root, was);
  if (same) return same;
  // An element that a move has taken off a board was part of the whole board.
  const board = was.element.isConnected ? undefined : was.around.find((part) => part.matches('.board-host'));
  const near = board?.isConnected ? nearestIn(board, was) : undefined;
  if (near) return near;
  for (const part of was.around) {
    // Beyond this, what is near is no longer what belongs to it.
    if (part === root || part.matches('.beside, .notes, dialog')) break;
    const found = part.isConnected ? nearestIn(part, was) : undefined;
    if (found) return found;
  }
  for (const selector of FALLBACKS) {
    const part = root.querySelector(selector);
    const found =
      part && (part.querySelector<HTMLElement>('[data-stop] [tabindex="0"]') ?? nearestIn(part, was));
    if (found && isUsable(found)) return found;
  }
  return root.querySelector<HTMLElement>('h1') ?? undefined;
};

/** Watches over everything in this element; returns what ends it. */
export const keepFocus = (root: Element): (() => void) => {
  let last: Focused | undefined;
  let asked = 0;

  const look = (): void => {
    asked = 0;
    setTabStops(root);
    const now = document.activeElement;
    if (!last || (now && now !== document.body && isUsable(now))) return;
    // It is still there: then the user has left it, and calling the focus back would be a trap.
    if (isUsable(last.element) || document.querySelector('dialog:modal')) return;
    successorOf(root, last)?.focus({ preventScroll: true });
  };
  const lookSoon = (): void => {
    // While something is carried, every step changes the page; its end does, too.
    if (asked === 0 && document.querySelector(CARRIED) === null) asked = requestAnimationFrame(look);
  };
  /** An element that is gone is replaced before the next key is pressed; the rest can wait for the next picture. */
  const changed = (): void => {
    if (last && !last.element.isConnected && document.activeElement === document.body) look();
    else lookSoon();
  };
  const remember = ({ target }: Event): void => {
    if (target instanceof Element)
      last = {
        element: target,
        key: keyOf(target),
        around: ancestorsOf(target),
        at: target.getBoundingClientRect(),
      };
    lookSoon();
  };

  const changes = new MutationObserver(changed);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: WATCHED,
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', lookSoon);
  setTabStops(root);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(asked);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', lookSoon);
  };
};
