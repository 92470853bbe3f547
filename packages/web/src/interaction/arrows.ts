// Arrow keys move the focus to what lies in that direction, whatever the layout.

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest of these in that direction; straight ahead counts as nearer than aside. */
const neighbour = (
  from: Element,
  candidates: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined => {
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    if (candidate === from) continue;
    const [cx, cy] = middle(candidate);
    const ahead = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    if (ahead <= 1 || aside > 2.5 * ahead + 4) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
};

/** Tells whether these lie in one line, beside or below each other. */
const isLine = (items: readonly Element[]): boolean => {
  const places = items.map(middle);
  return [0, 1].some((axis) => {
    const all = places.map((place) => place[axis] ?? 0);
    return Math.max(...all) - Math.min(...all) < 4;
  });
};

/** In a line every arrow leads on: who does not see it cannot know which way it runs. */
const nextInLine = (from: Element, [dx, dy]: readonly [number, number]): HTMLElement | undefined => {
  const items = [
    ...(from.closest('[data-stop]')?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
  ];
  return isLine(items) ? items[items.indexOf(from as HTMLElement) + dx + dy] : undefined;
};

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, [tabindex]:not([tabindex="-1"])';

/** To be called on keydown of a board; true when the focus has moved. */
export const moveFocus = (root: HTMLElement, event: KeyboardEvent): boolean => {
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement;
  if (!direction || !from || !root.contains(from) || event.altKey || event.ctrlKey || event.metaKey)
    return false;
  if (from.matches('input, select, textarea')) return false;
  const all = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const next = nextInLine(from, direction);
  const isInside = from.closest('[data-stop="line"]') !== null;
  const to = (isInside && next) || (neighbour(from, all, direction) ?? next);
  if (!to) return false;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
};
